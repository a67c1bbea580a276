import { expect } from 'vitest';
import {
  claimTokens,
  distributeWounds,
  exhaustEnemy,
  runProgram,
  sufferWounds,
  takeTreasure,
} from '../../src/procs.js';
import { enemyPhase } from '../../src/rules/enemy-phase.js';
import { locationPhase } from '../../src/rules/locations.js';
import { event } from '../cards.js';
import { addTestCampaign, addTestCards, addTestQuest, playOn, rule, rules, table } from '../kit.js';
import { carriedOut } from '../programs.js';

addTestCards(
  event('test-curse', [{ do: { suffer: { hero: { most: 'wounds' }, count: 1 } } }]),
  event('test-arrow', [{ do: { suffer: { hero: 'one', count: 1 } } }]),
  event('test-blessing', [{ do: { recover: { hero: 'each', count: 1 } } }]),
  event('test-offer', [{ may: { recover: { hero: 'you', count: 1 } } }]),
);
addTestQuest('test-leader-hunted', { overrides: { engage: 'leader' } });
const THREE = ['ironbreaker', 'waywatcher', 'warrior-priest'] as const;

rule('ACG-GOLD-01', 'the Rules Reference beats the condensed manual: a lost last quest loses', () => {
  const campaign = addTestCampaign('test-lost-at-last', ['lost']);
  const { state } = rules().start(
    rules().setup({ players: 1, heroes: ['ironbreaker', 'waywatcher'], campaign }),
    'gold',
  );
  expect(playOn(state).over).toMatchObject({ result: 'lost', data: { results: ['lost'] } });
});

rule('ACG-GOLD-02', 'card text overrides the limit of two tokens', () => {
  table()
    .hero('ironbreaker', { gear: ['test-purse'], tokens: { attack: 2, aid: 3, explore: 3, rest: 3 } })
    .runs(claimTokens, { hero: 'ironbreaker', count: 2 })
    .heroHas('ironbreaker', { tokens: { attack: 3 } })
    .isQuiet();
  table()
    .hero('ironbreaker', { tokens: { attack: 2, aid: 2, explore: 2, rest: 2 } })
    .runs(claimTokens, { hero: 'ironbreaker', count: 1 })
    .heroHas('ironbreaker', { tokens: { attack: 2 } })
    .isQuiet();
});

rule('ACG-GOLD-03', 'the quest sheet overrides card text', () => {
  const hunt = (quest: string) =>
    table({ quest })
      .hero('waywatcher', { wounds: 5 })
      .enemy('x', { card: 'test-hunter' })
      .runs(enemyPhase, { turn: 0, order: [] })
      .isQuiet();
  hunt('a-foul-stench').enemyIs('x', { zone: 'waywatcher' });
  hunt('test-leader-hunted').enemyIs('x', { zone: 'ironbreaker' });
});

rule('ACG-GOLD-04', "'cannot' is absolute", () => {
  table()
    .enemy('x', { card: 'test-stubborn', in: 'ironbreaker' })
    .runs(exhaustEnemy, { enemy: 'x' })
    .gives(false)
    .enemyIs('x', { exhausted: false });
  // Nor is it offered where another enemy could be exhausted.
  table()
    .enemy('x', { card: 'test-stubborn', in: 'ironbreaker' })
    .enemy('y', { in: 'ironbreaker' })
    .acts('ironbreaker', 'rest')
    .asks('p1', 'choose-enemy-to-exhaust', 'y');
});

rule('ACG-GOLD-05', 'whoever plays a hero decides for that hero, and nobody else', () => {
  const actions = ['deadly-shot', 'shadow-watch', 'orions-hunt', 'watchful-spites'];
  const choose = (players: number) =>
    table({ players })
      .rolls({ hero: ['success'] })
      .acts('ironbreaker', 'aid');
  choose(2)
    .asks('p2', 'place-tokens', ...actions)
    .refuses({ picks: ['deadly-shot'], seat: 'p1' }, 'seat');
  choose(1).asks('p1', 'place-tokens', ...actions);
});

rule('ACG-GOLD-06', 'where an effect could fall on several heroes, the players choose', () => {
  const t = () =>
    table({ heroes: [...THREE] })
      .hero('ironbreaker', { wounds: 3 })
      .hero('waywatcher', { wounds: 3 })
      .hero('warrior-priest', { wounds: 1 });
  t()
    .runs(runProgram, carriedOut('test-curse/lines'))
    .asks('party', 'choose-hero-to-suffer', 'ironbreaker', 'waywatcher');
  t()
    .runs(runProgram, carriedOut('test-arrow/lines'))
    .asks('party', 'choose-hero-to-suffer', ...THREE)
    .picks('party', 'warrior-priest')
    .heroHas('warrior-priest', { wounds: 2 })
    .isQuiet();
});

rule(
  ['ACG-GOLD-07', 'ACG-GOLD-08'],
  'a group decision is put once; others propose, the leader decides',
  () => {
    const t = table()
      .leader('waywatcher')
      .location('test-hall', 6)
      .deck('location', ['test-gate'])
      .runs(locationPhase, {})
      .asks('party', 'travel-or-stay', 'travel', 'stay');
    const id = t.state.open[0]?.id as number;
    t.rules.play(t.state, { decision: id, picks: ['stay'], seat: 'p1' });
    expect(t.state.open[0]).toMatchObject({ id, by: 'p2', proposals: [{ seat: 'p1', picks: ['stay'] }] });
    expect(t.board.location?.card).toBe('test-hall');
    t.rules.play(t.state, { decision: id, picks: ['travel'], seat: 'p2' });
    expect(t.board.location?.card).toBe('test-gate');
  },
);

