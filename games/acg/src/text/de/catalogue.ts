import { asks } from './asks.js';
import { barred } from './barred.js';
import { campaignBook } from './campaign-book.js';
import { chronicle } from './chronicle.js';
import { details } from './details.js';
import { events } from './events.js';
import { expanded } from './expand.js';
import { guide } from './guide.js';
import { odds } from './odds.js';
import { options } from './options.js';
import { figures, trail } from './trail.js';

/** All German texts, in ICU MessageFormat, by key. */
export const catalogue: { readonly [key: string]: string } = expanded({
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
  'over.won': 'Sieg! Die Lieder werden lang sein und größtenteils wahr.',
  'over.lost': 'Niederlage. Das Dunkel behält, was es genommen hat, bis es jemand von Neuem versucht.',
  'over.done': 'Fertig.',
});
