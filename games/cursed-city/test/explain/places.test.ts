import { expect, test } from 'vitest';
import { cursedCityBox as box, cursedCity } from '../../src/index.js';
import { asked, SETUPS } from './asked.js';

const AT_LEAST = ['choose-drop-space', 'choose-path-end', 'choose-target', 'choose-victim'];

test('questions about the battlefield are answered there, and no others', () => {
  const found = new Set<string>();
  for (const { state, decision, explained } of asked(cursedCity, SETUPS[1], 'where', 600)) {
    const { ground, heroes, hostiles, things } = state.board;
    const cells = box.planOf(ground).numbers;
    const there = new Set([...heroes, ...hostiles, ...things].map(({ id }) => id));
    const pieces = [...ground.links, ...ground.marks].map(({ id }) => id);
    if (explained.on === undefined) continue;
    found.add(decision.ask);
    for (const id of decision.options)
      expect(cells.has(id) || there.has(id) || pieces.includes(id), `${decision.ask}: ${id}`).toBe(true);
  }
  expect([...found]).toEqual(expect.arrayContaining(AT_LEAST));
});

test('every question whose answers are spaces is on the map', () => {
  for (const { state, decision, explained } of asked(cursedCity, SETUPS[2], 'spaces', 600)) {
    const cells = box.planOf(state.board.ground).numbers;
    if (decision.options.every((id) => cells.has(id))) expect(explained.on, decision.ask).toBe('map');
  }
});

test('a move shows its way: from the space of whoever moves to the space that is picked', () => {
  let ways = 0;
  for (const { state, decision, explained } of asked(cursedCity, SETUPS[0], 'ways', 600)) {
    if (decision.ask !== 'choose-path-end' && decision.ask !== 'choose-hostile-end') continue;
    const standing = new Set([...state.board.heroes, ...state.board.hostiles].map(({ at }) => at));
    for (const [id, { path = [] }] of Object.entries(explained.options)) {
      expect(standing).toContain(path[0]);
      expect(path.at(-1)).toBe(id);
      ways++;
    }
  }
  expect(ways).toBeGreaterThan(50);
});

test('a question says whom it is about, and who decides', () => {
  const { state } = cursedCity.start(cursedCity.setup({ players: 2, journey: 'hunt' }), 'about');
  const about: (string | undefined)[] = [];
  while (state.board.stage === 'setup') {
    const [decision] = state.open;
    if (decision === undefined) break;
    const explained = cursedCity.explain(state, decision);
    if (decision.ask === 'choose-drop-space') about.push(explained.about);
    if (explained.about !== undefined) expect(explained.decides).toBe(explained.about);
    cursedCity.play(state, { decision: decision.id, picks: decision.options.slice(0, 1) });
  }
  expect(about).toEqual([
    'brutogg-corpse-eater',
    'dagnai-holdenstock',
    'cleona-zeitengale',
    'emelda-braskov',
  ]);
});

test('a question for a model counts the models of its group', () => {
  const counted = new Map<string, { number: number; count: number }[]>();
  for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
    for (const { decision, explained } of asked(cursedCity, SETUPS[0], seed, 40)) {
      if (decision.ask !== 'choose-model') continue;
      const { group, number, count } = explained.text.args;
      const key = `${seed}: ${group}`;
      counted.set(key, [...(counted.get(key) ?? []), { number: Number(number), count: Number(count) }]);
    }
  }
  for (const [group, said] of counted) {
    expect(new Set(said.map(({ count }) => count)).size, group).toBe(1);
    const numbers = said.map(({ number }) => number);
    expect(numbers, group).toEqual([...new Set(numbers)].toSorted((a, b) => a - b));
    expect(Math.max(...numbers), group).toBeLessThanOrEqual(said[0]?.count ?? 0);
  }
});
