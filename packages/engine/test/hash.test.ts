import { canonical, hash, type Json } from '@questhall/engine';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { started } from './toy.js';

const json = fc.jsonValue({ maxDepth: 4 }) as fc.Arbitrary<Json>;

describe('canonical', () => {
  test('does not depend on the order of fields, at any depth', () => {
    fc.assert(
      fc.property(json, (value) => {
        expect(canonical(backwards(value))).toBe(canonical(value));
      }),
    );
  });

  test('is JSON for the same value', () => {
    fc.assert(
      fc.property(json, (value) => {
        expect(JSON.parse(canonical(value))).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });

  test('leaves out what JSON leaves out', () => {
    expect(canonical({ b: undefined, a: [undefined, 1] })).toBe('{"a":[null,1]}');
    expect(canonical(undefined)).toBe('null');
  });
});

describe('hash', () => {
  test('is 16 hexadecimal digits that stay the same for ever', () => {
    expect(hash({ a: 1, b: ['x', null, true] })).toMatch(/^[0-9a-f]{16}$/);
    expect(hash({ b: ['x', null, true], a: 1 })).toBe(hash({ a: 1, b: ['x', null, true] }));
    expect(hash('questhall')).toBe('2ba69c85adfde5d1');
    expect(hash('card 0')).toBe('a048aef7857e7121');
    expect(hash('card 1')).toBe('093008fabf9f721b');
    expect(hash('card 11')).toBe('c7da0843003a379f');
  });

  test('tells different values apart', () => {
    const texts = new Set<string>();
    const hashes = new Set<string>();
    fc.assert(
      fc.property(json, (value) => {
        texts.add(canonical(value));
        hashes.add(hash(value));
        expect(hashes.size).toBe(texts.size);
      }),
      { numRuns: 2000 },
    );
  });

  test('sees one coin more in a whole state', () => {
    const state = started();
    const before = hash(state);
    state.board.purse.ann = 6;
    expect(hash(state)).not.toBe(before);
  });
});

function backwards(value: Json): Json {
  if (Array.isArray(value)) return value.map(backwards);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).reverse();
  return Object.fromEntries(fields.map(([key, field]) => [key, backwards(field)]));
}
