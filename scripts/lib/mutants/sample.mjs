import { createHash } from 'node:crypto';

/**
 * Some of a list, the same ones for the same seed, in their order.
 * @template T
 * @param {readonly T[]} list
 * @param {number} count
 * @param {string} seed
 * @returns {T[]}
 */
export function sample(list, count, seed) {
  const lots = list.map((_, i) => ({ i, lot: createHash('sha256').update(`${seed} ${i}`).digest('hex') }));
  const drawn = lots.sort((a, b) => (a.lot < b.lot ? -1 : 1)).slice(0, count);
  const chosen = new Set(drawn.map(({ i }) => i));
  return list.filter((_, i) => chosen.has(i));
}
