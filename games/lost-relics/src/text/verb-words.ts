import type { Saying } from '@questhall/tabletop/german';
import type { About } from './about.js';
import type { Clause } from './en/clause.js';

/** What a card prints for an effect: a clause without capital and full stop, in each language. */
export type VerbWords<P> = {
  readonly en: (params: P, about: About) => Clause;
  readonly de: (params: P, about: About) => Saying;
};

/** The wordings of all verbs, filled in by the vocabulary: effects hold lines, so they cannot import each other. */
const wordings: { [verb: string]: VerbWords<never> } = Object.create(null);

export function bindWords(verb: string, words: VerbWords<never>): void {
  wordings[verb] = words;
}

export function wordingOf(verb: string): VerbWords<never> {
  const words = wordings[verb];
  if (words === undefined) throw new Error(`there is no wording for '${verb}'`);
  return words;
}
