import { asks } from './asks.js';
import { barred } from './barred.js';
import { campaignBook } from './campaign-book.js';
import { chronicle } from './chronicle.js';
import { details } from './details.js';
import { events } from './events.js';
import { guide } from './guide.js';
import { odds } from './odds.js';
import { options } from './options.js';
import { figures, trail } from './trail.js';

/** All English texts, in ICU MessageFormat, by key. */
export const en: { readonly [key: string]: string } = {
  ...asks,
  ...options,
  ...barred,
  ...events,
  ...chronicle,
  ...details,
  ...guide,
  ...campaignBook,
  ...odds,
  ...trail,
  ...figures,
  'over.won': 'Victory! The songs will be long and mostly true.',
  'over.lost': 'Defeat. The dark keeps what it took, until you try again.',
  'over.done': 'Done.',
};
