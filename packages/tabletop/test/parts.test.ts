import { procedures, type UntypedGame } from '@questhall/engine';
import { expect, test } from 'vitest';
import { z } from 'zod';
import {
  articled,
  capital,
  carriedBySteps,
  carriersOf,
  checkThere,
  counted,
  issuesOf,
  listWords,
  seatsFor,
  sentence,
  shaped,
  signed,
} from '../src/index.js';

test('functions and steps say which rules they carry out', () => {
  const { carries, list } = carriersOf<'A-1' | 'A-2'>();
  const double = carries(['A-1', 'A-2'], 'double', (n: number) => 2 * n);
  expect(double(3)).toBe(6);
  expect(list).toEqual([
    { rule: 'A-1', by: 'double' },
    { rule: 'A-2', by: 'double' },
  ]);
  const step = procedures<UntypedGame<object>>()('walk').step('left', ['A-1'], () => undefined);
  expect(carriedBySteps([step])).toEqual([{ rule: 'A-1', by: 'walk@left' }]);
});

test('a fault names its place, and of several shapes the nearest', () => {
  const schema = z.union([
    z.strictObject({ cat: z.int() }),
    z.strictObject({ dog: z.strictObject({ age: z.int() }) }),
  ]);
  const { error } = schema.safeParse({ dog: { age: 'old' } });
  expect(error && issuesOf(error)).toEqual([expect.stringMatching(/^dog\.age: /)]);
});

test('small words', () => {
  expect(listWords(['a', 'b', 'c'])).toBe('a, b and c');
  expect(listWords(['a', 'b'], 'or')).toBe('a or b');
  expect([counted(1, 'die', 'dice'), counted(2, 'die', 'dice')]).toEqual(['1 die', '2 dice']);
  expect([articled('axe'), articled('sword')]).toEqual(['an axe', 'a sword']);
  expect([signed(2), signed(-2)]).toEqual(['+2', '−2']);
  expect([capital('door'), sentence('it opens'), sentence('Does it?')]).toEqual([
    'Door',
    'It opens.',
    'Does it?',
  ]);
});

const box = { records: { easy: { kind: 'difficulty' } }, kinds: { difficulty: [{ id: 'easy' }] } };

test('a set-up is refused with the place that is wrong, or with what there is', () => {
  expect(shaped(z.strictObject({ players: z.int() }), { players: 2 })).toEqual({ players: 2 });
  expect(() => shaped(z.strictObject({ players: z.int() }), {})).toThrow(/^players: /);
  expect(() => shaped(z.strictObject({ players: z.int() }), null)).toThrow(/^set-up: /);
  expect(() => checkThere(box, 'difficulty', 'easy')).not.toThrow();
  expect(() => checkThere(box, 'quest', 'easy')).toThrow("there is no quest 'easy'; there are: ");
  expect(() => checkThere(box, 'difficulty', 'hard')).toThrow("no difficulty 'hard'; there are: easy");
  expect(seatsFor(2)).toEqual(['p1', 'p2']);
});
