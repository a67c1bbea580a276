import { Dice, dieOf, seeded } from '@questhall/engine';
import { describe, expect, test } from 'vitest';
import {
  changeScores,
  emptyRow,
  forkRoll,
  forkRow,
  freeSpaces,
  putOn,
  rerollDice,
  rollDice,
  scoresOf,
  setDie,
  sharedOnce,
  spacesWith,
  takeDie,
  takeOff,
} from '../src/index.js';

type On = 'wound' | 'grievous' | 'disease';
/** The hurt and diseased hero of decision 26. */
const hurt = () => {
  const row = emptyRow<On>(4);
  putOn(row, 0, 'grievous');
  putOn(row, 1, 'disease');
  return row;
};

describe('a row of dice', () => {
  test('has room where neither a die nor a wound lies', () => {
    const row = hurt();
    setDie(row, 2, 6);
    expect(freeSpaces(row, (on) => on !== 'disease')).toEqual([1, 3]);
    expect(() => setDie(row, 2, 1)).toThrow('there is a die in space 2 already');
  });

  test('gives its dice in order, and each only once', () => {
    const row = hurt();
    setDie(row, 3, 4);
    setDie(row, 1, 2);
    expect(scoresOf(row)).toEqual([
      { space: 1, score: 2 },
      { space: 3, score: 4 },
    ]);
    expect(takeDie(row, 3)).toBe(4);
    expect(() => takeDie(row, 3)).toThrow('there is no die in space 3');
  });

  test('scores change in place, and dice without one go', () => {
    const row = hurt();
    setDie(row, 1, 1);
    setDie(row, 3, 4);
    changeScores(row, (score) => (score > 1 ? score - 1 : null));
    expect(scoresOf(row)).toEqual([{ space: 3, score: 3 }]);
  });

  test('what lies on a space comes off again', () => {
    const row = hurt();
    putOn(row, 1, 'wound');
    expect(spacesWith(row, 'wound')).toEqual([1]);
    expect(takeOff(row, 1, 'disease')).toBe(true);
    expect(takeOff(row, 1, 'disease')).toBe(false);
    expect(row[1]?.on).toEqual(['wound']);
  });

  test('a fork is apart', () => {
    const row = hurt();
    const fork = forkRow(row);
    putOn(fork, 0, 'disease');
    setDie(fork, 2, 5);
    expect(row[0]?.on).toEqual(['grievous']);
    expect(row[2]?.die).toBeNull();
  });
});

test('dice that share a number lie aside', () => {
  expect(sharedOnce([6, 2, 2, 3, 2])).toEqual({ available: [6, 3], aside: 3 });
});

describe('an open roll', () => {
  const kinds = {
    six: dieOf('six', [[], [], [], [], ['s'], ['c']]),
    eight: dieOf('eight', Array(8).fill([])),
  };
  const scripted = (script: { [label: string]: number[] }) => new Dice({ ...seeded('roll'), script });

  test('keeps the order in which its dice were wanted', () => {
    const dice = scripted({ six: [1, 2], eight: [7] });
    expect(rollDice(dice, kinds, ['six', 'eight', 'six'])).toEqual([
      { kind: 'six', face: 1, rerolled: false },
      { kind: 'eight', face: 7, rerolled: false },
      { kind: 'six', face: 2, rerolled: false },
    ]);
  });

  test('a die is rolled again once', () => {
    const dice = scripted({ six: [1, 2, 5] });
    const roll = rollDice(dice, kinds, ['six', 'six']);
    const before = forkRoll(roll);
    rerollDice(dice, kinds, roll, [1]);
    rerollDice(dice, kinds, roll, [1]);
    expect(roll).toEqual([
      { kind: 'six', face: 1, rerolled: false },
      { kind: 'six', face: 5, rerolled: true },
    ]);
    expect(before[1]).toEqual({ kind: 'six', face: 2, rerolled: false });
  });
});
