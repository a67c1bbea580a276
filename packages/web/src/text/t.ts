import { IntlMessageFormat } from 'intl-messageformat';
import { type Language, useSettings } from '../settings/store.js';
import { en } from './en.js';
import type { Args } from './message.js';

export type Catalogue = typeof en;
export type TextKey = keyof Catalogue;
export type Translate = <Key extends TextKey>(key: Key, ...args: Args<Catalogue[Key]>) => string;

const catalogues: { readonly [language in Language]: { readonly [key in TextKey]: string } } = { en };
const parsed = new Map<string, IntlMessageFormat>();

function message(language: Language, key: TextKey): IntlMessageFormat {
  const name = `${language} ${key}`;
  const known = parsed.get(name);
  if (known !== undefined) return known;
  const made = new IntlMessageFormat(catalogues[language][key], language);
  parsed.set(name, made);
  return made;
}

const translators: { [language in Language]?: Translate } = {};

/** The same function for the same language every time, so that it can stand in lists of dependencies. */
function translator(language: Language): Translate {
  const known = translators[language];
  if (known !== undefined) return known;
  const t: Translate = (key, ...[args]) => String(message(language, key).format(args));
  translators[language] = t;
  return t;
}

/** Every word of the interface comes through here. */
export function useT(): Translate {
  return translator(useSettings((settings) => settings.language));
}
