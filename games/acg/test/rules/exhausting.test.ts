import { expect } from 'vitest';
import type { AcgBoard } from '../../src/board.js';
import { acgBox } from '../../src/index.js';
import { engage, runProgram } from '../../src/procs.js';
import { activation } from '../../src/rules/actions.js';
import { enemyPhase } from '../../src/rules/enemy-phase.js';
import { perilPhase } from '../../src/rules/peril.js';
import { settlement } from '../../src/rules/settlement.js';
import { HEROES } from '../../src/terms.js';
import { addTestCards, playRandom, rule, table } from '../kit.js';

const gear = (id: string, more: object) => ({
  kind: 'gear',
  id,
  name: id,
  origin: 'ours',
  slot: 'accessory',
  ...more,
});
addTestCards(
  {
    kind: 'dungeon',
    id: 'test-weariness',
    name: 'test-weariness',
    origin: 'ours',
    type: 'event',
    treasure: 0,
    quest: true,
    lines: [{ do: { exhaust: { action: { hero: 'you', count: 2 } } } }],
  },
  gear('test-flare', {
    abilities: [
      {
        window: 'modify-dice',
        cost: { depleteSelf: true },
        lines: [{ do: { modifyRoll: { icon: 'success', add: 1 } } }],
      },
    ],
  }),
  gear('test-brittle-charm', {
    abilities: [
      {
        window: 'modify-dice',
        cost: { depleteSelf: true },
        lines: [{ do: { modifyRoll: { icon: 'defence', add: 1 } } }],
      },
      { window: 'after-action', lines: [{ do: { recover: { hero: 'you', count: 1 } } }] },
    ],
  }),
  {
    kind: 'dungeon',
    id: 'test-polish',
    name: 'test-polish',
    origin: 'ours',
    type: 'event',
    treasure: 0,
    quest: true,
    lines: [{ do: { ready: { gear: { hero: 'you', count: 'all' } } } }],
  },
  gear('test-shield-and-heart', {
    passives: [{ stat: 'health', add: 2 }],
    abilities: [
      {
        window: 'modify-dice',
        cost: { exhaustSelf: true },
        lines: [{ do: { modifyRoll: { icon: 'defence', add: 1 } } }],
      },
    ],
  }),
);

const weary = { you: 'ironbreaker', self: null, target: null, hero: null, enemy: null } as const;

rule('ACG-EXH-01', 'an exhausted card is not offered; readied again it is', () => {
  const cards = ['deadly-shot', 'shadow-watch', 'orions-hunt'];
  table()
    .hero('waywatcher', { exhausted: ['rest'] })
    .runs(activation, { hero: 'waywatcher' })
    .asks('p2', 'choose-action', ...cards);
  table()
    .hero('waywatcher', { exhausted: ['rest'] })
    .rolls({ hero: ['defence'] })
    .acts('ironbreaker', 'aid')
    .answers('p2', 'choose-action-to-ready', 'watchful-spites')
    .isQuiet()
    .runs(activation, { hero: 'waywatcher' })
    .asks('p2', 'choose-action', ...cards, 'watchful-spites');
});

rule(
  ['ACG-EXH-02', 'ACG-EXH-03'],
  'exactly one card has the prepare icon, whatever has been upgraded',
  () => {
    for (const hero of HEROES) {
      const cards = Object.values(acgBox.records).filter(
        (card) => card.kind === 'action' && card.hero === hero,
      );
      for (let upgraded = 0; upgraded < 16; upgraded++) {
        const current = ['attack', 'aid', 'explore', 'rest'].map((type, i) =>
          cards.find(
            (card) =>
              card.kind === 'action' &&
              card.type === type &&
              card.level === (upgraded & (1 << i) ? 'advanced' : 'basic'),
          ),
        );
        const prepare = current.filter((card) => card?.kind === 'action' && card.prepare === true);
        expect(prepare, `${hero} with upgrades ${upgraded}`).toHaveLength(1);
      }
    }
  },
);

rule('ACG-EXH-04', 'no effect exhausts the prepare card', () => {
  table()
    .phase('hero', 'ironbreaker')
    .hero('ironbreaker', { exhausted: ['explore'] })
    .runs(runProgram, { ...weary, program: 'test-weariness/lines', line: 0 })
    .heroHas('ironbreaker', { exhausted: ['attack', 'explore', 'rest'] })
    .isQuiet();
  table()
    .phase('hero', 'ironbreaker')
    .runs(runProgram, { ...weary, program: 'test-weariness/lines', line: 0 })
    .asks('p1', 'choose-action-to-exhaust', 'inexorable-advance', 'into-the-dark', 'stubborn-resolve');
});

