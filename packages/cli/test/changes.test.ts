import { expect, test } from 'vitest';
import { changedLines } from '../src/play/changes.js';

const BEFORE = [
  'Round 1.',
  'Ann: 5 health.',
  '  Engaged:',
  '    Rat.',
  '    Bat.',
  'Bob: 5 health.',
  '  Gear: none.',
];

function now(...changes: [at: number, line: string][]): string[] {
  const lines = [...BEFORE];
  for (const [at, line] of changes) lines[at] = line;
  return lines;
}

test('nothing has changed', () => expect(changedLines(BEFORE, BEFORE)).toEqual([]));

test('a line comes with the lines that it stands under', () => {
  expect(changedLines(BEFORE, now([4, '    Bat, wounded.']))).toEqual([
    'Ann: 5 health.',
    '  Engaged:',
    '    Bat, wounded.',
  ]);
});

test('a heading comes with what stands under it', () => {
  expect(changedLines(BEFORE, now([2, '  Engaged with two:']))).toEqual([
    'Ann: 5 health.',
    '  Engaged with two:',
    '    Rat.',
    '    Bat.',
  ]);
});

test('a line that is there once more is new', () => {
  expect(changedLines(['Rat.'], ['Rat.', 'Rat.'])).toEqual(['Rat.']);
});

test('a line without others of its own stands alone', () => {
  expect(changedLines(BEFORE, now([0, 'Round 2.']))).toEqual(['Round 2.']);
});

test('a line goes to the one who has just got it, not to the one who had it', () => {
  const before = ['Ann.', '  One enemy.', 'Bob.', '  No enemy.'];
  expect(changedLines(before, ['Ann.', '  No enemy.', 'Bob.', '  No enemy.'])).toEqual([
    'Ann.',
    '  No enemy.',
  ]);
});
