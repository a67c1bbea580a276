import { carries } from './carries.js';

/**
 * The pieces of the box, as its list counts them. Models, tiles, gateways, lychgates and cards are limits of play or of what may be
 * written; counters and tokens never run out (CMP-11).
 */
export const COMPONENTS = carries(
  ['CC-CMP-01', 'CC-CMP-02', 'CC-CMP-03', 'CC-CMP-06', 'CC-CMP-07'],
  'components.COMPONENTS',
  {
    models: { heroes: 8, hostiles: 36, scenery: 10, extras: { diregoyles: 2, strays: 2 } },
    counters: {
      wound: 32,
      level: 40,
      'cursed/trapped': 8,
      diseased: 8,
      inspiration: 8,
      experience: 16,
      fear: 9,
      influence: 9,
    },
    tokens: {
      decapitation: 5,
      buried: 4,
      fatigued: 4,
      initiative: 4,
      'oaken arrow': 3,
      leader: 1,
      nightfall: 1,
      quest: 1,
      'black-rose': 1,
      'red-blade': 1,
      'tapestry-of-ages': 1,
      gravetide: 1,
    },
    dice: { activation: 16, destiny: 5, action: 6, quest: 1 },
    board: { tiles: 20, dropZones: 1, extractionZones: 1, gateways: 18, lychgates: 6 },
    cards: {
      character: 8,
      hostile: 11,
      initiative: 8,
      exploration: 19,
      discovery: 35,
      quest: 1,
      encounter: 16,
      trait: 8,
      empowerment: 24,
      mortis: 8,
    },
    other: {
      skyvesselBoard: 1,
      combatTrack: 1,
      questBook: 1,
      warscrolls: 1,
      assemblyGuide: 1,
      sealedEnvelope: 1,
    },
  } as const,
);
