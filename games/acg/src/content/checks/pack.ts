import type { ContentError, Source } from '../library.js';
import type { AnyCard } from '../schema.js';

export type Kind = AnyCard['kind'];
/** Gear and legendary gear share one shape, so the kinds of a shape are looked up, not compared. */
export type OfKind<K extends Kind, C = AnyCard> = C extends { kind: infer Kinds }
  ? K extends Kinds
    ? C
    : never
  : never;
/** A record that has passed its schema, and the file it stands in. */
export type Loaded<C extends AnyCard = AnyCard> = { readonly file: string; readonly card: C };
/** Everything there is, to look for what only several records together can get wrong. */
export type Pack = readonly Loaded[];
export type Check = (pack: Pack) => ContentError[];

export function packOf(sources: readonly Source[]): Pack {
  return sources.map(({ file, record }) => ({ file, card: record as AnyCard }));
}

export function ofKind<K extends Kind>(pack: Pack, kind: K): Loaded<OfKind<K>>[] {
  return pack.filter((loaded): loaded is Loaded<OfKind<K>> => loaded.card.kind === kind);
}

export function problem({ file, card }: Loaded, message: string): ContentError {
  return { file, id: card.id, message };
}

/** One sentence about each record for which a check finds something to say. */
export function sayOf<C extends AnyCard>(
  list: readonly Loaded<C>[],
  say: (card: C) => readonly (string | false | undefined)[],
): ContentError[] {
  return list.flatMap((loaded) =>
    say(loaded.card).flatMap((message) => (typeof message === 'string' ? [problem(loaded, message)] : [])),
  );
}

export const copiesIn = (card: AnyCard): number => ('copies' in card ? card.copies : 1);
export const countCopies = (list: readonly Loaded[]): number =>
  list.reduce((sum, { card }) => sum + copiesIn(card), 0);

export function groupBy<T>(list: readonly T[], key: (item: T) => string): { [key: string]: T[] } {
  const groups: { [key: string]: T[] } = {};
  for (const item of list) {
    const group = groups[key(item)] ?? [];
    group.push(item);
    groups[key(item)] = group;
  }
  return groups;
}
