import { showsOf } from '@questhall/tabletop';
import { nameOf } from './names.js';
import { company, cover, road, tally } from './show/book.js';
import { box, cards } from './show/cards.js';
import { chronicle } from './show/chronicle.js';
import { eventText } from './show/events.js';
import { journal, standing } from './show/journal.js';
import { said } from './show/said.js';
import { table } from './show/table.js';
import type { Words } from './text/words.js';
import type { CcView } from './view.js';

/** How the game is told to people: names, the table in words, the chronicle. */
export const showIn = showsOf<CcView, Words>({
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
  odds: ({ what, on }, view, words) => ({
    key: `odds.${what}`,
    args: { on: on === null ? '' : said(on, view, words) },
  }),
  welcome: ['standing', 'treasure', 'slain', 'journeysWon'],
});
