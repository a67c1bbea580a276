import type { Asked, Game, Question } from '@questhall/engine';
import { describe, expect, test } from 'vitest';
import { ANN, BOB, ballot, firstOpen, pick, procedure, running, type ToyTypes } from './toy.js';

type G = Game<ToyTypes>;

/** A procedure that asks one thing and gives back what it was told. */
function asking(ask: (g: G) => ReturnType<G['pass']>) {
  const proc = procedure<Record<never, never>, unknown>('t.ask')
    .step('ask', 'TOY-1', ask)
    .step('told', 'TOY-1', (g, _, told) => g.end(told));
  return running(proc, {});
}

const told = (game: ReturnType<typeof asking>) => game.state.over?.data.result;

describe('what has one answer is never asked', () => {
  test.each<[string, (g: G) => ReturnType<G['pass']>, unknown]>([
    ['one of one', (g) => g.one(ANN, 'x', ['a']), 'a'],
    ['maybe one of none', (g) => g.maybe(ANN, 'x', []), null],
    ['some of none', (g) => g.some(ANN, 'x', [], { min: 1, max: 2 }), []],
    ['none of some', (g) => g.some(ANN, 'x', ['a', 'b'], { min: 0, max: 0 }), []],
    ['all of some', (g) => g.some(ANN, 'x', ['a', 'b'], { min: 2, max: 5 }), ['a', 'b']],
    ['an amount without range', (g) => g.amount(ANN, 'x', { min: 3, max: 3 }), 3],
    ['an amount of at most nothing', (g) => g.amount(ANN, 'x', { min: 2, max: 0 }), 0],
    ['nobody together', (g) => g.together([]), {}],
    ['pass', (g) => g.pass('known'), 'known'],
    ['one of one, together', (g) => g.together([forced(ANN), forced(BOB)]), { ann: 'a', bob: 'a' }],
  ])('%s', (_, ask, answer) => {
    expect(told(asking(ask))).toEqual(answer);
  });

  test('nothing to choose from is a mistake of the rules', () => {
    expect(() => asking((g) => g.one(ANN, 'target', []))).toThrow("'target' has no option to offer");
  });
});

const forced = (asked: Asked): Question => ({ ...ballot(asked), options: ['a'] });

describe('answers become values', () => {
  test.each<[string, (g: G) => ReturnType<G['pass']>, string[], string[], unknown]>([
    ['one', (g) => g.one(ANN, 'x', ['a', 'b']), ['a', 'b'], ['b'], 'b'],
    ['maybe', (g) => g.maybe(ANN, 'x', ['a']), ['a', 'decline'], ['a'], 'a'],
    [
      'one that is called like saying no',
      (g) => g.one(ANN, 'x', ['decline', 'fight']),
      ['decline', 'fight'],
      ['decline'],
      'decline',
    ],
    ['maybe not', (g) => g.maybe(ANN, 'x', ['a']), ['a', 'decline'], ['decline'], null],
    ['yes', (g) => g.yesNo(ANN, 'x'), ['yes', 'no'], ['yes'], true],
    ['no', (g) => g.yesNo(ANN, 'x'), ['yes', 'no'], ['no'], false],
    [
      'some',
      (g) => g.some(ANN, 'x', ['a', 'b', 'c'], { min: 0, max: 2 }),
      ['a', 'b', 'c'],
      ['c', 'a'],
      ['c', 'a'],
    ],
    ['some, none', (g) => g.some(ANN, 'x', ['a', 'b'], { min: 0, max: 2 }), ['a', 'b'], [], []],
    ['amount', (g) => g.amount(ANN, 'x', { min: 1, max: 3 }), ['1', '2', '3'], ['2'], 2],
    ['a large amount', (g) => g.amount(ANN, 'x', { min: 63, max: 65 }), ['63', '64', '65'], ['65'], 65],
    ['a negative amount', (g) => g.amount(ANN, 'x', { min: -1, max: 0 }), ['-1', '0'], ['-1'], -1],
  ])('%s', (_, ask, options, picks, answer) => {
    const game = asking(ask);
    expect(firstOpen(game.state)).toMatchObject({
      ask: 'x',
      seat: 'ann',
      by: 'ann',
      rules: ['TOY-1'],
      options,
    });
    pick(game.rules, game.state, ...picks);
    expect(told(game)).toEqual(answer);
  });
});

