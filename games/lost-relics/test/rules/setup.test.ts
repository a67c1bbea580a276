import { BadSetup } from '@questhall/engine';
import { expect } from 'vitest';
import { main } from '../../src/rules/campaign.js';
import { putDown } from '../../src/rules/hostiles.js';
import { setUpAdventure } from '../../src/rules/setup.js';
import {
  addTestAdventure,
  addTestCards,
  freshTable,
  type LrTable,
  playOn,
  rule,
  rules,
  testBox,
  testKind,
} from '../kit.js';

const X = testKind({ resilience: 1 });
const Y = testKind({ resilience: 2 });
const Z = testKind({ resilience: 3 });

/** Set up and answer whatever is asked on the way. */
function setUp(adventure: string, at: (letter: string) => string, players = 1): LrTable {
  const table = freshTable({ players, adventure }, 'test', at).runs(setUpAdventure, { adventure, next: 0 });
  while (table.state.open.length > 0) {
    const [decision] = table.state.open;
    table.picks(decision?.by ?? '', decision?.options[0] ?? '');
  }
  return table;
}

rule('LR-SET-01', 'everything comes from the chosen adventure', () => {
  const one = addTestAdventure({
    map: ['AB'],
    adventure: (at) => ({ hostiles: [{ kind: X, area: at('A') }], start: [at('B'), at('A')] }),
  });
  const two = addTestAdventure({
    map: ['AB'],
    limits: { A: 5 },
    doors: { gate: ['A', 'B'] },
    adventure: (at) => ({ hostiles: [{ kind: Y, area: at('B') }], start: [at('A')] }),
  });
  addTestAdventure({ map: ['A'], limits: { A: 5 }, adventure: () => ({ reserves: [Z] }) });
  const { board } = setUp(two.id, two.at);
  expect(board.adventure).toBe(two.id);
  expect(board.doors).toEqual([{ id: 'gate', open: false }]);
  expect(board.cards).toEqual([Y]);
  expect(board.hostiles.map(({ kind, area }) => [kind, area])).toEqual([[Y, two.at('B')]]);
  expect(one.id).not.toBe(two.id);
});

rule('LR-SET-02', 'four heroes take part, whatever the number of players', () => {
  const { id } = addTestAdventure({ limits: { A: 5 } });
  for (const players of [1, 2, 3, 4]) {
    const { board } = rules().fresh(rules().setup({ players, adventure: id }), 's');
    expect(board.heroes.map((hero) => hero.id)).toEqual(['calthia', 'dhoraz', 'luxa', 'regis', 'taros']);
  }
  const three = { calthia: 1, dhoraz: 1, luxa: 1 };
  expect(() => rules().setup({ players: 1, adventure: id, heroes: three })).toThrow(BadSetup);
});

rule('LR-SET-03', 'one player may lead several heroes, and every hero has one player', () => {
  const { id } = addTestAdventure({});
  const shared = { calthia: 1, dhoraz: 2, luxa: 2, regis: 2 };
  const setup = rules().setup({ players: 2, adventure: id, heroes: shared });
  const { board } = rules().fresh(setup, 's');
  expect(board.heroes.map(({ seat }) => seat)).toEqual(['p1', 'p2', 'p2', 'p2', 'p2']);
  const { regis: _, ...without } = shared;
  expect(() => rules().setup({ players: 2, adventure: id, heroes: without })).toThrow(/nobody leads regis/);
});

rule('LR-SET-04', 'one to four players', () => {
  const { id } = addTestAdventure({});
  expect(rules().seats(rules().setup({ players: 1, adventure: id }))).toEqual(['p1']);
  expect(() => rules().setup({ players: 5, adventure: id })).toThrow(BadSetup);
  expect(() => rules().setup({ players: 0, adventure: id })).toThrow(BadSetup);
});

