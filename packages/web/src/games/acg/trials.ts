import type { Trial } from '../beginning.js';

/**
 * How long adventures are and how they end, seen when companions played them by themselves:
 * `questhall sim --quest all --heroes 2,3,4 --difficulty novice,standard,veteran --games-each 24 --seed begin`, and the
 * same with `--delve`; the campaign with `--campaign --heroes 2,3,4 --games-each 12`. Rounds and decisions are medians;
 * `won` is out of ten games, of the campaign out of ten quests.
 */
export const TRIALS: { readonly [adventure: string]: Trial } = {
  'a-foul-stench': { rounds: 8, decisions: 140, won: { novice: 7, standard: 4, veteran: 3 } },
  'poison-in-the-granary': { rounds: 10, decisions: 180, won: { novice: 6, standard: 5, veteran: 2 } },
  'the-brokers-ledger': { rounds: 8, decisions: 170, won: { novice: 7, standard: 6, veteran: 5 } },
  'the-drowned-vault': { rounds: 6, decisions: 160, won: { novice: 6, standard: 6, veteran: 4 } },
  'the-twice-crowned': { rounds: 9, decisions: 190, won: { novice: 7, standard: 6, veteran: 4 } },
  'lost-in-the-dark': { rounds: 15, decisions: 340, won: { novice: 7, standard: 6, veteran: 3 } },
  'an-uneasy-alliance': { rounds: 41, decisions: 1020, won: { standard: 6 } },
};
