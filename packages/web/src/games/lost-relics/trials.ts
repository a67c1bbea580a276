import type { Trial } from '../beginning.js';

/**
 * How long adventures are and how they end, seen when companions played them by themselves: the games of docs/lost-relics-balance.md, 300 of
 * each adventure at standard and 90 at novice and veteran. Rounds and decisions are medians; `won` is out of ten games. A campaign is as long as
 * all of them, if each is won at the first try.
 */
export const TRIALS: { readonly [adventure: string]: Trial } = {
  'waking-stones': { rounds: 5, decisions: 170, won: { novice: 8, standard: 6, veteran: 3 } },
  'ink-and-water': { rounds: 3, decisions: 100, won: { novice: 7, standard: 6, veteran: 6 } },
  'four-seals': { rounds: 6, decisions: 160, won: { novice: 8, standard: 6, veteran: 3 } },
  'clerk-in-the-jar': { rounds: 4, decisions: 120, won: { novice: 8, standard: 6, veteran: 3 } },
  'mask-behind-glass': { rounds: 7, decisions: 150, won: { novice: 5, standard: 5, veteran: 4 } },
  'deep-bell': { rounds: 5, decisions: 140, won: { novice: 7, standard: 6, veteran: 6 } },
  'coal-crown': { rounds: 3, decisions: 110, won: { novice: 10, standard: 7, veteran: 2 } },
  'folding-house': { rounds: 3, decisions: 130, won: { novice: 9, standard: 6, veteran: 2 } },
  'until-moonset': { rounds: 8, decisions: 130, won: { novice: 9, standard: 7, veteran: 4 } },
  'weight-of-a-heart': { rounds: 6, decisions: 170, won: { novice: 9, standard: 6, veteran: 2 } },
  'rite-of-stone': { rounds: 6, decisions: 160, won: { novice: 8, standard: 7, veteran: 5 } },
  'last-exhibit': { rounds: 6, decisions: 200, won: { novice: 9, standard: 6, veteran: 2 } },
  'lost-relics': { rounds: 63, decisions: 1650, won: {} },
};
