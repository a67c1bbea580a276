import { IntlMessageFormat } from 'intl-messageformat';
import type { Language } from '../settings/store.js';
import type { en } from './en.js';
import { useSpoken, type Words } from './language.js';
import type { Args } from './message.js';

export type Catalogue = typeof en;
export type TextKey = keyof Catalogue;
/** Keys of messages that need nothing to be said. */
export type PlainKey = { [Key in TextKey]: Args<Catalogue[Key]> extends [] ? Key : never }[TextKey];
export type Translate = <Key extends TextKey>(key: Key, ...args: Args<Catalogue[Key]>) => string;

function translator(language: Language, words: Words): Translate {
  const parsed = new Map<TextKey, IntlMessageFormat>();
  const message = (key: TextKey): IntlMessageFormat => {
    const known = parsed.get(key) ?? new IntlMessageFormat(words[key], language);
    parsed.set(key, known);
    return known;
  };
  return (key, ...[args]) => String(message(key).format(args));
}

const translators: { [language in Language]?: Translate } = {};

/** Every word of the interface comes through here, in the language that is shown: `App` draws all anew in another one. */
export const t: Translate = (key, ...args) => {
  const { language, words } = useSpoken.getState();
  translators[language] ??= translator(language, words);
  return translators[language](key, ...args);
};

/** The language that is shown, for whatever is not a word of the interface: cards, dates, numbers. */
export const useLanguage = (): Language => useSpoken(({ language }) => language);
