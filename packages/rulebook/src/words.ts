/** Words too common in rules to find one by. */
const NOISE = new Set(
  'a an and are as at be by for from has have if in is it its may not of on or that the their then this to when with'.split(
    ' ',
  ),
);

/** The words of a text as they are compared: small letters, no endings, no noise. */
export function wordsOf(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.filter((word) => !NOISE.has(word)).map(stem);
}

/** Cuts the common English endings, so that "engages", "engaged" and "engaging" are one word. */
function stem(word: string): string {
  if (word.length < 5) return word.replace(/(?<=[^s])s$/, '');
  return word
    .replace(/ies$/, 'y')
    .replace(/(?<=[^s])s$/, '')
    .replace(/(?:ing|ed|e)$/, '')
    .replace(/([bdglmnprt])\1$/, '$1');
}
