import { choosing } from '@questhall/lost-relics/choices';
import type { Outside } from '../outside.js';

export const outside: Outside = {
  faces: {
    calthia: 'swordwoman',
    dhoraz: 'dwarf-face',
    luxa: 'bowman',
    regis: 'wizard-face',
  },
  choosing,
};
