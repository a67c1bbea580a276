import { type Decision, dieOf, hash, type Odds, type OptionId, type State, seeded } from '@questhall/engine';
import { describe, expect, test } from 'vitest';
import { oddsOf } from '../../src/index.js';
import { Answering } from '../../src/odds/answering.js';
import { Heap } from '../../src/odds/heap.js';
import { LedDice } from '../../src/odds/led-dice.js';
import { rollsOf } from '../../src/odds/rolls.js';
import { type DenBoard, den, openDen } from './den.js';

function oddsFor(pick: OptionId, state: State<DenBoard> = openDen()): Odds | undefined {
  const [decision] = state.open;
  if (decision === undefined) throw new Error('nobody is asked');
  return oddsOf(den, state, { decision, viewer: 'me', picks: [pick] });
}
const part = (odds: Odds | undefined, what: string) => odds?.parts.find((one) => one.what === what);

/** Shares as parts of a whole, to a thousandth of a percent: what is left out of odds weighs less. */
function expectShares(found: readonly number[] = [], of: number, expected: readonly number[]): void {
  expected.forEach((share, n) => {
    expect(found[n], `chance of ${n}`).toBeCloseTo(share / of, 5);
  });
}

describe('rolls of equal dice', () => {
  const coin = dieOf('coin', [['head'], ['tail']]);

  test('are told apart by what they show together', () => {
    expect(rollsOf(coin, 3).chances.toSorted()).toEqual([1 / 8, 1 / 8, 3 / 8, 3 / 8]);
  });

  test('take faces that show the same together', () => {
    const die = dieOf('die', [['hit'], ['hit'], ['miss']]);
    expect(rollsOf(die, 1).chances.toSorted()).toEqual([1 / 3, 2 / 3]);
    expect(rollsOf(die, 2).shown).toHaveLength(3);
  });

  test('follow a die that rolls on, and lose nothing of it', () => {
    const die = dieOf('die', [['hit'], ['miss']], [true, false]);
    const { chances, shown } = rollsOf(die, 1);
    const faces = shown.map(([one = []]) => one.join(''));
    expect(faces).toEqual(expect.arrayContaining(['1', '01', '001', '0001']));
    expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12);
    expect(chances.toSorted((a, b) => b - a).slice(0, 3)).toEqual(
      [0.5, 0.25, 0.125].map((c) => expect.closeTo(c, 6)),
    );
  });

  test('of no dice show nothing', () => {
    expect(rollsOf(coin, 0)).toEqual({ chances: [1], shown: [[]] });
  });
});

test('a heap gives the heaviest first', () => {
  const heap = new Heap<{ chance: number }>();
  for (const chance of [3, 9, 1, 7, 7, 2, 8]) heap.push({ chance });
  const out = Array.from({ length: 8 }, () => heap.pop()?.chance);
  expect(out).toEqual([9, 8, 7, 7, 3, 2, 1, undefined]);
});

