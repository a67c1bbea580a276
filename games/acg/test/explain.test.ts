import type { Decision, State } from '@questhall/engine';
import { sayOption, walk } from '@questhall/test-kit';
import { describe, expect, it } from 'vitest';
import { type AcgBoard, noIcons } from '../src/board.js';
import { acg, acgBox } from '../src/index.js';
import { claimGear, runProgram, takeTreasure } from '../src/procs.js';
import { activation } from '../src/rules/actions.js';
import { enemyPhase } from '../src/rules/enemy-phase.js';
import { giveGear } from '../src/rules/gifts.js';
import { settlement } from '../src/rules/settlement.js';
import { carryOut } from './effects/carries-out.js';
import { type AcgTable, addTestCards, rules, table } from './kit.js';
import { say } from './speaking.js';

const _PRINTED = { box: acgBox };
const explained = (t: AcgTable) => rules().explain(t.state, t.state.open[0] as Decision);
const question = (t: AcgTable) => say(explained(t).text);
const optionText = (t: AcgTable, id: string) =>
  sayOption(say, explained(t).options[id] ?? { name: { key: id, args: {} } });
const reason = (t: AcgTable, ref: string) => {
  const found = explained(t).barred.find(({ refs }) => refs.includes(ref));
  return found === undefined ? undefined : say(found.because);
};
/** A label without things on the table: passing, declining, travelling. */
const barredWords = (t: AcgTable) =>
  explained(t).barred.map(({ name, rules }) => `${say(name)} ${rules.join(' ')}`);

const deliver = (card: string, line: object) =>
  addTestCards({
    kind: 'dungeon',
    id: card,
    name: card,
    origin: 'ours',
    type: 'event',
    treasure: 0,
    lines: [line],
  });
deliver('test-lasso', { do: { engage: { enemy: {} } } });
deliver('test-lullaby', { do: { exhaust: { enemy: { in: 'play', nemesis: false } } } });
deliver('test-dart', { do: { suffer: { hero: 'one', count: 1 } } });

/** A claw lies on the table in the middle of a rest. */
const rolled = () =>
  table().given((b) => {
    b.action = {
      hero: 'ironbreaker',
      card: 'stubborn-resolve',
      type: 'rest',
      part: 'during',
      targets: [],
      aided: null,
      spent: 0,
      dice: [{ kind: 'enemy', icons: ['claw'] }],
      extra: noIcons(),
      defeated: [],
      lateAttackers: [],
      lateNemeses: [],
    };
  });

const program = (card: string) => ({
  you: 'ironbreaker' as const,
  self: card,
  target: null,
  hero: null,
  enemy: null,
  program: `${card}/lines`,
  line: 0,
});

describe('an activation', () => {
  it('names the hero, and every readied action with its kind, dice and tokens', () => {
    const t = table()
      .hero('ironbreaker', { tokens: { aid: 1 } })
      .runs(activation, { hero: 'ironbreaker' });
    expect(question(t)).toBe('Choose an action for the Ironbreaker.');
    expect(optionText(t, 'shield-wall')).toBe('Shield Wall: aid, 1 die, prepare, 1 success token');
    expect(explained(t).options['shield-wall']?.refs).toEqual(['shield-wall']);
  });

  it('bars exhausted actions, passing, and travelling before the location is explored', () => {
    const t = table()
      .hero('ironbreaker', { exhausted: ['rest'] })
      .deck('location', ['sewer-system'])
      .runs(activation, { hero: 'ironbreaker' })
      .bars('stubborn-resolve', 'ACG-ACT-04')
      .bars('stubborn-resolve', 'ACG-EXH-01')
      .bars('test-hall', 'ACG-LOC-03');
    expect(barredWords(t)).toContain('Pass ACG-HERO-07');
    expect(reason(t, 'test-hall')).toMatch(/not fully explored: 0 of 6 progress/);
  });

  it('bars travelling when there is nowhere left to go', () => {
    table().runs(activation, { hero: 'ironbreaker' }).bars('test-hall', 'ACG-LOC-05');
  });

  it('bars targets that an attack does not reach', () => {
    table()
      .enemy('near', { in: 'ironbreaker' })
      .enemy('close', { in: 'ironbreaker' })
      .enemy('dark', { in: 'shadows' })
      .enemy('far', { in: 'waywatcher' })
      .enemy('throned', { in: 'lair', card: 'odious-grump' })
      .acts('ironbreaker', 'attack')
      .answers('p1', 'choose-enemy-to-engage')
      .asks('p1', 'choose-targets', 'near', 'close')
      .bars('dark', 'ACG-ATK-08')
      .bars('far', 'ACG-ATK-01')
      .bars('throned', 'ACG-NEM-09');
  });

  it('bars aiding oneself and the defeated', () => {
    table({ heroes: ['ironbreaker', 'waywatcher', 'warrior-priest', 'bright-wizard'] })
      .hero('bright-wizard', { status: 'defeated' })
      .acts('ironbreaker', 'aid')
      .asks('p1', 'choose-hero-to-aid', 'waywatcher', 'warrior-priest')
      .bars('ironbreaker', 'ACG-AER-04')
      .bars('bright-wizard', 'ACG-AER-05');
  });

  it('bars spending tokens of other cards', () => {
    table()
      .hero('ironbreaker', { tokens: { attack: 1, rest: 2 } })
      .acts('ironbreaker', 'rest')
      .asks('p1', 'spend-tokens', '0', '1', '2')
      .bars('inexorable-advance', 'ACG-ACT-06');
  });
});

