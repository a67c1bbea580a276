import { entriesIn } from '../app/kept.js';

/** What a person may set, with every value that is allowed, in the order in which they are shown. */
export const CHOICES = {
  theme: ['system', 'dark', 'light'],
  textSize: ['normal', 'large', 'huge'],
  motion: ['system', 'full', 'reduced'],
  speed: ['slow', 'normal', 'fast', 'instant'],
  language: ['en', 'de'],
  sound: ['off', 'on'],
  tableView: ['board', 'text'],
} as const;

export type Choices = typeof CHOICES;
export type SettingName = keyof Choices;
export type Settings = { readonly [name in SettingName]: Choices[name][number] };

/** What a newcomer gets. */
export const DEFAULTS: Settings = {
  theme: 'system',
  textSize: 'normal',
  motion: 'system',
  speed: 'normal',
  language: 'en',
  sound: 'off',
  tableView: 'board',
};

/** A newcomer is spoken to in the first of their languages (`de-AT`, `en`) that the app knows. */
export function newcomer(languages: readonly string[]): Settings {
  const wanted = languages.map((tag) => tag.split('-')[0]);
  const known = wanted.flatMap((tag) => CHOICES.language.filter((language) => language === tag));
  return { ...DEFAULTS, language: known[0] ?? DEFAULTS.language };
}

/** Reads whatever was kept: what is damaged or unknown falls back to what a newcomer gets. */
export function readSettings(kept: string | null, fallback = DEFAULTS): Settings {
  const read = entriesIn(kept);
  const pick = (name: SettingName) => {
    const allowed: readonly string[] = CHOICES[name];
    const value = read[name];
    return typeof value === 'string' && allowed.includes(value) ? value : fallback[name];
  };
  return Object.fromEntries(
    Object.keys(DEFAULTS).map((name) => [name, pick(name as SettingName)]),
  ) as Settings;
}
