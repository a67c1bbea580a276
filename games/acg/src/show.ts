import type { Show } from '@questhall/engine';
import { nameOf } from './names.js';
import { cards } from './show/cards.js';
import { chronicle } from './show/chronicle.js';
import { eventText } from './show/events.js';
import { box } from './show/facts.js';
import { journal, standing } from './show/journal.js';
import { table } from './show/table.js';
import { en } from './text/en/catalogue.js';
import { guide } from './text/en/guide.js';
import type { AcgView } from './view.js';

/** How the game is told to people: names, the table in lines, the chronicle. */
export const acgShow: Show<AcgView> = {
  catalogue: en,
  name: nameOf,
  table,
  event: eventText,
  chronicle,
  journal,
  standing,
  cards,
  box,
  guide: Object.keys(guide).map((key) => ({ key, args: {} })),
  moves: ['acg.activation', 'acg.activate-enemy', 'acg.location-phase', 'acg.peril-phase', 'acg.visit-town'],
};
