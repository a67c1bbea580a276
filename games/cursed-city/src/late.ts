import type { CcBox } from './content/box.js';
import { cardsOfKind } from './content/library.js';
import { LIMITS } from './terms.js';

/** More than the way to the highest level takes. */
const EXPERIENCE = 3 * LIMITS.level;

/** What heroes carry after many journeys, each class something else. */
const SEASONED = [
  { do: { experience: { hero: { where: 'journey', count: 'all' }, count: EXPERIENCE } } },
  { do: { item: { item: 'red-blade', hero: { where: 'journey', class: 'blade' } } } },
  { do: { item: { item: 'black-rose', hero: { where: 'journey', class: 'stalwart' } } } },
  { do: { item: { item: 'tapestry-of-ages', hero: { where: 'journey', class: 'loremaster' } } } },
];

const lateId = (journey: string): string => `late-${journey}`;

/**
 * Every journey once more, late in a quest and by day: a search for what is never reached cannot play the many journeys
 * before it.
 */
export const withLateJourneys = (box: CcBox): CcBox =>
  box.with(
    cardsOfKind({ box }, 'journey').map(({ startsAtNight: _, begin = [], ...journey }) => ({
      file: 'late',
      record: { ...journey, id: lateId(journey.id), begin: [...begin, ...SEASONED] },
    })),
  );

export const lateJourneys = (box: CcBox): string[] =>
  cardsOfKind({ box }, 'journey').map(({ id }) => lateId(id));
