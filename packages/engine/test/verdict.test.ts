import { allowed, type Choice, depthOf, named, refusals, refused, varsIn } from '@questhall/engine';
import { expect, test } from 'vitest';
import { procedure, running } from './toy.js';

const refusal = refusals<'TOY-1' | 'TOY-2'>();
const TOO_LOW = refusal('too-low', 'TOY-1', 'TOY-2');
const dice: Choice<{ dice: string[] }, { least: number }> = {
  candidates: ({ dice: list }) => list,
  judge: (_, { least }, die) => (Number(die) >= least ? true : TOO_LOW),
};

test('options and reasons come from one function', () => {
  const position = { dice: ['1', '4', '2', '6'] };
  expect(allowed(dice, position, { least: 4 })).toEqual(['4', '6']);
  expect(refused(dice, position, { least: 4 })).toEqual([
    { id: '1', refusal: { why: 'too-low', rules: ['TOY-1', 'TOY-2'] } },
    { id: '2', refusal: TOO_LOW },
  ]);
});

test('the variables of a rule in progress are found by its procedure, the innermost first', () => {
  const deeper = named<{ n: number }>('t.nested');
  const nested = procedure(deeper)
    .step('down', [], (g, v) =>
      v.n > 1 ? g.yesNo({ seat: 'ann', by: 'ann' }, 'x') : g.call(deeper, { n: v.n + 1 }),
    )
    .step('done', [], () => undefined);
  const { state } = running(nested, { n: 1 });
  expect(varsIn(state.stack, nested)).toEqual({ n: 2 });
  expect(varsIn(state.stack, procedure<{ m: number }>('t.other'))).toBeUndefined();
  expect(depthOf(state.stack, nested)).toBe(state.stack.length - 1);
  expect(depthOf(state.stack.slice(0, -1), nested)).toBe(state.stack.length - 2);
  expect(depthOf(state.stack, { id: 't.other' })).toBe(-1);
});
