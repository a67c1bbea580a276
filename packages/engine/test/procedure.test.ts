import { named } from '@questhall/engine';
import { expect, expectTypeOf, test } from 'vitest';
import { ANN, procedure, strike } from './toy.js';

test('a procedure is a named list of named steps with the rules they carry out', () => {
  const draw = procedure('t.draw')
    .step('shuffle', 'TOY-1', () => undefined)
    .step('take', ['TOY-2', 'TOY-3'], () => undefined);
  expect(draw.id).toBe('t.draw');
  expect(draw.steps.map(({ name, rules }) => [name, rules])).toEqual([
    ['shuffle', ['TOY-1']],
    ['take', ['TOY-2', 'TOY-3']],
  ]);
  expect({ ...draw.at }).toEqual({ shuffle: 0, take: 1 });
});

test('two steps of one procedure cannot have the same name', () => {
  const twice = () =>
    procedure('t.twice')
      .step('go', [], () => undefined)
      .step('go', [], () => undefined);
  expect(twice).toThrow("t.twice has two steps called 'go'");
});

test('named steps may be called like members of every object', () => {
  const odd = procedure('t.odd').step('constructor', [], () => undefined);
  expect(odd.at.toString).toBeUndefined();
});

test('a step receives what the step before it asked for', () => {
  procedure('t.types')
    .step('one', [], (g) => g.one(ANN, 'x', ['a', 'b']))
    .step('maybe', [], (g, _, one) => {
      expectTypeOf(one).toEqualTypeOf<'a' | 'b'>();
      const cards: string[] = ['c'];
      return g.maybe(ANN, 'x', cards);
    })
    .step('call', [], (g, _, maybe) => {
      expectTypeOf(maybe).toEqualTypeOf<string | null>();
      return g.call(strike, { damage: 1 });
    })
    .step('plain', [], (_g, _v, damage) => {
      expectTypeOf(damage).toEqualTypeOf<number>();
    })
    .step('after', [], (_g, _v, nothing) => {
      expectTypeOf(nothing).toEqualTypeOf<undefined>();
    });
});

test('named refers to a procedure that is defined elsewhere', () => {
  expect(named('t.later').id).toBe('t.later');
});