rule('LR-SET-05', 'exactly the boards that the adventure names, joined where it says', () => {
  const board = (id: string, map: string[]) => ({
    kind: 'board',
    id,
    name: id,
    origin: 'ours',
    map,
    areas: Object.fromEntries([...new Set(map.join(''))].map((l) => [l, { name: `${id}${l}`, limit: 5 }])),
  });
  addTestCards(board('91a', ['AB']), board('93b', ['CD']), board('94a', ['E']));
  const { id } = addTestAdventure({
    adventure: () => ({
      boards: [
        { face: '91a', at: [0, 0] },
        { face: '93b', at: [2, 0] },
      ],
      start: ['91a-a'],
    }),
  });
  const { areas, beside } = testBox().layoutOf(id);
  expect(areas.map((area) => area.id)).toEqual(['91a-a', '91a-b', '93b-c', '93b-d']);
  expect(beside['91a-b']).toEqual(['91a-a', '93b-c']);
  expect(beside['93b-d']).toEqual(['93b-c']);
});

rule('LR-SET-05', 'a board may be turned', () => {
  addTestCards({
    kind: 'board',
    id: '95a',
    name: '95a',
    origin: 'ours',
    map: ['AB', 'CC'],
    areas: { A: { name: 'A', limit: 5 }, B: { name: 'B', limit: 5 }, C: { name: 'C', limit: 5 } },
  });
  const { id } = addTestAdventure({
    adventure: () => ({ boards: [{ face: '95a', at: [0, 0], turn: 90 }], start: ['95a-a'] }),
  });
  // Clockwise: C stands left of A above B.
  expect(testBox().layoutOf(id).byId['95a-a']?.squares).toEqual([{ x: 1, y: 0 }]);
  expect(testBox().layoutOf(id).byId['95a-b']?.squares).toEqual([{ x: 1, y: 1 }]);
  expect(testBox().layoutOf(id).byId['95a-c']?.squares).toEqual([
    { x: 0, y: 0 },
    { x: 0, y: 1 },
  ]);
});

rule('LR-SET-06', 'doors lie where the adventure shows them, on the side it shows', () => {
  const { id, at } = addTestAdventure({
    map: ['ABC'],
    limits: { A: 5 },
    adventure: (place) => ({
      start: [place('A')],
      doors: [
        { id: 'shut', between: [place('A'), place('B')] },
        { id: 'ajar', between: [place('B'), place('C')], open: true },
      ],
    }),
  });
  setUp(id, at)
    .check((b) =>
      expect(b.doors).toEqual([
        { id: 'shut', open: false },
        { id: 'ajar', open: true },
      ]),
    )
    .visible('A', 'B', false)
    .visible('B', 'C', true);
});

rule('LR-SET-07', 'the hostile cards that the adventure calls for are laid out, and no others', () => {
  const { id, at } = addTestAdventure({
    map: ['AB'],
    limits: { A: 5 },
    adventure: (place) => ({ start: [place('A')], hostiles: [{ kind: X, area: place('B') }], reserves: [Y] }),
  });
  setUp(id, at).check((b) => expect(b.cards).toEqual([X, Y]));
});

rule('LR-SET-08', 'hostile tokens start in their areas', () => {
  const { id, at } = addTestAdventure({
    map: ['AB'],
    limits: { A: 5 },
    adventure: (place) => ({ start: [place('A')], hostiles: [{ kind: X, area: place('B'), count: 2 }] }),
  });
  setUp(id, at).area('B', [`${X}#1`, `${X}#2`]);
});

rule('LR-SET-09', 'hero cards start unwounded, without damage', () => {
  const { id, at } = addTestAdventure({ limits: { A: 5 }, adventure: (place) => ({ start: [place('A')] }) });
  const table = setUp(id, at);
  for (const hero of ['calthia', 'dhoraz', 'luxa', 'regis'] as const)
    table.heroHas(hero, { wounded: false, damage: 0, in: 'A' });
});

