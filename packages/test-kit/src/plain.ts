import type { State } from '@questhall/engine';

/** Out to JSON and in again, as a save does it; what JSON would lose or bend is refused with its place. */
export function throughJson<B>(state: State<B>): State<B> {
  const problems = notPlain(state);
  if (problems.length > 0) throw new Error(`this state cannot be saved:\n  ${problems.join('\n  ')}`);
  return JSON.parse(JSON.stringify(state)) as State<B>;
}

/** Where a value is not plain JSON: functions, class instances, undefined, NaN, infinities, minus zero. */
export function notPlain(value: unknown, path = 'state'): string[] {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return [];
  if (typeof value === 'number')
    return Number.isFinite(value) && !Object.is(value, -0) ? [] : [`${path} is ${value}`];
  if (Array.isArray(value)) return value.flatMap((item, i) => notPlain(item, `${path}[${i}]`));
  if (typeof value !== 'object') return [`${path} is ${typeof value}`];
  const proto: unknown = Object.getPrototypeOf(value);
  if (proto !== Object.prototype && proto !== null) return [`${path} is a ${value.constructor.name}`];
  return Object.entries(value).flatMap(([key, item]) => notPlain(item, `${path}.${key}`));
}
