import { create } from 'zustand';
import { keep, readKept } from './keep.js';
import { DEFAULTS, readSettings, type SettingName, type Settings } from './settings.js';

export type Language = Settings['language'];

type Store = Settings & {
  /** False when the browser refuses to remember. */
  readonly remembered: boolean;
  set<Name extends SettingName>(name: Name, value: Settings[Name]): void;
  reset(): void;
};

export const useSettings = create<Store>((set, get) => ({
  ...readSettings(readKept()),
  remembered: true,
  set: (name, value) =>
    set({ [name]: value, remembered: keep(JSON.stringify({ ...chosen(get()), [name]: value })) }),
  reset: () => set({ ...DEFAULTS, remembered: keep(JSON.stringify(DEFAULTS)) }),
}));

function chosen(store: Settings): Settings {
  const { theme, textSize, motion, speed, language, sound } = store;
  return { theme, textSize, motion, speed, language, sound };
}
