import { choosing } from '@questhall/cursed-city/choices';
import type { Outside } from '../outside.js';

export const outside: Outside = {
  faces: {
    'emelda-braskov': 'swordwoman',
    'glaurio-ven-alten-iii': 'swordman',
    'jelsen-darrock': 'hooded-figure',
    'qulathis-the-exile': 'bowman',
    'brutogg-corpse-eater': 'meeple',
    'dagnai-holdenstock': 'dwarf-face',
    'cleona-zeitengale': 'woman-elf-face',
    'octren-glimscry': 'wizard-face',
  },
  choosing,
};
