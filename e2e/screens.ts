import { readdirSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { Theme } from './page.js';

/** Screens of a game stand in `<code>-screens.ts`. */
const OF_GAMES = await Promise.all(
  readdirSync(import.meta.dirname)
    .filter((file) => file.endsWith('-screens.ts'))
    .sort()
    .map(async (file) => (await import(`./${file}`)).screens as { [name: string]: string }),
);

/** Every screen that can be opened by its address alone. */
export const SCREENS: { readonly [name: string]: string } = Object.assign(
  {
    hall: '/',
    adventures: '/adventures',
    settings: '/settings',
    about: '/about',
    patterns: '/pattern-book',
    missing: '/nowhere',
  },
  ...OF_GAMES,
);

/** Tables that are never played on, as the pattern book keeps them. */
export const TABLES = ['solo-fight', 'nemesis', 'four-late', 'settlement', 'won'] as const;
export const tableAt = (scene: string, more = ''): string => `/pattern-book/table?scene=${scene}${more}`;

export const SIZES = [
  { name: 'desktop', width: 1440, height: 900 },
  { name: 'tablet', width: 1024, height: 768 },
  { name: 'phone', width: 390, height: 844 },
] as const;

export const THEMES: readonly Theme[] = ['dark', 'light'];

/** Another light without loading the page anew; style sheets read it off the root element. */
export const lit = (page: Page, theme: Theme): Promise<void> =>
  page.evaluate((chosen) => {
    document.documentElement.dataset.theme = chosen;
  }, theme);
