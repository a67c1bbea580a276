import type { HeroState } from '../cards/hero/state.js';

/** Heroes as a table may have them; actions by their ids. */
export const HERO_STATES: readonly {
  readonly state: HeroState & { readonly spent: readonly number[] };
  readonly actions: readonly string[];
}[] = [
  { state: { dice: [1, 4, 6], damage: 1, destiny: 1, spent: [] }, actions: ['move', 'rest'] },
  { state: { wounded: true, dice: [5], damage: 2, spent: [3] }, actions: ['move'] },
  { state: { wounded: true, out: true, spent: [] }, actions: [] },
];
