/** What a choice is judged by; smaller is better. */
export type Wish<C> = (choice: C) => number;

/** Below 0 if the first is better by the first wish that tells them apart. */
function compare<C>(one: C, other: C, wishes: readonly Wish<C>[]): number {
  for (const wish of wishes) {
    const difference = wish(one) - wish(other);
    if (difference !== 0) return difference;
  }
  return 0;
}

/**
 * All choices that are best by the first wish, of those all that are best by the second, and so on. Never empty unless
 * `choices` is.
 */
export function best<C>(choices: readonly C[], ...wishes: readonly Wish<C>[]): C[] {
  let found: C[] = [];
  for (const choice of choices) {
    const against = found[0] === undefined ? 0 : compare(choice, found[0], wishes);
    if (against < 0) found = [choice];
    else if (against === 0) found.push(choice);
  }
  return found;
}
