/** What a verb needs to be worded in German. */
export { does, followed, order, quoted, VERBS } from '@questhall/tabletop/german';
export { toAreas } from './areas.js';
export { DOORS } from './nouns.js';
export {
  actionNoun,
  amountWords,
  counterPhrase,
  everyoneElse,
  HEROES,
  heroWords,
  hostileWords,
  kindCount,
  kindPhrase,
  placeWords,
  toWords,
} from './people.js';
export { MARKERS, STATS } from './terms.js';
