import type { Told } from './beat.js';

/**
 * A list between two moments: what was told of is as it is now, or gone; what will be told of is as it was; and `kept`
 * says how that differs meanwhile. What is new comes when something is told of it.
 */
export function mixed<T>(
  old: readonly T[],
  now: readonly T[],
  nameOf: (one: T) => string,
  { isNew, isTold }: Told,
  kept: (one: T) => T = (one) => one,
): T[] {
  const found = new Map(now.map((one) => [nameOf(one), one]));
  const known = new Set(old.map(nameOf));
  const stayed = old.flatMap((one) => {
    if (!isNew(nameOf(one))) return [kept(one)];
    const next = found.get(nameOf(one));
    return next === undefined ? [] : [next];
  });
  const come = now.filter((one) => !known.has(nameOf(one)) && isTold(nameOf(one)));
  return [...stayed, ...come];
}
