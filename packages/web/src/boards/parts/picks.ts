import type { Asked, BarredOption, Offered } from '@questhall/table';

/** The number that answers it from the keyboard, if it has one. */
export type Picks = ReadonlyMap<string, { readonly option: Offered; readonly number: number | null }>;

/** What pointing at a thing answers. A thing that two answers are about has to be answered in words. */
export function picksAmong(things: ReadonlySet<string>, decision: Asked | null): Picks {
  const found = new Map<string, { option: Offered; number: number }>();
  const twice = new Set<string>();
  for (const [at, option] of (decision?.options ?? []).entries()) {
    const thing = [option.id, ...option.refs].find((id) => things.has(id));
    if (thing === undefined) continue;
    if (found.has(thing)) twice.add(thing);
    found.set(thing, { option, number: at + 1 });
  }
  for (const thing of twice) found.delete(thing);
  return found;
}

/** The reason for each thing that cannot be picked although one might have thought so. */
export function barredThings(decision: Asked | null): ReadonlyMap<string, BarredOption> {
  return new Map((decision?.barred ?? []).flatMap((barred) => barred.refs.map((ref) => [ref, barred])));
}

/** Several may be picked, or none: then the answer has to be confirmed. */
export const isConfirmed = ({ form, min, max }: Asked): boolean => form === 'some' && (max > 1 || min === 0);

/** How a coach points at an answer, beside the things of the table. */
export const answerPoint = (option: string): string => `answer ${option}`;

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
