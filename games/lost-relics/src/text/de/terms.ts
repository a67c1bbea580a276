import type { Phase, Reaction, Stat } from '../../terms.js';

/** The printed vocabulary in German; the glossary beside this file says why these words. */
export const PHASES: { readonly [phase in Phase]: string } = {
  adventure: 'Abenteuerphase',
  dice: 'Würfelphase',
  initiative: 'Initiativephase',
  action: 'Aktionsphase',
  leader: 'Anführerphase',
  recovery: 'Erholungsphase',
};
export const STATS: { readonly [stat in Stat]: string } = {
  resilience: 'Zähigkeit',
  'damage-taken': 'erlittenen Schaden',
  'melee-damage': 'Schaden bei Nahkampfangriffen',
  'ranged-damage': 'Schaden bei Fernangriffen',
  steps: 'Bereich je Bewegung',
  rest: 'Schadensmarker beim Rasten',
};
const REACTIONS: { readonly [reaction in Reaction]: string } = {
  attack: 'Angriff',
  execute: 'Hinrichtung',
  move: 'Bewegung',
  retreat: 'Rückzug',
};
export const MARKERS = { adventure: 'Abenteuermarker', bounty: 'Beutemarker' } as const;
export const TREASURE_TYPES = { weapon: 'Waffe', armour: 'Rüstung', artefact: 'Artefakt' } as const;
export const ATTACKS = { melee: 'Nahkampfangriff', ranged: 'Fernangriff' } as const;

export const reactionWords = (list: readonly Reaction[]): string =>
  list.map((one) => REACTIONS[one]).join(', dann ');