describe('an effect', () => {
  it('warns before a full zone overflows', () => {
    const t = table()
      .phase('hero', 'ironbreaker')
      .enemy('a', { in: 'ironbreaker' })
      .enemy('b', { in: 'ironbreaker' })
      .enemy('c', { in: 'ironbreaker' })
      .enemy('x')
      .enemy('y', { facedown: true })
      .runs(runProgram, program('test-lasso'));
    expect(optionText(t, 'x')).toMatch(/zone is full/);
    expect(optionText(t, 'y')).toMatch(/^A facedown enemy in the shadows: ready; your zone is full/);
    t.bars('a', 'ACG-ZONE-08');
  });

  it('names immunity, nemeses that are spared, and those who sleep already', () => {
    table()
      .phase('hero', 'ironbreaker')
      .enemy('stubborn', { card: 'orc-boy#1' })
      .enemy('king', { card: 'odious-grump' })
      .enemy('asleep', { exhausted: true })
      .enemy('x')
      .enemy('y')
      .runs(runProgram, program('test-lullaby'))
      .asks('p1', 'choose-enemy-to-exhaust', 'x', 'y')
      .bars('stubborn', 'ACG-GOLD-04')
      .bars('king', 'ACG-EFF-01')
      .bars('asleep', 'ACG-EXH-01');
  });

  it('tells a lone player which hero is taken', () => {
    const { state } = acg.start(acg.setup({ players: 1, quest: 'a-foul-stench' }), 'alone');
    acg.play(state, { decision: state.open[0]?.id ?? 0, picks: ['waywatcher'] });
    const [bar] = acg.explain(state, state.open[0] as Decision).barred;
    expect(bar === undefined ? '' : say(bar.because)).toBe('This hero is already in the party');
  });

  it('bars nothing where 0 is an answer', () => {
    const t = carryOut(rolled(), [{ may: { convert: { from: 'claw', to: 'defence', count: 1 } } }]);
    expect(t.state.open[0]).toMatchObject({ ask: 'how-many-to-convert', options: ['0', '1'] });
    expect(explained(t).barred).toEqual([]);
  });

  it('says that it must be carried out', () => {
    const t = table().enemy('x').enemy('y').runs(runProgram, program('test-lullaby'));
    expect(barredWords(t)).toContain('No, none of these ACG-GOLD-10');
  });

  it('bars defeated heroes', () => {
    table({ heroes: ['ironbreaker', 'waywatcher', 'bright-wizard'] })
      .hero('bright-wizard', { status: 'defeated' })
      .runs(runProgram, program('test-dart'))
      .bars('bright-wizard', 'ACG-WND-15');
  });
});