rule('LR-SET-10', 'the deck is shuffled by the seed, and nobody sees its cards', () => {
  const { id } = addTestAdventure({ limits: { A: 5 }, adventure: (place) => ({ start: [place('A')] }) });
  const deckOf = (seed: string) => {
    const table = freshTable({ players: 1, adventure: id }, seed).runs(setUpAdventure, {
      adventure: id,
      next: 0,
    });
    return table.state;
  };
  expect(deckOf('one').board.deck).toEqual(deckOf('one').board.deck);
  expect(deckOf('one').board.deck).not.toEqual(deckOf('two').board.deck);
  expect(deckOf('one').board.deck).toHaveLength(11);
  const shown = JSON.stringify(rules().view(deckOf('one'), 'p1'));
  for (const card of deckOf('one').board.deck) expect(shown).not.toContain(`"${card}"`);
});

rule('LR-SET-11', 'adventure card, adventure token and bounty token only where they are called for', () => {
  const { id, at } = addTestAdventure({
    limits: { A: 5 },
    adventure: (place) => ({ start: [place('A')], markers: { bounty: place('B') } }),
  });
  setUp(id, at).check((b) => {
    expect(b.markers).toEqual({ adventure: null, bounty: { area: at('B') } });
    expect(b.adventureCard).toBe(false);
  });
});

rule('LR-SET-12', 'Taros is a fifth figure without dice and without an initiative card', () => {
  const { id, at } = addTestAdventure({ limits: { A: 5 }, adventure: (place) => ({ start: [place('A')] }) });
  const table = freshTable({ players: 1, adventure: id }, 'test', at).runs(main, {});
  table.heroHas('taros', { in: 'A', dice: [] });
  table.check((b) => {
    expect(b.heroes.map(({ dice }) => dice.length)).toEqual([3, 3, 3, 3, 0]);
    expect(b.line).toHaveLength(4);
    expect(b.line).not.toContain('taros');
  });
});

rule('LR-SET-13', 'players distribute the heroes over the start areas within their limits', () => {
  const { id, at } = addTestAdventure({
    map: ['ABC'],
    limits: { A: 3, B: 3 },
    adventure: (place) => ({ start: [place('A'), place('B')] }),
  });
  freshTable({ players: 2, adventure: id }, 'test', at)
    .runs(setUpAdventure, { adventure: id, next: 0 })
    .asks('p1', 'choose-start', 'A', 'B')
    .refuses({ picks: [at('C')] }, 'option')
    .picks('p1', 'A')
    .picks('p2', 'A')
    .picks('p1', 'A')
    // Three stand in A: Regis and Taros have no choice left.
    .area('A', ['calthia', 'dhoraz', 'luxa'])
    .area('B', ['regis', 'taros'])
    .isQuiet();
});

rule('LR-SET-14', 'a hostile enters play unwounded and without damage', () => {
  const { id, at } = addTestAdventure({
    map: ['AB'],
    limits: { A: 5 },
    adventure: (place) => ({ start: [place('A')], hostiles: [{ kind: X, area: place('B') }] }),
  });
  const table = setUp(id, at).hostileIs(`${X}#1`, { wounded: false, damage: 0 });
  putDown(table.now, X, at('B'));
  table.hostileIs(`${X}#2`, { wounded: false, damage: 0 });
});

rule('LR-SET-01', 'a whole game can be played from set-up to its end', () => {
  const { id } = addTestAdventure({
    map: ['AB'],
    limits: { A: 5, B: 6 },
    adventure: (place) => ({
      start: [place('A')],
      hostiles: [{ kind: X, area: place('B') }],
      objective: { text: 'slay', if: { slain: { kind: X, atLeast: 1 } } },
      defeat: [{ text: 'time', if: { round: { atLeast: 4 } } }],
    }),
  });
  const { state } = rules().start(rules().setup({ players: 3, adventure: id }), 'seed');
  expect(playOn(state).over?.result).toMatch(/won|lost/);
});
