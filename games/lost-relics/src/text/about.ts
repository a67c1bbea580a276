import type { LrPrinted } from './printed.js';

/**
 * On what a text stands. On a hero's card, a treasure card or an object "you" is whoever uses it; in the rules of an
 * adventure it is the hero whom the moment is about.
 */
export type Holder = 'hero' | 'hostile' | 'adventure';

/** What one needs to put cards into words: what stands on other cards, and how each verb is said. */
export type Speech = {
  readonly printed: LrPrinted;
  readonly verbs: { readonly [verb: string]: (params: never, about: About) => unknown };
};

/** What a wording must know about its line. */
export type About = {
  readonly speech: Speech;
  readonly holder: Holder;
  /** The target of the line is whoever has just dealt damage. */
  readonly attacker?: boolean | undefined;
};

/** How a verb is said; the language knows what its wordings are made of. */
export function said<Saying>({ speech }: About, verb: string): (params: never, about: About) => Saying {
  const words = speech.verbs[verb];
  if (words === undefined) throw new Error(`there is no wording for '${verb}'`);
  return words as (params: never, about: About) => Saying;
}
