import { choosing } from '@questhall/cursed-city/choices';
import type { Outside } from '../outside.js';

export const outside: Outside = {
  faces: {
    'emelda-braskov': 'swordwoman',
    'glaurio-ven-alten-iii': 'swordman',
    'jelsen-darrock': 'pilgrim-hat',
    'qulathis-the-exile': 'bowman',
    'brutogg-corpse-eater': 'meat-cleaver',
    'dagnai-holdenstock': 'dwarf-face',
    'cleona-zeitengale': 'ringed-planet',
    'octren-glimscry': 'wizard-face',
  },
  choosing,
};
