import { choosingOf } from '@questhall/tabletop/offer';
import type { LrSetup } from './setup-input.js';
import { HEROES } from './terms.js';

/** All four set out, whoever leads them. */
export const choosing = choosingOf<{ [hero: string]: number }, LrSetup>({
  kinds: [
    { id: 'adventure', field: 'adventure', wish: 'quest' },
    { id: 'campaign', field: 'campaign', wish: 'campaign' },
  ],
  parties: { people: HEROES, sizes: [4, 4, 4, 4], seats: 'shared' },
  usual: {
    adventure: 'waking-stones',
    people: HEROES,
    companions: [],
    difficulty: 'standard',
    gentle: 'novice',
  },
  write: (party) => Object.fromEntries(party.map(({ person, player }) => [person, player])),
  read: (heroes) => Object.entries(heroes).map(([person, player]) => ({ person, player })),
});
