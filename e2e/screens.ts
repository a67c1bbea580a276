import type { Page } from '@playwright/test';
import type { Theme } from './page.js';

/** Every screen that can be opened by its address alone. */
export const SCREENS = {
  hall: '/',
  box: '/acg',
  gallery: '/acg/cards',
  enemies: '/acg/cards?kind=enemy',
  card: '/acg/cards/grave-hound-elite?kind=enemy&q=grave+hound',
  sheet: '/acg/cards/a-foul-stench?kind=quest',
  rulebook: '/acg/rules',
  rule: '/cursed-city/rules/CC-LDR-01',
  search: '/wow/rules?q=energy',
  begin: '/acg/new',
  relics: '/lost-relics',
  'relics to begin': '/lost-relics/new',
  'cards of relics': '/lost-relics/cards',
  'a hero of relics': '/lost-relics/cards/calthia?kind=hero',
  'rules of relics': '/lost-relics/rules/LR-HRA-05',
  'no such rule': '/acg/rules/NOPE-1',
  adventures: '/adventures',
  lessons: '/acg/lessons',
  settings: '/settings',
  about: '/about',
  patterns: '/pattern-book',
  missing: '/nowhere',
} as const;

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
