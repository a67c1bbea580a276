import { asks } from './asks.js';
import { barred } from './barred.js';
import { campaignBook } from './campaign-book.js';
import { events } from './events.js';
import { figures } from './figures.js';
import { guide } from './guide.js';
import { odds } from './odds.js';
import { options } from './options.js';
import { told } from './told.js';
import { trail } from './trail.js';

/** All English texts, in ICU MessageFormat, by key. */
export const catalogue: { readonly [key: string]: string } = {
  ...asks,
  ...options,
  ...barred,
  ...events,
  ...told,
  ...guide,
  ...campaignBook,
  ...figures,
  ...odds,
  ...trail,
  'detail.text': '{text}',
  'over.won': 'Victory! What was lost has been found, and what was found will be argued about for years.',
  'over.lost': 'Defeat: the adventure is lost.',
  'over.done': 'Done.',
};
