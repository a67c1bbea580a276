import type { Rule } from './types.js';
import { wordsOf } from './words.js';

export type SearchHit<Id extends string = string> = { readonly rule: Rule<Id>; readonly score: number };

/** A word says most about a rule in its id, then in the heading above it, then in what players read. */
const FIELDS: readonly { weight: number; of: (rule: Rule) => string }[] = [
  { weight: 6, of: (rule) => rule.id },
  { weight: 3, of: (rule) => rule.sectionTitle },
  { weight: 2, of: (rule) => rule.say },
  { weight: 1, of: (rule) => rule.note ?? '' },
  { weight: 1, of: (rule) => rule.check },
];

/** Half a word, as it is being typed, counts less than the word. */
const PREFIX_SHARE = 0.4;
const SHORTEST_PREFIX = 3;

/** For each word, how much it says about each rule (by the rule's place in the ledger). */
type Postings = Map<string, Map<number, number>>;

export function buildIndex<Id extends string>(rules: readonly Rule<Id>[]) {
  const postings: Postings = new Map();
  rules.forEach((rule, at) => {
    for (const { weight, of } of FIELDS) {
      for (const word of wordsOf(of(rule))) post(postings, word, at, weight);
    }
  });
  return {
    search(words: string, limit = 20): SearchHit<Id>[] {
      const found = wordsOf(words).map((word) => scoresOf(postings, word, rules.length));
      return rank(rules, found).slice(0, limit);
    },
  };
}

function post(postings: Postings, word: string, at: number, weight: number): void {
  const rules = postings.get(word) ?? new Map<number, number>();
  // A word said five times says little more than a word said twice.
  const said = rules.get(at) ?? 0;
  rules.set(at, said + weight / (1 + said));
  postings.set(word, rules);
}

/** What one asked word is worth for each rule: rare words are worth more. */
function scoresOf(postings: Postings, asked: string, total: number): Map<number, number> {
  const scores = new Map<number, number>();
  for (const [word, rules] of postings) {
    const share = likeness(word, asked);
    if (share === 0) continue;
    const rarity = Math.log(1 + total / rules.size);
    for (const [at, weight] of rules) {
      scores.set(at, Math.max(scores.get(at) ?? 0, share * rarity * weight));
    }
  }
  return scores;
}

function likeness(word: string, asked: string): number {
  if (word === asked) return 1;
  if (asked.length < SHORTEST_PREFIX || /^\d/.test(asked)) return 0;
  return word.startsWith(asked) ? PREFIX_SHARE : 0;
}

/** Rules that have more of the asked words come first, whatever the words are worth. */
function rank<Id extends string>(
  rules: readonly Rule<Id>[],
  found: readonly Map<number, number>[],
): SearchHit<Id>[] {
  const hits = rules.map((rule, at) => {
    const scores = found.map((one) => one.get(at) ?? 0).filter((score) => score > 0);
    return { rule, words: scores.length, score: scores.reduce((sum, score) => sum + score, 0) };
  });
  return hits
    .filter(({ words }) => words > 0)
    .sort((a, b) => b.words - a.words || b.score - a.score)
    .map(({ rule, score }) => ({ rule, score }));
}
