import { allowed } from '@questhall/engine';
import { expect } from 'vitest';
import { moveChoice } from '../../src/legal-moves.js';
import { defeat, gainLevel, reward } from '../../src/procs.js';
import { affiliationOf, isAtLeast } from '../../src/queries.js';
import { characterStat } from '../../src/stats.js';
import { LEVELS, type Level } from '../../src/terms.js';
import { testAbility } from '../cards.js';
import { addTestCards, rule, table, type WowTable } from '../kit.js';

const gains = (level: Level, given: object = {}): WowTable =>
  table().rival('p1', given).runs(gainLevel, { seat: 'p1', level });
const first = (made: WowTable) => made.board.rivals[0] as never;

rule('WOW-LVL-01', 'grey, green, yellow, red', () => {
  expect(LEVELS).toEqual(['grey', 'green', 'yellow', 'red']);
  expect(isAtLeast('yellow', 'green')).toBe(true);
  expect(isAtLeast('green', 'yellow')).toBe(false);
});

rule('WOW-LVL-02', 'all damage is removed', () => {
  gains('green', { damage: 3 }).has('p1', { damage: 0 });
});

rule('WOW-LVL-03', 'three cards', () => {
  const made = gains('green', {
    hand: ['ann-stroll#1', 'ann-stroll#2'],
    deck: ['ann-stroll#3', 'ann-stroll#4', 'ann-stroll#5'],
  });
  expect(made.board.rivals[0]?.hand).toHaveLength(5);
});

rule('WOW-LVL-04', 'the new card with the same side up', () => {
  gains('green', { side: 'reverse' }).has('p1', { level: 'green', side: 'reverse' });
});

rule('WOW-LVL-05', 'heal, draw, replace', () => {
  gains('green', { damage: 1 }).emitsInOrder('healed', 'draws', 'level-gained');
});

rule('WOW-LVL-06', 'the old card is out of the game', () => {
  gains('green', { side: 'reverse' })
    .runs(defeat, { seat: 'p1', by: null })
    .has('p1', { level: 'green', side: 'start' });
});

rule('WOW-LVL-07', 'the values of the new card', () => {
  const made = gains('green');
  expect(characterStat(made.now, first(made), 'defense')).toBe(6);
  expect(characterStat(made.now, first(made), 'health')).toBe(5);
});

rule('WOW-LVL-08', 'spaces of its colour open', () => {
  const made = gains('yellow', { level: 'green', space: 'y1' }).turnOf('p1', 'movement').moves(2);
  const steps = allowed(moveChoice, made.now, 'p1');
  expect(steps).toContain('g2');
  expect(steps).toContain('v1');
  expect(steps).not.toContain('r1');
});

rule('WOW-LVL-09', 'the arrow of a board encounter', () => {
  table().runs(reward, { seat: 'p1', encounter: 'ogre' }).has('p1', { level: 'green' });
});

rule('WOW-LVL-10', 'a level reached already brings nothing', () => {
  gains('green', { level: 'green', damage: 1 }).has('p1', { damage: 1, hand: [] }).doesNotEmit('draws');
});

rule('WOW-LVL-11', 'two levels at once: one set of steps', () => {
  const made = gains('yellow').has('p1', { level: 'yellow' });
  expect(made.board.rivals[0]?.hand).toHaveLength(3);
});

rule('WOW-LVL-12', 'Disease and attached cards stay', () => {
  addTestCards(testAbility('curse', { lines: [], attach: { to: { character: {} } } }));
  const made = table()
    .rival('p1', { tokens: ['disease#1'] })
    .attach('curse', 'p2', 'p1')
    .runs(gainLevel, { seat: 'p1', level: 'green' })
    .has('p1', { tokens: ['disease#1'] });
  expect(made.board.attached).toHaveLength(1);
  expect(characterStat(made.now, first(made), 'health')).toBe(4);
});

rule('WOW-AFF-01', 'red ability cards are Horde, blue ones Alliance', () => {
  const { now, board } = table();
  expect(board.rivals.map((rival) => affiliationOf(now, rival))).toEqual(['horde', 'alliance']);
});
