import { cardsOfKind } from '../src/content/library.js';
import { cursedCityBox, cursedCityWith } from '../src/index.js';
import { withLateJourneys } from '../src/late.js';

const [quest] = cardsOfKind({ box: cursedCityBox }, 'quest');

/** The box with a quest that is nearly lost: all that there is between journeys, in two or three of them. */
export const lawBox = withLateJourneys(cursedCityBox).with([
  { file: 'test', record: { ...quest, id: 'last-days', name: 'Last Days', fear: 8, influence: 8 } },
]);
export const { rules, show } = cursedCityWith(lawBox);
