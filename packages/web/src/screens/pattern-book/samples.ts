import type { CardState } from '../../games/acg/cards/face.js';
import type { HeroState } from '../../games/lost-relics/cards/hero/state.js';

/** One or two of every kind, the longest texts among them. */
export const SAMPLES: readonly string[] = [
  'ironbreaker-3',
  'waywatcher-2',
  'warrior-priest-4',
  'bright-wizard-3',
  'deadly-shot',
  'shield-wall',
  'the-comets-road',
  'vigil-until-dawn',
  'goblin-warrior',
  'goblin-warrior-elite',
  'goblin-firebrand',
  'grave-hound-elite',
  'pit-troll',
  'warren-assassin-elite',
  'lantern-wraith-elite',
  'bone-colossus',
  'urgza-twice-crowned',
  'the-drowned-abbot',
  'sewer-system',
  'flooded-cellar',
  'loose-flagstone',
  'linen-bandages',
  'door-shield',
  'delvers-lantern',
  'dawnhammer',
  'moonstring',
  'legendary-fortune',
  'bleeding',
  'empowered',
  'sickened',
  'a-foul-stench',
  'novice',
];

export const STATES: readonly { readonly id: string; readonly state: CardState }[] = [
  { id: 'ironbreaker-3', state: { leader: true, wounds: 9 } },
  { id: 'deadly-shot', state: { tokens: 2 } },
  { id: 'the-comets-road', state: { tokens: 3 } },
  { id: 'shield-wall', state: { exhausted: true } },
  { id: 'pit-troll', state: { wounds: 3 } },
  { id: 'goblin-warrior', state: { exhausted: true, wounds: 1, copy: 2 } },
  { id: 'goblin-warrior-elite', state: { wounds: 2, copy: 1 } },
  { id: 'whisperclaw', state: {} },
  { id: 'sewer-system', state: { progress: 4 } },
  { id: 'door-shield', state: { exhausted: true } },
];

/** Heroes of Lost Relics as a table may have them; actions by their ids, the first of them inspired. */
export const HERO_STATES: readonly {
  readonly state: HeroState & { readonly spent: readonly number[] };
  readonly actions: readonly string[];
}[] = [
  { state: { dice: [1, 4, 6], damage: 1, destiny: 1, spent: [] }, actions: ['move', 'rest'] },
  { state: { wounded: true, dice: [5], damage: 2, spent: [3] }, actions: ['move'] },
  { state: { wounded: true, out: true, spent: [] }, actions: [] },
];
