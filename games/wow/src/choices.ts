import { choosingOf } from '@questhall/tabletop/offer';
import type { WowSetup } from './setup-input.js';

/** Those of the base set come first; any of the eight can be taken. */
const PEOPLE = [
  'grumbaz-crowsblood',
  'burbonn-fang',
  'sofeea-icecall',
  'sandrai-darkshine',
  'zowka-shattertusk',
  'brandon-lightstone',
  'dongon-swiftblade',
  'artumnis-moondream',
] as const;

/** Everybody has one character; who plays alone has companions for rivals. */
export const choosing = choosingOf<{ [character: string]: number }, WowSetup>({
  kinds: [{ id: 'world', field: 'world', wish: 'quest' }],
  parties: { people: PEOPLE, sizes: [2, 2, 3, 4], seats: 'one each' },
  usual: {
    adventure: 'azeroth',
    people: ['grumbaz-crowsblood', 'burbonn-fang'],
    companions: ['burbonn-fang'],
    difficulty: 'standard',
    gentle: 'standard',
  },
  write: (party) => Object.fromEntries(party.map(({ person, player }) => [person, player])),
  read: (heroes) => Object.entries(heroes).map(([person, player]) => ({ person, player })),
});
