import type { Asked, Share } from '@questhall/engine';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ANN, firstOpen, inOrder, pick, procedure, running, split, toy } from './toy.js';

function splitting(total: number, shares: Share[]) {
  const ask = procedure<{ total: number; shares: Share[] }, number[]>('t.split')
    .step('ask', [], (g, v) => g.call(split, { asked: ANN, ask: 'coins', ...v, given: [] }))
    .step('done', [], (g, _, given) => g.end(given));
  return running(ask, { total, shares });
}

describe('split', () => {
  test('asks one small question for each and offers no impossible rest', () => {
    const { rules, state } = splitting(5, [
      { id: 'a', cap: 4 },
      { id: 'b', cap: 2 },
      { id: 'c', cap: 1 },
    ]);
    expect(firstOpen(state).options).toEqual(['2', '3', '4']);
    pick(rules, state, '3');
    expect(firstOpen(state).options).toEqual(['1', '2']);
    pick(rules, state, '1');
    expect(state.over?.data.result).toEqual([3, 1, 1]);
  });

  test('asks who gets it as soon as only one is left, and only those who can take it', () => {
    const { rules, state } = splitting(2, [
      { id: 'a', cap: 4 },
      { id: 'b', cap: 0 },
      { id: 'c', cap: 1 },
      { id: 'd', cap: 2 },
    ]);
    expect(firstOpen(state).options).toEqual(['0', '1', '2']);
    pick(rules, state, '1');
    expect(firstOpen(state)).toMatchObject({ ask: 'coins', form: 'one', options: ['c', 'd'] });
    pick(rules, state, 'd');
    expect(state.over?.data.result).toEqual([1, 0, 0, 1]);
  });

  test('asks nothing when there is nothing to choose', () => {
    expect(splitting(1, [{ id: 'a', cap: 3 }]).state.over?.data.result).toEqual([1]);
    expect(splitting(1, [{ id: 'a', cap: 0 }]).state.over?.data.result).toEqual([0]);
    expect(splitting(0, [{ id: 'a', cap: 3 }]).state.over?.data.result).toEqual([0]);
    expect(splitting(9, [{ id: 'a', cap: 3 }]).state.over?.data.result).toEqual([3]);
    expect(splitting(2, []).state.over?.data.result).toEqual([]);
  });

  test('always gives out all that the caps allow, and no more than a cap', () => {
    const shares = fc.array(fc.nat(5), { maxLength: 5 });
    fc.assert(
      fc.property(fc.nat(20), shares, fc.infiniteStream(fc.nat(20)), (total, caps, choices) => {
        const { rules, state } = splitting(
          total,
          caps.map((cap, i) => ({ id: `s${i}`, cap })),
        );
        while (state.over === null) {
          const { options } = firstOpen(state);
          expect(options.length).toBeGreaterThan(1);
          pick(rules, state, options[choices.next().value % options.length] as string);
        }
        const given = state.over.data.result as number[];
        expect(given.length).toBe(caps.length);
        expect(given.every((n, i) => n >= 0 && n <= (caps[i] as number))).toBe(true);
        const room = caps.reduce((sum, cap) => sum + cap, 0);
        expect(given.reduce((sum, n) => sum + n, 0)).toBe(Math.min(total, room));
      }),
    );
  });
});

function ordering(left: string[]) {
  const ask = procedure<{ asked: Asked; left: string[] }, string[]>('t.order')
    .step('ask', [], (g, v) => g.call(inOrder, { ...v, ask: 'next', order: [] }))
    .step('done', [], (g, _, order) => g.end(order));
  return running(ask, { asked: ANN, left });
}

describe('inOrder', () => {
  test('asks what comes next until one is left', () => {
    const { rules, state } = ordering(['x', 'y', 'z']);
    expect(firstOpen(state).options).toEqual(['x', 'y', 'z']);
    pick(rules, state, 'y');
    expect(firstOpen(state).options).toEqual(['x', 'z']);
    pick(rules, state, 'z');
    expect(state.over?.data.result).toEqual(['y', 'z', 'x']);
  });

  test('loses none of two equal things', () => {
    const { rules, state } = ordering(['x', 'y', 'x']);
    pick(rules, state, 'x');
    pick(rules, state, 'y');
    expect(state.over?.data.result).toEqual(['x', 'y', 'x']);
  });
});

describe('alone', () => {
  test('a procedure without a result leaves null', () => {
    const quiet = procedure('t.quiet').step('log', [], (g) => {
      g.board.log.push('was here');
    });
    const { state } = running(quiet, {});
    expect(state.over).toEqual({ result: 'done', places: {}, data: { result: null } });
    expect(state.board.log).toEqual(['was here']);
  });

  test('refuses a table where something else is going on', () => {
    const { state } = toy.start({ rounds: 1 }, 'seed');
    expect(() => toy.run(state, { id: 'toy.rest', takes: {}, gives: undefined }, {})).toThrow(/empty stack/);
  });

  test("leaves the caller's variables alone", () => {
    const vars = { list: ['a'] };
    const grow = procedure<{ list: string[] }>('t.grow').step('grow', [], (_, v) => {
      v.list.push('b');
    });
    running(grow, vars);
    expect(vars).toEqual({ list: ['a'] });
  });
});
