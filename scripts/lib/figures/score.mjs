/**
 * @typedef {{ won: number, games: number }} Score
 * @typedef {{ places: { readonly [seat: string]: number } }} Ended
 */

/**
 * Games that all seats won together.
 * @param {readonly Ended[]} games
 * @returns {Score}
 */
export function scoreOf(games) {
  return { won: games.filter(isWon).length, games: games.length };
}

/** @param {Ended} game */
function isWon({ places }) {
  const all = Object.values(places);
  return all.length > 0 && all.every((place) => place === 1);
}

/**
 * @param {readonly Score[]} scores
 * @returns {Score}
 */
export function sum(scores) {
  const total = (/** @type {keyof Score} */ of) => scores.reduce((all, score) => all + score[of], 0);
  return { won: total('won'), games: total('games') };
}

/** @param {readonly number[]} numbers */
export function median(numbers) {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length / 2) - 1)] ?? 0;
}

/**
 * Values of lists under their keys, in the order in which the keys first occur.
 * @template One, Value
 * @param {readonly One[]} list
 * @param {(one: One) => string} keyOf
 * @param {(own: One[]) => Value} combine
 * @returns {{ [key: string]: Value }}
 */
export function byKey(list, keyOf, combine) {
  /** @type {Map<string, One[]>} */
  const groups = new Map();
  for (const one of list) groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one]);
  return Object.fromEntries([...groups].map(([key, own]) => [key, combine(own)]));
}
