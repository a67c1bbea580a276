import { h, type Markup } from './markup.js';

const TONES = ['a', 'b', 'c', 'd', 'e', 'f'] as const;

/** A colour for each word, the same all over one plot. */
export function tonesFor(words: readonly string[]): (word: string) => string {
  const all = [...new Set(words)];
  return (word) => TONES[all.indexOf(word) % TONES.length] ?? TONES[0];
}

/** Shades from light to dark for words that have an order. */
export function shadesFor(words: readonly string[]): (word: string) => string {
  return (word) => `s${Math.min(5, words.indexOf(word))}`;
}

export function legend(words: readonly string[], tone: (word: string) => string): Markup {
  const entries = [...new Set(words)].map((word) =>
    h('li', {}, h('span', { class: `swatch tone-${tone(word)}` }), word || 'other'),
  );
  return h('ul', { class: 'legend' }, entries);
}
