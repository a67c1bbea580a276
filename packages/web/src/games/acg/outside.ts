import { choosing } from '@questhall/acg/choices';
import type { Outside } from '../outside.js';

export const outside = {
  faces: {
    ironbreaker: 'dwarf-face',
    waywatcher: 'woman-elf-face',
    'warrior-priest': 'monk-face',
    'bright-wizard': 'wizard-face',
  },
  choosing,
} as const satisfies Outside;
