import type { ActionType } from '../terms.js';
import type { AcgPrinted } from './printed.js';

/** What one needs to put cards into words: what stands on other cards, and how each verb is said. */
export type Speech = {
  readonly printed: AcgPrinted;
  readonly verbs: { readonly [verb: string]: (params: never, line: LineWords) => unknown };
};

/** What the words of a card must know about it. */
export type About = {
  readonly speech: Speech;
  /** On which kind of action card they stand. */
  readonly type?: ActionType | undefined;
  /** Who was named as the one who chooses this; he is told what to do, not named again. */
  readonly chooser?: string | undefined;
};

/** What a wording needs to know about its line: may it be declined, and by whom. */
export type LineWords = About & { readonly may: boolean; readonly by: 'you' | 'target' | 'party' };

/** How a verb is said; the language knows what its wordings are made of. */
export function said<Saying>({ speech }: About, verb: string): (params: never, line: LineWords) => Saying {
  const words = speech.verbs[verb];
  if (words === undefined) throw new Error(`there is no wording for '${verb}'`);
  return words as (params: never, line: LineWords) => Saying;
}