describe('odds by playing', () => {
  /** One die: a quarter each for 2, 1 and 0, and a quarter for 1 and the same again. */
  test('are those of a die that rolls on', () => {
    const coins = part(oddsFor('one'), 'coins');
    // P(0) = 1/4, P(1) = 1/4 + 1/4 P(0) = 5/16, P(2) = 1/4 + 1/4 P(1) = 21/64, P(3) = 1/4 P(2).
    expectShares(coins?.distribution, 256, [64, 80, 84, 21]);
    expect(coins?.exact).toBe(true);
  });

  test('are those of two dice', () => {
    const coins = part(oddsFor('two'), 'coins');
    // Sums of two independent ones: 4096 is 64 times 64 ways for 16, 20, 21 of 64.
    expectShares(coins?.distribution, 4096, [256, 640, 400 + 2 * 16 * 21]);
    expect(coins?.distribution.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12);
  });

  test('use nothing that may be left, and say what that was', () => {
    const odds = oddsFor('charm');
    expectShares(part(odds, 'coins')?.distribution, 256, [64, 80, 84, 21]);
    expect(odds?.passed).toEqual(['rabbit-foot']);
    expect(odds?.hasChosen).toBe(false);
    expect(oddsFor('one')?.passed).toEqual([]);
  });

  test('choose what must be chosen for the best, and say so', () => {
    const odds = oddsFor('door');
    expect(odds?.hasChosen).toBe(true);
    expectShares(part(odds, 'coins')?.distribution, 4096, [256, 640]);
  });

  test('divide what must be divided for the best, to the last of those who share', () => {
    const odds = oddsFor('pots');
    // Two or three pebbles win one coin, four win two in two pots, five win three in the first: a quarter each.
    expect(part(odds, 'coins')?.distribution).toEqual([0, 0.5, 0.25, 0.25]);
    expect(odds).toMatchObject({ exact: true, hasChosen: true, passed: [] });
  });

  test('stake nothing where that is allowed', () => {
    const odds = oddsFor('stake');
    expect(part(odds, 'coins')?.distribution).toEqual([0.5, 0.5]);
    expect(odds).toMatchObject({ hasChosen: false, passed: ['purse'] });
  });

  test('turn up every card that may lie there', () => {
    expect(oddsFor('card')).toMatchObject({
      exact: true,
      chances: [{ what: 'ace', chance: 0.25, exact: true }],
    });
  });

  test('take ways together that nobody can tell apart when the card is drawn', () => {
    const odds = oddsFor('stairs');
    expect(odds).toMatchObject({ exact: true, chances: [{ what: 'ace', chance: expect.closeTo(0.25, 5) }] });
    // Four dice that show 0 to 3: 1, 4, 10, 20, 31, 40, 44 and back, of 256.
    expectShares(part(odds, 'coins')?.distribution, 256, [1, 4, 10, 20, 31, 40, 44, 40, 31, 20, 10, 4, 1]);
  });

  test('tell ways apart that a step still holds in its hand', () => {
    const odds = oddsFor('trapdoor');
    expectShares(part(odds, 'coins')?.distribution, 2, [1, 1]);
    expect(odds?.exact).toBe(true);
  });

  test('try what nobody can list in several worlds, and say which figures that concerns', () => {
    const odds = oddsFor('attic');
    expect(odds?.exact).toBe(false);
    expect(part(odds, 'coins')).toMatchObject({ exact: true });
    expectShares(part(odds, 'coins')?.distribution, 256, [64, 80, 84, 21]);
    const rats = part(odds, 'rats');
    expect(rats?.exact).toBe(false);
    [0.5, 0.25, 0, 0.25].forEach((share, n) => {
      expect(Math.abs((rats?.distribution[n] ?? 0) - share)).toBeLessThan(0.2);
    });
  });

  test('are not exact where there are more ways than were played, even if all of them agree', () => {
    const odds = oddsFor('tower');
    expect(odds?.exact).toBe(false);
    expect(part(odds, 'coins')?.exact).toBe(false);
  });

  test('end with the move', () => {
    const odds = oddsFor('one', openDen(3));
    expect(part(odds, 'night')?.distribution).toEqual([1]);
  });

  test('are none where chance has no say', () => {
    expect(oddsFor('wait')).toBeUndefined();
    const { odds: _, ...silent } = den;
    const state = openDen();
    const [decision] = state.open;
    if (decision === undefined) throw new Error('nobody is asked');
    expect(oddsOf(silent, state, { decision, viewer: 'me', picks: ['one'] })).toBeUndefined();
  });

  test('are the same in worlds that nobody can tell apart, and change nothing', () => {
    const state = openDen();
    const before = hash(state);
    for (const pick of ['two', 'card', 'attic']) {
      const odds = oddsFor(pick, state);
      for (const world of ['a', 'b', 'c'])
        expect(oddsFor(pick, den.determinize(state, 'me', seeded(world)))).toEqual(odds);
    }
    expect(hash(state)).toBe(before);
  });

  test('say nothing about half an answer', () => {
    const state = openDen();
    const [decision] = state.open;
    if (decision === undefined) throw new Error('nobody is asked');
    expect(oddsOf(den, state, { decision, viewer: 'me', picks: [] })).toBeUndefined();
  });
});

test('a moment that comes again with another question gets an answer to that question', () => {
  const rules = { fork: (state: unknown) => state, play: () => undefined, evaluate: () => 0 };
  const answering = new Answering(rules as never);
  const asking = (ask: string, ...options: OptionId[]) =>
    ({ ask, form: 'one', min: 1, max: 1, options, by: 'me' }) as unknown as Decision;
  const state = { stack: [], open: [] } as unknown as State<unknown>;
  expect(answering.answer(state, asking('take', 'deck', 'nothing'), '3/1')).toEqual(['deck']);
  expect(answering.answer(state, asking('exhaust', 'aid', 'rest'), '3/1')).toEqual(['aid']);
});

describe('dice that are led', () => {
  test('roll where the path does not fit: another world may have fewer ways', () => {
    const dice = new LedDice('odds', 'me');
    dice.follow([7, 7], 'likeliest', null);
    expect([0, 1, 2]).toContain(dice.draw('one', 3));
    expect(dice.ledUntil).toBe(0);
    expect([0, 1]).toContain(dice.draw('other', 2));
  });

  test('leave the path once a card was turned up by luck', () => {
    const dice = new LedDice('odds', 'me');
    const seen = new Set<number>();
    for (let i = 0; i < 50; i++) {
      dice.follow([5], 'likeliest', null);
      dice.turnUp('attic', ['a', 'b'], null);
      seen.add(dice.draw('die', 6));
    }
    expect(seen.size).toBe(6);
  });
});
