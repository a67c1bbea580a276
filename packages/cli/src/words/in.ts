import { de } from './de.js';
import { en, type Words } from './en.js';

const LANGUAGES: { readonly [language: string]: Words } = { en, de };

/** The words of a language; English for one that the terminal does not speak. */
export const wordsIn = (language = 'en'): Words =>
  (Object.hasOwn(LANGUAGES, language) ? LANGUAGES[language] : en) ?? en;
