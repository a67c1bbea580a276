import { choosingOf, dealPeople } from '@questhall/tabletop/offer';
import type { CcSetup } from './setup-input.js';
import { HEROES } from './terms.js';

/** Four of the eight set out, whoever leads them: one of each class, for somebody who has chosen nothing. */
export const choosing = choosingOf<string[], CcSetup>({
  kinds: [
    { id: 'journey', field: 'journey', wish: 'quest' },
    { id: 'map', field: 'map', wish: 'quest' },
    { id: 'campaign', field: 'quest', wish: 'campaign' },
    { id: 'tutorial', field: 'tutorial', wish: 'campaign' },
  ],
  parties: { people: HEROES, sizes: [4, 4, 4, 4], seats: 'one each with companions' },
  usual: {
    adventure: 'hunt',
    people: ['glaurio-ven-alten-iii', 'jelsen-darrock', 'dagnai-holdenstock', 'cleona-zeitengale'],
    companions: [],
    difficulty: 'standard',
    gentle: 'novice',
  },
  write: (party) => party.map(({ person }) => person),
  read: dealPeople,
});
