import { describe, expect, test } from 'vitest';
import {
  addTurn,
  emptySlot,
  fillSlot,
  finishTurn,
  firstFree,
  forkOrder,
  moveAlong,
  moveToEnd,
  nearestOf,
  removeTurn,
  type Slots,
  swapTurns,
  type TurnOrder,
  upNext,
  within,
} from '../src/index.js';

const ids = (order: TurnOrder) => order.map(({ id }) => id);
const order = (...names: string[]): TurnOrder => names.map((id) => ({ id, done: false }));

describe('a number on a track', () => {
  test('stays within its bounds', () => {
    expect([within(12, { min: 0, max: 10 }), within(-1, { min: 0, max: 10 })]).toEqual([10, 0]);
  });

  test('tells how much of the way was lost', () => {
    expect(moveAlong(9, 3, { min: 0, max: 10 })).toEqual({ now: 10, lost: 2 });
    expect(moveAlong(1, -3, { min: 0, max: 10 })).toEqual({ now: 0, lost: -2 });
  });
});

describe('numbered places', () => {
  test('are filled from the lowest free one, and stay where they are', () => {
    const slots: Slots<string> = [null, null, null];
    fillSlot(slots, 0, 'a');
    fillSlot(slots, 1, 'b');
    emptySlot(slots, 0);
    expect(slots).toEqual([null, 'b', null]);
    expect(firstFree(slots)).toBe(0);
    expect(() => fillSlot(slots, 1, 'c')).toThrow('place 1 is not free');
  });

  test('may all be taken', () => {
    expect(firstFree(['a'])).toBeUndefined();
  });
});

describe('an order of turns', () => {
  test('the first card that is not done is next', () => {
    const line = order('a', 'b');
    finishTurn(line, 'a');
    expect(upNext(line)?.id).toBe('b');
    finishTurn(line, 'b');
    expect(upNext(line)).toBeUndefined();
  });

  test('two cards change places', () => {
    const line = order('group-1', 'glaurio', 'emelda', 'group-2');
    swapTurns(line, 'emelda', 'group-1');
    expect(ids(line)).toEqual(['emelda', 'glaurio', 'group-1', 'group-2']);
  });

  test('the nearest card of a side is found, done or not', () => {
    const line = order('group-1', 'glaurio', 'emelda', 'group-2');
    finishTurn(line, 'group-1');
    const isGroup = (id: string) => id.startsWith('group');
    expect(nearestOf(line, 'emelda', 'left', isGroup)).toBe('group-1');
    expect(nearestOf(line, 'emelda', 'right', isGroup)).toBe('group-2');
    expect(nearestOf(line, 'group-2', 'right', isGroup)).toBeUndefined();
  });

  test('a card may come last again, leave, and arrive', () => {
    const line = order('a', 'b');
    finishTurn(line, 'a');
    moveToEnd(line, 'a');
    expect(line).toEqual([
      { id: 'b', done: false },
      { id: 'a', done: false },
    ]);
    removeTurn(line, 'b');
    addTurn(line, 'c');
    expect(ids(line)).toEqual(['a', 'c']);
  });

  test('a fork is apart', () => {
    const line = order('a');
    finishTurn(forkOrder(line), 'a');
    expect(line).toEqual([{ id: 'a', done: false }]);
  });
});
