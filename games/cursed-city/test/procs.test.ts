import { expect, test } from 'vitest';
import * as procs from '../src/procs.js';

const ids = Object.values(procs).flatMap((one) => (typeof one === 'object' && 'id' in one ? [one.id] : []));

test('every procedure that files call each other by has a name of its own', () => {
  expect(ids.length).toBeGreaterThan(50);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.filter((id) => !id.startsWith('cc.'))).toEqual([]);
});
