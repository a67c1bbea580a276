import type { CardBase, ContentError, OfKind, Source } from './library.js';

/** A record that has passed its schema, and the file it stands in. */
export type Loaded<C> = { readonly file: string; readonly card: C };
/** Everything there is, to look for what only several records together can get wrong. */
export type Pack<C> = readonly Loaded<C>[];
export type Check<C> = (pack: Pack<C>) => ContentError[];

export function ofKind<C extends CardBase, K extends C['kind']>(
  pack: Pack<C>,
  kind: K,
): Loaded<OfKind<C, K>>[] {
  return pack.filter(({ card }) => card.kind === kind) as unknown as Loaded<OfKind<C, K>>[];
}

/** The record of this id, if it is there. */
export const inPack = <C extends CardBase>(pack: Pack<C>, id: string): C | undefined =>
  pack.find(({ card }) => card.id === id)?.card;

export function problem<C extends CardBase>({ file, card }: Loaded<C>, message: string): ContentError {
  return { file, id: card.id, message };
}

/** One sentence about each record for which a check finds something to say. */
export function sayOf<C extends CardBase>(
  list: readonly Loaded<C>[],
  say: (card: C) => readonly (string | false | undefined)[],
): ContentError[] {
  return list.flatMap((loaded) =>
    say(loaded.card).flatMap((message) => (typeof message === 'string' ? [problem(loaded, message)] : [])),
  );
}

/** What is wrong with records as a whole. Each of them must have passed its own schema before. */
export const validatorOf =
  <C extends CardBase>(checks: readonly Check<C>[]) =>
  (sources: readonly Source[]): ContentError[] => {
    const pack = sources.map(({ file, record }) => ({ file, card: record as C }));
    return checks.flatMap((check) => check(pack));
  };
