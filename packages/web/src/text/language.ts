import { create } from 'zustand';
import { type Language, useSettings } from '../settings/store.js';
import { en } from './en.js';
import type { SameWords } from './message.js';

export type Words = SameWords<typeof en>;

/** English is always there; any other language is fetched when somebody wants it. */
const loaders: { readonly [language in Language]: () => Promise<Words> } = {
  en: async () => en,
  de: async () => (await import('./de.js')).de,
};

type Spoken = { readonly language: Language; readonly words: Words };

/** The language that is shown: it changes when its words have arrived, not when it is chosen. */
export const useSpoken = create<Spoken>(() => ({ language: 'en', words: en }));

async function speak(language: Language): Promise<void> {
  const words = await loaders[language]();
  if (useSettings.getState().language !== language) return;
  document.documentElement.lang = language;
  const held = document.activeElement?.getAttribute('name');
  useSpoken.setState({ language, words });
  // All is drawn anew: the choice that was being made has the keyboard again.
  requestAnimationFrame(() => document.querySelector<HTMLElement>(`[name="${held}"]:checked`)?.focus());
}

/** Whoever cannot be given the language they chose, because it does not arrive, keeps the one before. */
const tryToSpeak = (language: Language): Promise<void> => speak(language).catch(() => undefined);

/** Waits for the words of the chosen language, and from then on follows the choice. */
export function followLanguage(): Promise<void> {
  useSettings.subscribe(({ language }, before) => {
    if (language !== before.language) void tryToSpeak(language);
  });
  return tryToSpeak(useSettings.getState().language);
}
