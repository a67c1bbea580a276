import { copyRng, Dice, dieOf, type RngState, seeded } from '@questhall/engine';
import fc from 'fast-check';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import { describe, expect, test } from 'vitest';
import { seedNumber } from '../src/rng.js';

const dice = (seed: string) => new Dice(seeded(seed));

describe('seeds', () => {
  test('the same words give the same draws, for ever', () => {
    const draws = (seed: string) => Array.from({ length: 10 }, () => 0).map(roll(dice(seed)));
    expect(draws('questhall')).toEqual(draws('questhall'));
    expect(draws('questhall')).toEqual([0, 1, 5, 1, 2, 1, 5, 3, 5, 1]);
    expect(draws('questhall')).not.toEqual(draws('questhalm'));
  });

  test('different words give different numbers', () => {
    const numbers = new Set(Array.from({ length: 5000 }, (_, i) => seedNumber(`game ${i}`)));
    expect(numbers.size).toBe(5000);
  });

  test('a generator goes on where it was stored, also after JSON', () => {
    const whole = dice('x');
    const expected = Array.from({ length: 20 }, roll(whole));
    const rng = seeded('x');
    const first = new Dice(rng);
    const start = Array.from({ length: 10 }, roll(first));
    first.store();
    const second = new Dice(JSON.parse(JSON.stringify(rng)));
    expect([...start, ...Array.from({ length: 10 }, roll(second))]).toEqual(expected);
    expect(rng.draws).toBe(10);
  });

  test('a loaded generator forgets the one before it', () => {
    const a = seeded('a');
    const b = seeded('b');
    const both = new Dice(a);
    roll(both)();
    both.store();
    both.load(b);
    expect(roll(both)()).toBe(roll(dice('b'))());
  });

  test('a copy draws on its own', () => {
    const rng = { ...seeded('x'), script: { die: [3] } };
    const copy = copyRng(rng);
    const used = new Dice(rng);
    used.draw('die', 6);
    used.draw('other', 6);
    used.store();
    expect(copy).toEqual({ ...seeded('x'), script: { die: [3] } });
  });
});

describe('uniformity', () => {
  // Bounds of chi-square at one in a million; with a fixed seed this is a fact, not a chance.
  test.each([
    [2, 24],
    [6, 36],
    [52, 120],
  ])('draws of %i sides', (sides, bound) => {
    const source = dice('uniform');
    const counts = new Array<number>(sides).fill(0);
    for (let i = 0; i < 60_000; i++) bump(counts, source.draw('die', sides));
    expect(chiSquare(counts)).toBeLessThan(bound);
  });

  test('every order of four cards comes as often', () => {
    const source = dice('orders');
    const counts: { [order: string]: number } = {};
    for (let i = 0; i < 48_000; i++) {
      const order = source.shuffle('deck', ['a', 'b', 'c', 'd']).join('');
      counts[order] = (counts[order] ?? 0) + 1;
    }
    expect(Object.keys(counts).length).toBe(24);
    expect(chiSquare(Object.values(counts))).toBeLessThan(75);
  });

  test('first draws of consecutive seeds', () => {
    const counts = new Array<number>(6).fill(0);
    for (let i = 0; i < 60_000; i++) bump(counts, dice(`game ${i}`).draw('die', 6));
    expect(chiSquare(counts)).toBeLessThan(36);
  });

  test('picks', () => {
    const source = dice('picks');
    const counts = new Array<number>(5).fill(0);
    for (let i = 0; i < 50_000; i++) bump(counts, source.pick('n', [0, 1, 2, 3, 4]));
    expect(chiSquare(counts)).toBeLessThan(34);
  });
});

describe('many sides', () => {
  /** Lemire's method in whole numbers of any size: the high word of the product, unless the low one is in the uneven rest. */
  const reference = (generator: { next(): number }, sides: number): number => {
    const word = 2n ** 32n;
    for (;;) {
      const product = BigInt(generator.next() >>> 0) * BigInt(sides);
      if (product % word >= word % BigInt(sides)) return Number(product / word);
    }
  };

  test('are drawn without favour: what does not come out even is drawn again', () => {
    const source = dice('many');
    const generator = xoroshiro128plusFromState(seeded('many').s);
    for (let i = 0; i < 40_000; i++) expect(source.draw('die', 999_999)).toBe(reference(generator, 999_999));
  });

  // Three times 2863311531 is 2 · 2³² + 1, and 2³² leaves 1 when divided by three: the smallest rest that comes out even.
  test('are drawn again only as far as they do not come out even', () => {
    const first = (word: number): RngState => ({ s: [7, word, 9, 0], draws: 0, script: null });
    const rng = first(2863311531);
    const source = new Dice(rng);
    expect(source.draw('die', 3)).toBe(2);
    source.store();
    expect(rng.s).toEqual(afterWords(first(2863311531), 1));
    const uneven = first(0);
    const again = new Dice(uneven);
    again.draw('die', 3);
    again.store();
    expect(uneven.s).toEqual(afterWords(first(0), 2));
  });

  test('are possible up to 1,048,576', () => {
    expect(dice('x').draw('die', 1_048_576)).toBeLessThan(1_048_576);
    expect(() => dice('x').draw('die', 1_048_577)).toThrow("'die' has 1048577 sides, more than 1048576");
  });
});

