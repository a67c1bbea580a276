import { named, procedures } from '@questhall/engine';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { ANN, procedure, running, strike, type ToyTypes } from './toy.js';

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

describe('what is looked at before each step', () => {
  const looking = procedures<ToyTypes>({
    before: (g) => (g.board.log.includes('stop') ? g.end('stopped') : undefined),
  });

  test('lets every step run with its variables and what it receives, as long as it says nothing', () => {
    const calm = looking<{ n: number }, string>('t.calm')
      .step('pass', [], (g) => g.pass('red'))
      .step('end', [], (g, v, color) => g.end(`${color} ${v.n}`));
    expect(running(calm, { n: 7 }).state.over?.data.result).toBe('red 7');
  });

  test('ends the procedure in place of the next step', () => {
    const stopped = looking<Record<never, never>, string>('t.stopped')
      .step('first', [], (g) => {
        g.board.log.push('first', 'stop');
      })
      .step('second', [], (g) => {
        g.board.log.push('second');
        return g.end('went on');
      });
    const { state } = running(stopped, {});
    expect(state.board.log).toEqual(['first', 'stop']);
    expect(state.over?.data.result).toBe('stopped');
  });
});
