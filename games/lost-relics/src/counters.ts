import type { AdventureSheet } from './content/schema.js';
import type { Predicate } from './content/selectors.js';

/** How far something must be counted, and whether that wins or loses the adventure. */
export type Goal = { readonly goal: number | null; readonly against: boolean };

/** Null for what is only counted on the way. */
export function goalOf({ objective, defeat }: AdventureSheet, counter: string): Goal {
  const won = wanted(objective.if, counter);
  if (won !== null) return { goal: won, against: false };
  const lost = defeat.map((one) => wanted(one.if, counter)).find((goal) => goal !== null) ?? null;
  return { goal: lost, against: lost !== null };
}

function wanted({ counter: counted, any = [] }: Predicate, counter: string): number | null {
  if (counted?.name === counter && counted.atLeast !== undefined) return counted.atLeast;
  return any.map((one) => wanted(one, counter)).find((goal) => goal !== null) ?? null;
}
