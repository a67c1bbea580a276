import { checkState } from '@questhall/engine';
import { describe, expect, test } from 'vitest';
import { randomGame } from './record.js';
import { pick, started, toy } from './toy.js';

describe('checkState', () => {
  test('finds nothing wrong with a game at any decision', () => {
    for (let game = 0; game < 20; game++) {
      randomGame(`check-${game}`, (state) => {
        checkState(state);
        return state;
      });
    }
  });

  test.each<[string, unknown]>([
    ['undefined', [undefined]],
    ['a function', () => 1],
    ['a Map', new Map()],
    ['a Set', new Set()],
    ['a Date', new Date(0)],
    ['NaN', Number.NaN],
    ['Infinity', Number.POSITIVE_INFINITY],
    ['a bigint', 1n],
    ['a symbol', Symbol('x')],
    ['an object of a class', new (class Card {})()],
  ])('names the place of %s', (_, value) => {
    const state = started();
    Object.assign(state.board, { odd: { list: [1, value] } });
    expect(() => checkState(state)).toThrow(/^board\.odd\.list\.1/);
  });

  test('a hole in a list, and a field that JSON would drop', () => {
    const state = started();
    state.board.log = new Array(2);
    expect(() => checkState(state)).toThrow('board.log.0');
    state.board.log = [];
    Object.assign(state.stack[0]?.vars ?? {}, { gone: undefined });
    expect(() => checkState(state)).not.toThrow();
  });

  test('all that JSON holds is fine, also in a record without a prototype', () => {
    const state = started();
    const bare = Object.assign(Object.create(null), {
      yes: true,
      no: false,
      part: 1.5,
      word: 'x',
      none: null,
    });
    Object.assign(state.board, { bare });
    expect(() => checkState(state)).not.toThrow();
  });

  test('outside the board, too', () => {
    const state = started();
    state.over = { result: 'won', places: {}, data: { at: new Date(0) as never } };
    expect(() => checkState(state)).toThrow('over.data.at is a Date, not plain data');
  });

  test('an object that contains itself', () => {
    const state = started();
    const loop: { self?: unknown } = {};
    loop.self = loop;
    Object.assign(state.board, { loop });
    expect(() => checkState(state)).toThrow('board.loop.self contains itself');
  });

  test('an object that the board shares with a frame or a question', () => {
    const state = started();
    pick(toy, state, 'share');
    const [frame] = state.stack;
    Object.assign(frame?.vars ?? {}, { cards: state.board.hand });
    expect(() => checkState(state)).toThrow('stack.0.vars.cards is the same object as board.hand');
    Object.assign(frame?.vars ?? {}, { cards: [...state.board.hand] });
    Object.assign(state.open[0] ?? {}, { options: state.board.hand });
    expect(() => checkState(state)).toThrow('open.0.options is the same object as board.hand');
  });

  test('what can never change may be shared', () => {
    const state = started();
    const always = Object.freeze(['x']);
    Object.assign(state.board, { always });
    Object.assign(state.stack[0]?.vars ?? {}, { always });
    expect(() => checkState(state)).not.toThrow();
  });
});
