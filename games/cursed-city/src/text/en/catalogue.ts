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

/** All English texts, in ICU MessageFormat, by key. One file for each kind of text. */
export const catalogue = {
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
  'over.won': 'Victory! Tonight the city sleeps with its shutters open.',
  'over.lost': 'Defeat. Tonight the city sleeps behind closed shutters.',
  'over.done': 'Done.',
};
