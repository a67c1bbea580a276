import { english } from './en/index.js';
import type { Language } from './language.js';
import type { Words } from './words.js';

const known: { [language in Language]?: Words } = { en: english };

const loaders: { readonly [language in Language]: () => Promise<Words> } = {
  en: async () => english,
  de: async () => (await import('./de/index.js')).german,
};

/** The words of a language; loads them, the names and stories of the cards included, if they are not there yet. */
export async function loadLanguage(language: Language): Promise<Words> {
  const words = known[language] ?? (await loaders[language]());
  known[language] = words;
  return words;
}

/** The words of a language that has been loaded before. */
export function wordsIn(language: Language): Words {
  const words = known[language];
  if (words === undefined) throw new Error(`the language '${language}' has not been loaded`);
  return words;
}
