import {
  type Asked,
  copyIndex,
  hears,
  type JsonRecord,
  listen,
  type TriggerIndex,
  unlisten,
} from '@questhall/engine';
import { describe, expect, test } from 'vitest';
import { ANN, firstOpen, pick, procedure, strike, toy } from './toy.js';
import { toyWhere } from './toy-where.js';

const ORDERER: Asked = { seat: 'party', by: 'cleo' };

function striking(...abilities: string[]) {
  const state = toy.fresh({ rounds: 1 }, 'seed');
  state.board.index = { 'would-strike': abilities };
  toy.run(state, strike, { damage: 2 });
  return state;
}

const asked = (state: ReturnType<typeof striking>) => {
  const { ask, seat, options } = firstOpen(state);
  return [ask, seat, ...options];
};

describe('the index', () => {
  test('knows who waits for what', () => {
    const index: TriggerIndex = {};
    expect(hears(index, 'strike')).toBe(false);
    listen(index, 'strike', 'a');
    listen(index, 'strike', 'b');
    expect(index).toEqual({ strike: ['a', 'b'] });
    unlisten(index, 'strike', 'a');
    const list = index.strike;
    unlisten(index, 'strike', 'nobody');
    expect(index.strike).toBe(list);
    unlisten(index, 'nothing', 'b');
    expect(hears(index, 'strike')).toBe(true);
    const copy = copyIndex(index);
    unlisten(index, 'strike', 'b');
    expect(hears(index, 'strike')).toBe(false);
    expect(copy).toEqual({ strike: ['b'] });
  });
});

describe('a window', () => {
  test('with nobody listening, or nobody to whom it applies, asks nothing', () => {
    expect(striking().over?.data.result).toBe(2);
    expect(striking('deaf').over?.data.result).toBe(2);
  });

  test('a single ability that is not optional just happens', () => {
    expect(striking('double').over?.data.result).toBe(4);
  });

  test('an optional ability is offered to its owner, who may pass', () => {
    const state = striking('plus-b');
    expect(asked(state)).toEqual(['use-ability', 'bob', 'plus-b', 'decline']);
    const used = toy.fork(state);
    pick(toy, used, 'plus-b');
    expect(used.over?.data.result).toBe(3);
    pick(toy, state, 'decline');
    expect(state.over?.data.result).toBe(2);
  });

  test('players order what is equal, and what changes the moment changes it for the next', () => {
    const state = striking('double', 'double-too', 'plus-a');
    expect(asked(state)).toEqual(['order-effects', 'party', 'double', 'double-too', 'plus-a']);
    pick(toy, state, 'plus-a');
    expect(asked(state)).toEqual(['order-effects', 'party', 'double', 'double-too']);
    pick(toy, state, 'double-too');
    expect(state.over?.data.result).toBe(12);
  });

  test('the first priority class is over before the second begins', () => {
    const state = striking('last', 'plus-a');
    expect(asked(state)).toEqual(['use-ability', 'ann', 'plus-a', 'decline']);
    pick(toy, state, 'decline');
    expect(asked(state)).toEqual(['use-ability', 'ann', 'last', 'decline']);
    pick(toy, state, 'last');
    expect(state.over?.data.result).toBe(3);
  });

  test('the first class comes first, also if it came into play first', () => {
    const state = striking('plus-a', 'last');
    expect(asked(state)).toEqual(['use-ability', 'ann', 'plus-a', 'decline']);
  });

  test('who declines several equal abilities declines them all', () => {
    const state = striking('plus-a', 'plus-b', 'last');
    pick(toy, state, 'decline');
    expect(asked(state)).toEqual(['use-ability', 'ann', 'last', 'decline']);
    pick(toy, state, 'decline');
    expect(state.over?.data.result).toBe(2);
  });

  test.each<[string, Asked, Asked, Asked]>([
    ['a seat and the party', ANN, { seat: 'party', by: 'ann' }, ORDERER],
    ['the party by two seats', { seat: 'party', by: 'ann' }, { seat: 'party', by: 'bob' }, ORDERER],
    [
      'the party by one seat',
      { seat: 'party', by: 'bob' },
      { seat: 'party', by: 'bob' },
      { seat: 'party', by: 'bob' },
    ],
  ])('owned by %s', (_, one, other, expected) => {
    const rules = toyWhere({
      owner: (_board, name) => (name === 'plus-a' ? one : other),
      orderer: () => ORDERER,
    });
    const state = rules.fresh({ rounds: 1 }, 'seed');
    state.board.index = { 'would-strike': ['plus-a', 'plus-b'] };
    rules.run(state, strike, { damage: 2 });
    const { seat, by } = firstOpen(state);
    expect({ seat, by }).toEqual(expected);
  });

  test('abilities of several owners are offered to whoever orders', () => {
    expect(asked(striking('plus-a', 'plus-b'))).toEqual([
      'use-ability',
      'party',
      'plus-a',
      'plus-b',
      'decline',
    ]);
  });

  test('an ability may leave play while it is used', () => {
    const state = striking('once', 'plus-a');
    pick(toy, state, 'once');
    expect(asked(state)).toEqual(['use-ability', 'ann', 'plus-a', 'decline']);
    expect(state.board.index).toEqual({ 'would-strike': ['plus-a'] });
  });

  // Otherwise a game that was saved while the ability ran would go on differently.
  test('an ability that writes into what it was told about changes nothing for others', () => {
    const rude = procedure<{ ability: string; about: JsonRecord }, JsonRecord | undefined>('t.rude').step(
      'do',
      [],
      (_, v) => {
        v.about.damage = 99;
      },
    );
    const rules = toyWhere({ run: rude }, rude);
    const state = rules.fresh({ rounds: 1 }, 'seed');
    state.board.index = { 'would-strike': ['double'] };
    rules.run(state, strike, { damage: 2 });
    expect(state.over?.data.result).toBe(2);
  });
});