describe('draws', () => {
  test('a shuffle is a permutation, in place', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), fc.string(), (list, seed) => {
        const mixed = [...list];
        expect(dice(seed).shuffle('deck', mixed)).toBe(mixed);
        expect([...mixed].sort()).toEqual([...list].sort());
      }),
    );
  });

  test('a shuffle draws once for each place but the first', () => {
    const rng = seeded('x');
    new Dice(rng).shuffle('deck', ['a', 'b', 'c', 'd']);
    expect(rng.draws).toBe(3);
  });

  test('stay below the number of sides', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1000 }), fc.string(), (sides, seed) => {
        const drawn = dice(seed).draw('die', sides);
        expect(Number.isInteger(drawn) && drawn >= 0 && drawn < sides).toBe(true);
      }),
    );
  });

  test('from nothing there is nothing to draw', () => {
    expect(() => dice('x').draw('die', 0)).toThrow("'die' needs at least one side");
    expect(() => dice('x').pick('card', [])).toThrow("'card'");
  });
});

describe('scripted draws', () => {
  const scripted = (script: { [label: string]: number[] }) => new Dice({ ...seeded('x'), script });

  test('come in order, by label; other labels stay random', () => {
    const source = scripted({ die: [5, 0], deck: [1] });
    expect(source.draw('die', 6)).toBe(5);
    expect(source.draw('deck', 3)).toBe(1);
    expect(source.draw('other', 6)).toBe(roll(dice('x'))());
    expect(source.draw('die', 6)).toBe(0);
  });

  test('say so when they are used up', () => {
    const source = scripted({ die: [5] });
    source.draw('die', 6);
    expect(() => source.draw('die', 6)).toThrow("the scripted results for 'die' are used up");
  });

  test('must be possible', () => {
    const wrong = (value: number) => () => scripted({ die: [value] }).draw('die', 6);
    expect(wrong(6)).toThrow("the scripted result 6 for 'die' is not between 0 and 5");
    expect(wrong(-1)).toThrow('not between');
    expect(wrong(1.5)).toThrow('not between');
  });
});

describe('a die whose faces show things', () => {
  test('knows how many of each thing a face adds', () => {
    expect(dieOf('magic', [[], ['skull'], ['star', 'skull', 'star']])).toEqual({
      label: 'magic',
      sides: 3,
      things: ['skull', 'star'],
      adds: [
        [0, 0],
        [1, 0],
        [1, 2],
      ],
      rollsOn: [false, false, false],
    });
  });

  test('may roll on after some faces', () => {
    expect(dieOf('magic', [[], ['star']], [false, true]).rollsOn).toEqual([false, true]);
  });

  const rolled = (script: number[], count: number, rollsOn?: boolean[]) => {
    const die = dieOf('magic', [['a'], ['b'], ['c']], rollsOn);
    return new Dice({ ...seeded('x'), script: { magic: script } }).roll(die, count);
  };

  test('is rolled once for each die, in order', () => {
    expect(rolled([2, 0, 1], 3)).toEqual([[2], [0], [1]]);
    expect(rolled([], 0)).toEqual([]);
  });

  test('rolls on as long as its last face says so, after all dice were rolled', () => {
    expect(rolled([2, 0, 2, 1, 2, 0], 3, [false, false, true])).toEqual([[2, 1], [0], [2, 2, 0]]);
  });

  test('rolls on after its first face, too', () => {
    expect(rolled([0, 1], 1, [true, false, false])).toEqual([[0, 1]]);
  });
});

function roll(source: Dice): () => number {
  return () => source.draw('die', 6);
}

/** Where a generator stands after so many words. */
function afterWords({ s }: RngState, count: number): readonly number[] {
  const generator = xoroshiro128plusFromState(s);
  for (let i = 0; i < count; i++) generator.next();
  return generator.getState();
}

function bump(counts: number[], at: number): void {
  counts[at] = (counts[at] ?? 0) + 1;
}

function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, n) => sum + n, 0) / counts.length;
  return counts.reduce((sum, n) => sum + (n - expected) ** 2 / expected, 0);
}
