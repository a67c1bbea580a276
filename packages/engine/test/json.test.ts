import { copyJson, copyRecord } from '@questhall/engine';
import fc from 'fast-check';
import { expect, test } from 'vitest';

test('a copy equals the original and shares nothing with it', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 5 }), (value) => {
      const copy = copyJson(value);
      expect(copy).toEqual(value);
      expect(shared(value, copy)).toBe(false);
    }),
  );
});

test('changing a copy leaves the original alone', () => {
  const original = { list: [{ n: 1 }, [2]], deep: { deeper: { name: 'x' } }, none: null };
  const copy = copyRecord(original);
  copy.deep.deeper.name = 'y';
  copy.list.push([3]);
  expect(original).toEqual({ list: [{ n: 1 }, [2]], deep: { deeper: { name: 'x' } }, none: null });
});

function shared(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || a === null || typeof b !== 'object' || b === null) return false;
  if (a === b) return true;
  return Object.keys(a).some((key) =>
    shared((a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key]),
  );
}
