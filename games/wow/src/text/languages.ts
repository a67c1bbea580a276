import type { WowBox } from '../content/box.js';
import { english } from './en/index.js';
import type { Language } from './language.js';
import type { Words } from './words.js';

/** Other languages are loaded, with the names and stories of the cards, when a person wants to read them. */
const loaders: { readonly [language in Language]: () => Promise<(box: WowBox) => Words> } = {
  en: async () => english,
  de: async () => (await import('./de/index.js')).german,
};

export async function wordsIn(language: Language, box: WowBox): Promise<Words> {
  const words = await loaders[language]();
  return words(box);
}
