import { Dice, seeded } from '@questhall/engine';
import { describe, expect, test } from 'vitest';
import {
  forkPile,
  knownTop,
  liftTop,
  pileOf,
  putOnTop,
  putUnder,
  rebuild,
  shuffleIn,
  takeFacedown,
  takeOut,
  takeTop,
  viewPile,
} from '../src/index.js';

const dice = () => new Dice(seeded('pile'));
/** From top to bottom: d c b a. */
const pile = () => pileOf(['a', 'b', 'c', 'd']);

describe('a pile', () => {
  test('gives its top card, and nothing when it is empty', () => {
    const one = pileOf(['a', 'b']);
    expect([
      takeTop(dice(), 'deck', one),
      takeTop(dice(), 'deck', one),
      takeTop(dice(), 'deck', one),
    ]).toEqual(['b', 'a', undefined]);
  });

  test('gives a card that stays facedown, and forgets that somebody knew it', () => {
    const one = { ...pile(), known: { seat: 'p1', count: 2 } };
    expect(takeFacedown(one)).toBe('d');
    expect(one).toMatchObject({ draw: ['a', 'b', 'c'], known: { seat: 'p1', count: 1 } });
    expect(takeFacedown(pileOf([]))).toBeUndefined();
  });

  test('is a copy of its own when forked', () => {
    const one = pile();
    const fork = forkPile(one);
    takeTop(dice(), 'deck', one);
    one.discard.push('d');
    expect(fork).toEqual(pile());
  });

  test('is built again from its discard pile', () => {
    const one = { ...pileOf([]), discard: ['x', 'y', 'z'], known: { seat: 'p1', count: 1 } };
    rebuild(dice(), 'deck', one);
    expect(one.draw.toSorted()).toEqual(['x', 'y', 'z']);
    expect(one.discard).toEqual([]);
    expect(one.known).toBeNull();
  });

  test('gives up a card wherever it lies', () => {
    const one = { ...pile(), discard: ['x'] };
    expect([takeOut(one, 'b'), takeOut(one, 'x'), takeOut(one, 'q')]).toEqual([true, true, false]);
    expect(one).toMatchObject({ draw: ['a', 'c', 'd'], discard: [] });
  });

  test('takes a card in among its topmost ones', () => {
    const one = pile();
    shuffleIn(dice(), 'deck', one, 'x', 2);
    expect(one.draw.slice(0, 2)).toEqual(['a', 'b']);
    expect(one.draw.slice(2).toSorted()).toEqual(['c', 'd', 'x']);
  });
});

describe('what somebody has seen of a pile', () => {
  /** p1 has seen d and c, and put c on top of d. */
  function seen() {
    const one = pile();
    expect(liftTop(dice(), 'deck', one, 2)).toEqual(['d', 'c']);
    putOnTop(one, ['c', 'd'], 'p1');
    return one;
  }

  test('is shown to them, topmost first, and to nobody else', () => {
    expect(viewPile(seen(), 'p1')).toEqual({ size: 4, discard: [], known: ['c', 'd'] });
    expect(viewPile(seen(), 'p2')).toEqual({ size: 4, discard: [], known: [] });
    expect(knownTop(seen(), 'spectator')).toEqual([]);
  });

  test('gets less as cards are taken', () => {
    const one = seen();
    takeTop(dice(), 'deck', one);
    expect(viewPile(one, 'p1').known).toEqual(['d']);
    takeTop(dice(), 'deck', one);
    expect(one.known).toBeNull();
  });

  test('stays when cards go under the pile', () => {
    const one = seen();
    putUnder(one, ['x']);
    expect(one.draw).toEqual(['x', 'a', 'b', 'd', 'c']);
    expect(viewPile(one, 'p1').known).toEqual(['c', 'd']);
  });

  test('grows when they put more on top of it, and is gone when somebody else does', () => {
    const one = seen();
    putOnTop(one, ['x'], 'p1');
    expect(viewPile(one, 'p1').known).toEqual(['x', 'c', 'd']);
    putOnTop(one, ['y'], 'p2');
    expect(viewPile(one, 'p1').known).toEqual([]);
    expect(viewPile(one, 'p2').known).toEqual(['y']);
  });

  test.each([
    ['a card is taken out', (one: ReturnType<typeof pile>) => takeOut(one, 'a')],
    ['it is shuffled', (one: ReturnType<typeof pile>) => shuffleIn(dice(), 'deck', one, 'x')],
    ['all of it is lifted', (one: ReturnType<typeof pile>) => liftTop(dice(), 'deck', one, 4)],
  ])('is forgotten when %s', (_, change) => {
    const one = seen();
    change(one);
    expect(one.known).toBeNull();
  });
});