describe('the enemy phase', () => {
  it('bars the exhausted, the shadows, and those of other heroes', () => {
    table()
      .phase('enemy')
      .enemy('a', { in: 'ironbreaker' })
      .enemy('b', { in: 'ironbreaker' })
      .enemy('tired', { in: 'ironbreaker', exhausted: true })
      .enemy('dark')
      .enemy('hers', { in: 'waywatcher' })
      .enemy('throned', { in: 'lair', card: 'odious-grump' })
      .runs(enemyPhase, { turn: 0, order: [] })
      .asks('p1', 'choose-enemy-to-activate', 'a', 'b')
      .bars('tired', 'ACG-EXH-06')
      .bars('dark', 'ACG-EPH-03')
      .bars('hers', 'ACG-EPH-02')
      .bars('throned', 'ACG-EPH-11');
  });
});

describe('claiming gear', () => {
  const claims = (t: AcgTable, card: string) =>
    t.given((b) => b.drawn.push(card)).runs(claimGear, { hero: 'ironbreaker', card });

  it('says when there is no room', () => {
    const t = table().hero('ironbreaker', { gear: ['notched-cleaver'], capacity: 1 });
    claims(t, 'lucky-knucklebone').bars('lucky-knucklebone', 'ACG-GEAR-05');
    expect(optionText(t, 'notched-cleaver')).toBe(
      'Equip it instead of Notched Cleaver: weapon; Notched Cleaver is discarded',
    );
  });

  it('says which limit of a kind is reached, and which gear cannot make room', () => {
    const t = table().hero('ironbreaker', {
      gear: ['door-shield'],
      depletedGear: ['charm-of-averted-eyes'],
      capacity: 3,
    });
    claims(t, 'riveted-plate')
      .bars('riveted-plate', 'ACG-GEAR-06')
      .bars('charm-of-averted-eyes', 'ACG-GEAR-08');
  });
});

describe('treasure', () => {
  it('says that the gear deck is used up', () => {
    const t = table().deck('gear', [], ['night-cloak']).runs(takeTreasure, { hero: 'ironbreaker' });
    expect(barredWords(t)).toEqual(['The top card of the gear deck ACG-DECK-19']);
  });
});

describe('the settlement', () => {
  it('keeps legendary and depleted gear with its hero', () => {
    const t = table({ campaign: 'an-uneasy-alliance' })
      .hero('ironbreaker', { gear: ['keystone-maul', 'lucky-knucklebone'], depletedGear: ['night-cloak'] })
      .hero('waywatcher', { gear: ['door-shield'] })
      .runs(settlement, { last: false, given: [] })
      .answers('p1', 'settlement-next', 'give-gear')
      .asks('p1', 'choose-gift', 'lucky-knucklebone', 'door-shield')
      .bars('keystone-maul', 'ACG-LEG-05')
      .bars('night-cloak', 'ACG-GEAR-08');
    expect(reason(t, 'keystone-maul')).toBe('Legendary gear cannot be given away');
  });

  it('is about the giver where the receiver is chosen', () => {
    const t = table({ heroes: ['ironbreaker', 'waywatcher', 'bright-wizard'] })
      .hero('waywatcher', { gear: ['door-shield'] })
      .runs(giveGear, { given: [] });
    expect(explained(t)).toMatchObject({ about: 'waywatcher', decides: 'waywatcher' });
    expect(reason(t, 'waywatcher')).toBe('The Waywatcher is giving it away');
  });

  it('asks a receiver without room what he gives in return', () => {
    const t = table({ campaign: 'an-uneasy-alliance' })
      .hero('ironbreaker', { gear: ['lucky-knucklebone'] })
      .hero('waywatcher', { gear: ['door-shield'] })
      .runs(settlement, { last: false, given: [] })
      .answers('p1', 'settlement-next', 'give-gear')
      .answers('p1', 'choose-gift', 'lucky-knucklebone');
    expect(question(t)).toBe(
      'The Waywatcher has no room for Lucky Knucklebone. Trade something to the Ironbreaker?',
    );
    expect(optionText(t, 'door-shield')).toBe('Trade it for Door Shield: armour');
  });

  const inTown = (given: (t: AcgTable) => AcgTable) =>
    given(
      table({ campaign: 'an-uneasy-alliance' }).given((b) => {
        b.result = 'won';
        b.campaign?.results.push('won');
      }),
    )
      .runs(settlement, { last: false, given: [] })
      .answers('p1', 'settlement-next', 'ironbreaker');

  it('closes the smithy with an empty gear deck', () => {
    const t = inTown((t) => t);
    expect(barredWords(t).some((words) => /blacksmith.*ACG-SETL-08/.test(words))).toBe(true);
  });

  it('bars the same place twice', () => {
    const t = inTown((t) => t.deck('gear', ['lucky-knucklebone', 'night-cloak']))
      .answers('p1', 'settlement-action', 'arena')
      .answers('p1', 'settlement-next', 'ironbreaker');
    expect(barredWords(t).some((words) => /arena.*ACG-SETL-03/.test(words))).toBe(true);
  });
});

