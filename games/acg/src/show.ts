import { showsOf } from '@questhall/tabletop';
import { nameOf } from './names.js';
import { company, cover, road, tally } from './show/book.js';
import { cards } from './show/cards.js';
import { chronicle } from './show/chronicle.js';
import { eventText } from './show/events.js';
import { box } from './show/facts.js';
import { journal, standing } from './show/journal.js';
import { figureText } from './show/odds.js';
import { table } from './show/table.js';
import type { Words } from './text/words.js';
import type { AcgView } from './view.js';

/** How the game is told to people: names, the table in lines, the chronicle. */
export const showIn = showsOf<AcgView, Words>({
  name: nameOf,
  table,
  event: eventText,
  chronicle,
  journal,
  standing,
  cover,
  road,
  company,
  tally,
  cards,
  box,
  odds: figureText,
  isOffer: () => true,
  welcome: ['standing', 'locationsExplored', 'progress', 'gear', 'questsWon'],
});