rule('ACG-EXH-05', 'nothing readies action cards between rounds', () => {
  table()
    .hero('ironbreaker', { exhausted: ['attack', 'rest'] })
    .phase('peril')
    .runs(perilPhase, {})
    .heroHas('ironbreaker', { exhausted: ['attack', 'rest'] })
    .check(({ round }) => expect(round).toBe(2))
    .isQuiet();
});

rule('ACG-EXH-06', 'an enemy exhausted before its turn does not activate in that phase', () => {
  table()
    .enemy('x', { in: 'ironbreaker', exhausted: true })
    .runs(enemyPhase, { turn: 0, order: [] })
    .doesNotEmit('keyword')
    .heroHas('ironbreaker', { wounds: 0 })
    .isQuiet();
});

rule('ACG-EXH-07', 'no enemy die is rolled for an exhausted enemy', () => {
  table()
    .enemy('x', { in: 'ironbreaker', exhausted: true })
    .enemy('y', { in: 'ironbreaker' })
    .rolls({ hero: ['defence', 'defence'], enemy: ['blank'] })
    .acts('ironbreaker', 'rest')
    .picks('p1')
    .isQuiet();
});

rule('ACG-EXH-08', 'enemies in the shadows can be exhausted, faceup or facedown', () => {
  table()
    .enemy('f', { facedown: true })
    .enemy('g')
    .rolls({ hero: ['defence', 'defence'] })
    .acts('waywatcher', 'explore')
    .asks('p2', 'choose-enemy-to-exhaust', 'f', 'g')
    .picks('p2', 'f')
    .enemyIs('f', { exhausted: true, faceup: false })
    .isQuiet();
});

rule('ACG-EXH-09', 'text on an exhausted card applies, unless its cost is to exhaust it', () => {
  table()
    .enemy('j', { card: 'jezzail-team', exhausted: true })
    .runs(engage, { enemy: 'j', hero: 'ironbreaker' })
    .gives('stayed')
    .zone('shadows', ['j']);
  const t = table()
    .hero('ironbreaker', { exhaustedGear: ['test-shield-and-heart'], wounds: 27 })
    .rolls({ hero: ['defence', 'defence'] })
    .acts('ironbreaker', 'rest')
    .doesNotEmit('ability')
    .isQuiet();
  // Health 26 + 2: with 27 wounds he stands.
  t.heroHas('ironbreaker', { status: 'standing' });
});

rule('ACG-EXH-10', 'exhausted gear is readied at the end of the round, or when the switch says', () => {
  const exhausted = () =>
    table()
      .hero('ironbreaker', { exhaustedGear: ['test-buckler'] })
      .phase('peril');
  const gearOf = ({ heroes }: { heroes: { gear: { exhausted: boolean }[] }[] }) =>
    heroes[0]?.gear[0]?.exhausted;
  exhausted()
    .runs(perilPhase, {})
    .check((b) => expect(gearOf(b)).toBe(false));
  exhausted()
    .switched('gear-readies', 'settlement')
    .runs(perilPhase, {})
    .check((b) => expect(gearOf(b)).toBe(true));
  exhausted()
    .switched('gear-readies', 'prepare')
    .runs(perilPhase, {})
    .check((b) => expect(gearOf(b)).toBe(true))
    .rolls({ hero: ['defence'] })
    .acts('ironbreaker', 'aid')
    .check((b) => expect(gearOf(b)).toBe(false));
});

rule('ACG-EXH-11', 'a depleted card stays unusable for the rest of the quest, whatever is readied', () => {
  table()
    .hero('ironbreaker', { gear: ['test-flare'] })
    .rolls({ hero: ['defence', 'defence'] })
    .acts('ironbreaker', 'rest')
    .answers('p1', 'use-ability', 'test-flare|test-flare/abilities.0')
    .check(({ heroes }) => expect(heroes[0]?.gear[0]?.depleted).toBe(true))
    .isQuiet()
    .phase('peril')
    .runs(perilPhase, {})
    .given(({ heroes }) => {
      for (const slot of heroes[0]?.actions ?? []) slot.exhausted = false;
    })
    .phase('hero')
    .rolls({ hero: ['defence', 'defence'] })
    .acts('ironbreaker', 'rest')
    .doesNotEmit('ability')
    .check(({ heroes }) => expect(heroes[0]?.gear[0]?.depleted).toBe(true))
    .isQuiet();
});

