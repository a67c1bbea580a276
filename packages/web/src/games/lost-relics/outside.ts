import type { Outside } from '../outside.js';
import { HEROES } from './heroes.js';
import { TRIALS } from './trials.js';

export const outside: Outside = {
  faces: {
    calthia: 'swordwoman',
    dhoraz: 'dwarf-face',
    luxa: 'bowman',
    regis: 'wizard-face',
  },
  goalOf: ({ adventure, campaign }) => adventure ?? campaign,
  // All four set out, whoever leads them.
  heroesOf: () => HEROES,
  teaches: true,
  trials: TRIALS,
};
