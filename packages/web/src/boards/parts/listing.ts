import type { Asked, Offered } from '@questhall/table';
import { answerPoint, type Picks } from './picks.js';

/** So many answers are listed even if they are on a map. */
const FEW = 6;

/** The answers in the bar. On a map with many, those that are not on it, at stake, or wanted by a coach. */
export function shortList(
  decision: Asked | null,
  picks: Picks,
  pointed: readonly string[],
): readonly Offered[] {
  if (decision === null) return [];
  const { on, options } = decision;
  if (on !== 'map' || options.length <= FEW) return options;
  const there = new Set([...picks.values()].map(({ option }) => option.id));
  return options.filter(
    ({ id, outlook }) => !there.has(id) || outlook !== '' || pointed.includes(answerPoint(id)),
  );
}

/** Numbers are those of the bar; what is not listed there has none. */
export function numbered(picks: Picks, listed: readonly Offered[]): Picks {
  const numbers = new Map(listed.map(({ id }, i) => [id, i + 1]));
  return new Map(
    [...picks].map(([thing, { option }]) => [thing, { option, number: numbers.get(option.id) ?? null }]),
  );
}
