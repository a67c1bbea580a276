import type { Trial } from '../beginning.js';

/**
 * How long adventures are and how they end, seen when companions played them by themselves:
 * `questhall sim --game lost-relics --quest all --difficulty novice,standard,veteran --players 1 --games-each 12 --seed begin`. Rounds
 * and decisions are medians; `won` is out of ten games. A campaign is as long as all of them, if each is won at the first try.
 */
export const TRIALS: { readonly [adventure: string]: Trial } = {
  'waking-stones': { rounds: 5, decisions: 160, won: { novice: 10, standard: 8, veteran: 3 } },
  'ink-and-water': { rounds: 3, decisions: 100, won: { novice: 7, standard: 6, veteran: 8 } },
  'four-seals': { rounds: 6, decisions: 160, won: { novice: 9, standard: 8, veteran: 2 } },
  'clerk-in-the-jar': { rounds: 3, decisions: 100, won: { novice: 8, standard: 6, veteran: 3 } },
  'mask-behind-glass': { rounds: 7, decisions: 150, won: { novice: 7, standard: 8, veteran: 3 } },
  'deep-bell': { rounds: 5, decisions: 130, won: { novice: 8, standard: 5, veteran: 5 } },
  'coal-crown': { rounds: 4, decisions: 100, won: { novice: 9, standard: 2, veteran: 3 } },
  'folding-house': { rounds: 3, decisions: 110, won: { novice: 10, standard: 5, veteran: 4 } },
  'until-moonset': { rounds: 8, decisions: 120, won: { novice: 10, standard: 6, veteran: 3 } },
  'weight-of-a-heart': { rounds: 6, decisions: 160, won: { novice: 8, standard: 7, veteran: 2 } },
  'rite-of-stone': { rounds: 7, decisions: 170, won: { novice: 9, standard: 6, veteran: 5 } },
  'last-exhibit': { rounds: 6, decisions: 190, won: { novice: 8, standard: 8, veteran: 3 } },
  'lost-relics': { rounds: 63, decisions: 1650, won: {} },
};