describe('how many may be picked', () => {
  test.each<[string, (g: G) => ReturnType<G['pass']>, number, number]>([
    ['one', (g) => g.one(ANN, 'x', ['a', 'b']), 1, 1],
    ['maybe one', (g) => g.maybe(ANN, 'x', ['a', 'b']), 1, 1],
    ['yes or no', (g) => g.yesNo(ANN, 'x'), 1, 1],
    ['an amount', (g) => g.amount(ANN, 'x', { min: 1, max: 3 }), 1, 1],
    ['some', (g) => g.some(ANN, 'x', ['a', 'b', 'c'], { min: 1, max: 2 }), 1, 2],
    ['some, of fewer than wanted', (g) => g.some(ANN, 'x', ['a', 'b'], { min: 0, max: 5 }), 0, 2],
  ])('%s', (_, ask, min, max) => {
    expect(firstOpen(asking(ask).state)).toMatchObject({ min, max });
  });
});

describe('several seats at once', () => {
  test('all: the next step runs when the last has answered, in whatever order', () => {
    const game = asking((g) => g.together([ballot(ANN), ballot(BOB)]));
    const [ann, bob] = game.state.open;
    game.rules.play(game.state, { decision: bob?.id ?? 0, picks: ['blue'], seat: 'bob' });
    expect(game.state.open).toEqual([ann]);
    game.rules.play(game.state, { decision: ann?.id ?? 0, picks: ['red'], seat: 'ann' });
    expect(told(game)).toEqual({ ann: 'red', bob: 'blue' });
  });

  test('also a single seat is told by name', () => {
    const game = asking((g) => g.together([ballot(BOB)]));
    pick(game.rules, game.state, 'red');
    expect(told(game)).toEqual({ bob: 'red' });
  });

  test('who has no choice is not asked while others are', () => {
    const game = asking((g) => g.together([forced(ANN), ballot(BOB)]));
    expect(game.state.open.map(({ seat }) => seat)).toEqual(['bob']);
    pick(game.rules, game.state, 'red');
    expect(told(game)).toEqual({ ann: 'a', bob: 'red' });
  });

  test('where being passed over would tell something, also those without a choice are asked', () => {
    const game = asking((g) => g.together([forced(ANN), ballot(BOB)], 'all'));
    expect(game.state.open.map(({ seat, options }) => [seat, ...options])).toEqual([
      ['ann', 'a'],
      ['bob', 'red', 'blue'],
    ]);
    pick(game.rules, game.state, 'a');
    pick(game.rules, game.state, 'blue');
    expect(told(game)).toEqual({ ann: 'a', bob: 'blue' });
  });

  test('when all have answered, the frame keeps nothing of it', () => {
    const twice = procedure('t.twice')
      .step('ask', 'TOY-1', (g) => g.together<string>([ballot(ANN), ballot(BOB)]))
      .step('again', 'TOY-1', (g) => g.yesNo(ANN, 'x'))
      .step('done', 'TOY-1', () => undefined);
    const { rules, state } = running(twice, {});
    pick(rules, state, 'red');
    expect(state.stack.at(-1)?.answer).toMatchObject({ given: { ann: 'red' } });
    pick(rules, state, 'blue');
    expect(state.stack.at(-1)?.answer).toBeNull();
  });

  test('who may pick nothing, or has nothing to pick from, is not asked either', () => {
    const none: Question = { ...ballot(ANN), form: 'some', min: 0, max: 0 };
    const empty: Question = { ...ballot({ seat: 'cleo', by: 'cleo' }), options: [] };
    const game = asking((g) => g.together([none, ballot(BOB), empty]));
    expect(game.state.open.map(({ seat }) => seat)).toEqual(['bob']);
    pick(game.rules, game.state, 'red');
    expect(told(game)).toEqual({ ann: [], bob: 'red', cleo: null });
  });

  test('a seat can be asked only one thing at a time', () => {
    expect(() => asking((g) => g.together([ballot(ANN), ballot(ANN)]))).toThrow(
      "'ann' is asked twice at once",
    );
  });
});

describe('one transition for each step', () => {
  test('a second one is a mistake', () => {
    const twice = procedure('t.twice').step('both', 'TOY-2', (g) => {
      g.goto('both');
      return g.end(undefined);
    });
    expect(() => running(twice, {})).toThrow(/a step may make only one transition\n {2}in .*t\.twice/);
  });

  test('one that is not returned is a mistake', () => {
    const lost = procedure('t.lost').step('ask', 'TOY-2', (g) => {
      g.yesNo(ANN, 'x');
    });
    expect(() => running(lost, {})).toThrow("step 'ask' must return the one transition it makes");
  });
});
