import { create } from 'zustand';
import { keep as keepAs, readKept } from '../app/kept.js';
import { CHOICES, newcomer, readSettings, type SettingName, type Settings } from './settings.js';

export type Language = Settings['language'];

type Store = Settings & {
  /** False when the browser refuses to remember. */
  readonly remembered: boolean;
  set<Name extends SettingName>(name: Name, value: Settings[Name]): void;
  reset(): void;
};

const KEY = 'questhall.settings';
const keep = (settings: Settings): boolean => keepAs(KEY, JSON.stringify(settings));

/** A worker or a test has no languages to go by. */
const fresh = newcomer(globalThis.navigator?.languages ?? []);

export const useSettings = create<Store>((set, get) => ({
  ...readSettings(readKept(KEY), fresh),
  remembered: true,
  set: (name, value) => set({ [name]: value, remembered: keep({ ...chosen(get()), [name]: value }) }),
  reset: () => set({ ...fresh, remembered: keep(fresh) }),
}));

const NAMES = Object.keys(CHOICES) as SettingName[];

function chosen(store: Settings): Settings {
  return Object.fromEntries(NAMES.map((name) => [name, store[name]])) as Settings;
}
