import { choosingOf, dealPeople } from '@questhall/tabletop/offer';
import type { AcgSetup } from './setup-input.js';
import { HEROES, type HeroId } from './terms.js';

/** A lone player leads two heroes, friends lead one each. */
export const choosing = choosingOf<HeroId[], AcgSetup>({
  kinds: [
    { id: 'quest', field: 'quest', wish: 'quest' },
    { id: 'delve', field: 'quest', wish: 'delve' },
    { id: 'campaign', field: 'campaign', wish: 'campaign' },
  ],
  parties: { people: HEROES, sizes: [2, 2, 3, 4], seats: 'one each' },
  usual: {
    adventure: 'a-foul-stench',
    people: ['ironbreaker', 'bright-wizard'],
    companions: ['bright-wizard'],
    difficulty: 'standard',
    gentle: 'novice',
  },
  write: (party) => party.map(({ person }) => person as HeroId),
  read: dealPeople,
});
