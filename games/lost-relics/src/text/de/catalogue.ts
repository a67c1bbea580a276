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

/** All German texts, in ICU MessageFormat, by key. */
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
  'over.won': 'Sieg! Was verloren war, ist gefunden, und über das Gefundene wird man noch Jahre streiten.',
  'over.lost': 'Niederlage: Das Abenteuer ist verloren.',
  'over.done': 'Fertig.',
};