describe('facedown enemies', () => {
  /** The same table with the facedown cards and the enemy deck dealt anew. */
  function dealtAnew(state: State<AcgBoard>): State<AcgBoard> {
    const other = rules().fork(state);
    const hidden = other.board.enemies.filter((enemy) => !enemy.faceup);
    const heap = [...other.board.decks.enemy.draw, ...hidden.map((enemy) => enemy.card)].reverse();
    for (const enemy of hidden) enemy.card = heap.pop() as string;
    other.board.decks.enemy.draw = heap;
    return other;
  }

  it('give nothing away in any question, option or bar', () => {
    let compared = 0;
    walk(
      acg,
      { setup: acg.setup({ players: 3, quest: 'a-foul-stench' }), seed: 'hidden', limit: 400 },
      {
        after: (state) => {
          const other = dealtAnew(state);
          for (const decision of state.open) {
            expect(rules().explain(other, decision)).toEqual(rules().explain(state, decision));
            compared++;
          }
        },
      },
    );
    expect(compared).toBeGreaterThan(50);
  });
});

describe('what is known before choosing', () => {
  const details = (t: AcgTable, id: string) => (explained(t).options[id]?.details ?? []).map(say);

  it('a target says how many successes it takes', () => {
    const t = table()
      .enemy('weak', { in: 'ironbreaker', health: 1 })
      .enemy('tough', { in: 'ironbreaker', health: 2, resilience: 1 })
      .acts('ironbreaker', 'attack');
    expect(optionText(t, 'weak')).toMatch(/; needs 1 success$/);
    expect(optionText(t, 'tough')).toMatch(/resilience 1, .*; needs 3 successes$/);
  });

  const inTown = () => {
    const t = table({ campaign: 'an-uneasy-alliance' })
      .deck('gear', ['night-cloak', 'lucky-knucklebone'])
      .given((b) => {
        b.result = 'won';
      })
      .runs(settlement, { last: false, given: [] });
    expect(optionText(t, 'waywatcher')).toBe(
      'Waywatcher: 2 visits left, carries 0 of 1, 0 of 4 actions advanced',
    );
    return t.answers('p1', 'settlement-next', 'ironbreaker');
  };

  it('each place in town says what it would change', () => {
    const t = inTown();
    expect(details(t, 'arena')).toEqual(['Can carry 2 instead of 1']);
    expect(details(t, 'blacksmith')).toEqual(['No gear; at most 2 weapons and 1 armour, 1 card in total']);
    expect(details(t, 'trainer')[0]).toMatch(/^Still basic: Inexorable Advance, /);
  });

  it('the trainer shows both cards, the smith what his wares do', () => {
    const trained = inTown().answers('p1', 'settlement-action', 'trainer');
    expect(optionText(trained, 'shield-wall')).toBe('Shield Wall becomes Living Rampart: aid');
    expect(details(trained, 'shield-wall').map((text) => text.slice(0, 16))).toEqual([
      'Now: Aid (1 die)',
      'Then: Aid (3 dic',
    ]);
    const shown = inTown().answers('p1', 'settlement-action', 'blacksmith');
    expect(question(shown)).toContain('(0 of 1 carried)');
    expect(details(shown, 'night-cloak')[0]).not.toBe('');
  });
});