rule('ACG-EXH-12', 'the settlement stage turns depleted cards faceup', () => {
  table({ campaign: 'an-uneasy-alliance' })
    .hero('ironbreaker', { depletedGear: ['test-flare'] })
    .given((b) => {
      b.result = 'won';
      for (const hero of b.heroes) hero.visits = ['arena', 'trainer'];
    })
    .runs(settlement, { last: false, given: [] })
    .check(({ heroes }) => expect(heroes[0]?.gear[0]).toMatchObject({ card: 'test-flare', depleted: false }))
    .answers('party', 'late-gifts', 'done')
    .isQuiet();
});

rule('ACG-HERO-11', 'a standing hero always has his prepare card ready when he activates', () => {
  let seen = 0;
  for (const heroes of [2, 3, 4]) {
    playRandom({ heroes, seed: `prepare-${heroes}` }, ({ open, board }) => {
      if (open[0]?.ask !== 'choose-action') return;
      seen++;
      const active = board.heroes.find(({ id }) => id === board.active);
      const prepare = active?.actions.find(({ card }) => {
        const record = acgBox.records[card];
        return record?.kind === 'action' && record.prepare === true;
      });
      expect(prepare?.exhausted).toBe(false);
    });
  }
  expect(seen).toBeGreaterThan(20);
});

rule(
  'ACG-EXH-10',
  'with the prepare switch no other action readies gear, and nobody else’s gear is readied',
  () => {
    const laid = () =>
      table()
        .switched('gear-readies', 'prepare')
        .hero('ironbreaker', { exhaustedGear: ['test-buckler'] })
        .hero('waywatcher', { exhaustedGear: ['test-charm'] });
    const exhausted = ({ heroes }: AcgBoard) => heroes.map(({ gear: [card] }) => card?.exhausted);
    for (const type of ['rest', 'explore', 'attack'] as const) {
      laid()
        .rolls({ hero: ['defence', 'defence'] })
        .acts('ironbreaker', type)
        .check((b) => expect(exhausted(b), type).toEqual([true, true]))
        .isQuiet();
    }
    laid()
      .rolls({ hero: ['defence'] })
      .acts('ironbreaker', 'aid')
      .check((b) => expect(exhausted(b)).toEqual([false, true]))
      .isQuiet();
    // By the default ruling a prepare action leaves gear as it is.
    table()
      .hero('ironbreaker', { exhaustedGear: ['test-buckler'] })
      .rolls({ hero: ['defence'] })
      .acts('ironbreaker', 'aid')
      .check(({ heroes }) => expect(heroes[0]?.gear[0]?.exhausted).toBe(true));
  },
);

rule('ACG-EXH-11', 'nothing on a depleted card happens any more, in this round or a later one', () => {
  const t = table()
    .hero('ironbreaker', { gear: ['test-brittle-charm'], wounds: 9 })
    .rolls({ hero: ['defence', 'defence'] })
    .acts('ironbreaker', 'rest')
    .answers('p1', 'use-ability', 'test-brittle-charm|test-brittle-charm/abilities.0')
    .heroHas('ironbreaker', {
      wounds: 9,
      gear: [{ card: 'test-brittle-charm', exhausted: false, depleted: true }],
    })
    .isQuiet();
  t.phase('peril')
    .runs(perilPhase, {})
    .phase('hero')
    .runs(runProgram, {
      you: 'ironbreaker',
      self: null,
      target: null,
      hero: null,
      enemy: null,
      program: 'test-polish/lines',
      line: 0,
    })
    .rolls({ hero: ['defence', 'defence'] })
    .acts('ironbreaker', 'explore')
    .doesNotEmit('ability')
    .heroHas('ironbreaker', {
      wounds: 9,
      gear: [{ card: 'test-brittle-charm', exhausted: false, depleted: true }],
    })
    .isQuiet();
  // As long as it is not depleted, it speaks up after every action.
  table()
    .hero('ironbreaker', { gear: ['test-brittle-charm'], wounds: 9 })
    .rolls({ hero: ['defence', 'defence'] })
    .acts('ironbreaker', 'rest')
    .answers('p1', 'use-ability', 'decline')
    .heroHas('ironbreaker', { wounds: 8 })
    .isQuiet();
});