rule('ACG-GOLD-09', "'may' can be declined, and nothing changes", () => {
  table()
    .enemy('x')
    .rolls({ hero: ['defence'] })
    .acts('waywatcher', 'attack')
    .wants('p2', { min: 0, max: 1 })
    .picks('p2')
    .zone('shadows', ['x'])
    .zone('waywatcher', []);
  table()
    .hero('ironbreaker', { wounds: 2 })
    .runs(runProgram, carriedOut('test-offer/lines'))
    .asks('p1', 'carry-out-line', 'yes', 'no')
    .picks('p1', 'no')
    .heroHas('ironbreaker', { wounds: 2 })
    .isQuiet();
});

rule('ACG-GOLD-10', "a line without 'may' must be carried out as far as it can be", () => {
  const vars = {
    ...carriedOut('watchful-spites/lines'),
    you: 'waywatcher',
    self: 'watchful-spites',
    line: 1,
  } as const;
  table()
    .phase('hero', 'waywatcher')
    .enemy('x', { in: 'waywatcher' })
    .enemy('y', { in: 'waywatcher' })
    .runs(runProgram, vars)
    .asks('p2', 'choose-enemy-to-retreat', 'x', 'y')
    .wants('p2', { min: 1, max: 1 });
  table()
    .phase('hero', 'waywatcher')
    .rolls({ hero: ['defence', 'defence'] })
    .runs(runProgram, vars)
    .isQuiet();
});

rule('ACG-GOLD-11', 'the party is all heroes together', () => {
  const t = table({ heroes: [...THREE] });
  for (const hero of THREE) t.hero(hero, { wounds: 2 });
  t.runs(runProgram, carriedOut('test-blessing/lines')).isQuiet();
  for (const hero of THREE) t.heroHas(hero, { wounds: 1 });
});

rule('ACG-GOLD-12', 'what lies before a hero is open to every player', () => {
  const t = table().hero('ironbreaker', {
    items: ['test-salve'],
    gear: ['test-charm'],
    conditions: ['bleeding'],
  });
  for (const viewer of ['p1', 'p2', 'spectator']) {
    expect(t.rules.view(t.state, viewer).heroes[0]).toMatchObject({
      items: ['test-salve'],
      gear: [{ card: 'test-charm' }],
      conditions: ['bleeding'],
    });
  }
});

rule('ACG-GOLD-13', 'what is claimed leaves the place where it was', () => {
  table()
    .deck('gear', [], ['test-charm', 'test-sword'])
    .runs(takeTreasure, { hero: 'ironbreaker' })
    .answers('p1', 'take-treasure', 'test-charm')
    .answers('p1', 'equip-or-discard', 'equip')
    .heroHas('ironbreaker', { gear: [{ card: 'test-charm', exhausted: false, depleted: false }] })
    .check(({ decks, drawn }) => {
      expect(decks.gear.discard).toEqual(['test-sword']);
      expect(drawn).toEqual([]);
    })
    .isQuiet();
});

rule('ACG-GOLD-14', 'the party decides how many of distributed wounds each hero takes', () => {
  for (const [first, second] of [
    [2, 0],
    [1, 1],
    [0, 2],
  ] as const) {
    table()
      .runs(distributeWounds, { count: 2, from: [] })
      .asks('party', 'distribute-wounds', '0', '1', '2')
      .picks('party', String(first))
      .heroHas('ironbreaker', { wounds: first })
      .heroHas('waywatcher', { wounds: second })
      .isQuiet();
  }
});

rule('ACG-GOLD-14', 'the party decides who takes the only wound, or the last one', () => {
  const three = (count: number) => table({ heroes: [...THREE] }).runs(distributeWounds, { count, from: [] });
  three(1)
    .asks('party', 'distribute-wounds', ...THREE)
    .picks('party', 'waywatcher')
    .heroHas('ironbreaker', { wounds: 0 })
    .heroHas('waywatcher', { wounds: 1 })
    .heroHas('warrior-priest', { wounds: 0 })
    .isQuiet();
  three(2)
    .answers('party', 'distribute-wounds', '1')
    .asks('party', 'distribute-wounds', 'waywatcher', 'warrior-priest')
    .picks('party', 'warrior-priest')
    .heroHas('ironbreaker', { wounds: 1 })
    .heroHas('waywatcher', { wounds: 0 })
    .heroHas('warrior-priest', { wounds: 1 })
    .isQuiet();
});

rule('ACG-GOLD-15', 'nobody is given wounds he cannot suffer while another can take them', () => {
  const three = () =>
    table({ heroes: [...THREE] })
      .hero('ironbreaker', { remaining: 1 })
      .hero('waywatcher', { remaining: 5 })
      .hero('warrior-priest', { status: 'defeated' })
      .phase('peril')
      .runs(distributeWounds, { count: 3, from: [] })
      .asks('party', 'distribute-wounds', '0', '1');
  three().picks('party', '0').emits('wounds', { hero: 'waywatcher', count: 3 }).isQuiet();
  three()
    .picks('party', '1')
    .emits('wounds', { hero: 'ironbreaker', count: 1 })
    .emits('wounds', { hero: 'waywatcher', count: 2 })
    .isQuiet();
});

rule('ACG-GOLD-04', 'a hero who cannot be wounded suffers nothing', () => {
  table()
    .given(({ vetoes }) =>
      vetoes.push({ verb: 'be-wounded', on: 'ironbreaker', until: 'round', source: 'test' }),
    )
    .runs(sufferWounds, { hero: 'ironbreaker', count: 3, from: [] })
    .gives(0)
    .heroHas('ironbreaker', { wounds: 0 })
    .isQuiet();
});
