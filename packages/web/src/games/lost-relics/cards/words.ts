/** The letters of the longest word: no word of a name is broken in two. */
export const longestWord = (name: string): number =>
  Math.max(...name.split(/[\s-]/).map(({ length }) => length));
