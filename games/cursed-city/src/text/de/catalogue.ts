import type { Catalogue } from '../words.js';
import { asks } from './asks.js';
import { barred } from './barred.js';
import { campaignBook } from './campaign-book.js';
import { events } from './events.js';
import { guide } from './guide.js';
import { odds } from './odds.js';
import { options } from './options.js';
import { told } from './told.js';
import { trail } from './trail.js';

/** All German texts, in ICU MessageFormat, by key: the keys are those of the English ones. */
export const catalogue: Catalogue = {
  ...asks,
  ...options,
  ...barred,
  ...events,
  ...told,
  ...guide,
  ...campaignBook,
  ...odds,
  ...trail,
  'over.won': 'Sieg! Heute Nacht schläft die Stadt bei offenen Läden.',
  'over.lost': 'Niederlage. Die Stadt behält ihren König.',
  'over.done': 'Fertig.',
};
