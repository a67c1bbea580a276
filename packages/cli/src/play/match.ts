import { forgiven, slips, wordsOf } from '../text/likeness.js';
import { en, type Words } from '../words/en.js';
import type { Meant } from './choices.js';

/** All that fit the words best: none, the one that is meant, or several that cannot be told apart. */
export function matches<M extends Meant>(
  typed: string,
  list: readonly M[],
  { filling }: Pick<Words, 'filling'> = en,
): readonly M[] {
  const words = meaningful(wordsOf(typed), filling);
  const number = words.at(-1);
  if (words.length > 1 && number !== undefined && /^\d+$/.test(number)) {
    return numbered(words.slice(0, -1), number, list);
  }
  return best(words, list);
}

function meaningful(words: readonly string[], filling: readonly string[]): readonly string[] {
  const left = words.filter((word) => !filling.includes(word));
  return left.length > 0 ? left : words;
}

/** `goblin 2`: the goblin that is called so, else the second of several goblins, else a figure in the text. */
function numbered<M extends Meant>(
  words: readonly string[],
  number: string,
  list: readonly M[],
): readonly M[] {
  const found = best(words, list);
  const called = found.filter(({ numbers }) => numbers.includes(number));
  if (called.length > 0) return called;
  const nth = found.length > 1 ? found[Number(number) - 1] : undefined;
  return nth === undefined ? best([...words, number], list) : [nth];
}

/** Whole words count more than beginnings, and beginnings more than slips of the finger. */
const WHOLE = 9;
const BEGINNING = 3;
const SLIP = 1;

function best<M extends Meant>(words: readonly string[], list: readonly M[]): readonly M[] {
  if (words.length === 0) return [];
  const scored = list.map((meant) => ({ meant, score: score(words, meant) }));
  const highest = Math.max(0, ...scored.map((one) => one.score));
  if (highest === 0) return [];
  const found = scored.filter((one) => one.score === highest).map((one) => one.meant);
  const exact = found.filter(({ label }) => wordsOf(label).join(' ') === words.join(' '));
  return exact.length > 0 ? exact : found;
}

/** Every word must fit somewhere; 0 if one does not. */
function score(words: readonly string[], meant: Meant): number {
  let sum = 0;
  for (const word of words) {
    const worth = Math.max(0, ...meant.words.map((other) => likeness(word, other)));
    if (worth === 0) return 0;
    sum += worth;
  }
  return sum;
}

function likeness(typed: string, word: string): number {
  if (typed === word) return WHOLE;
  if (/^\d/.test(typed)) return 0;
  if (word.startsWith(typed)) return BEGINNING;
  return slips(typed, word) <= forgiven(typed) ? SLIP : 0;
}
