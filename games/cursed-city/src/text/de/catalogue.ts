import type { Catalogue } from '../words.js';
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

/** All German texts, in ICU MessageFormat, by key: the keys are those of the English ones. */
export const catalogue: Catalogue = {
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
  'over.won': 'Sieg! Heute Nacht schläft die Stadt bei offenen Läden.',
  'over.lost': 'Niederlage. Heute Nacht schläft die Stadt hinter geschlossenen Läden.',
  'over.done': 'Fertig.',
};
