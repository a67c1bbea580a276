import type { AdventureSheet } from './content/schema.js';
import type { Predicate } from './content/selectors.js';

/** How far something must be counted to win or lose; null for what is only counted on the way. */
export const goalOf = ({ objective, defeat }: AdventureSheet, counter: string): number | null =>
  [objective, ...defeat].map((one) => wanted(one.if, counter)).find((goal) => goal !== null) ?? null;

function wanted({ counter: counted, any = [] }: Predicate, counter: string): number | null {
  if (counted?.name === counter && counted.atLeast !== undefined) return counted.atLeast;
  return any.map((one) => wanted(one, counter)).find((goal) => goal !== null) ?? null;
}
