import type { Outside } from '../outside.js';
import { TRIALS } from './trials.js';

export const outside: Outside = {
  faces: {
    ironbreaker: 'dwarf-face',
    waywatcher: 'woman-elf-face',
    'warrior-priest': 'monk-face',
    'bright-wizard': 'wizard-face',
  },
  goalOf: ({ quest, campaign }) => quest ?? campaign,
  heroesOf: ({ heroes }) => (Array.isArray(heroes) ? heroes : []),
  teaches: true,
  trials: TRIALS,
};
