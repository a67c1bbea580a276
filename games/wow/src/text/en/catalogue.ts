import { asks } from './asks.js';
import { barred } from './barred.js';
import { events } from './events.js';
import { options } from './options.js';
import { trail } from './trail.js';

/** All English texts, in ICU MessageFormat, by key. */
export const catalogue: { readonly [key: string]: string } = {
  ...asks,
  ...options,
  ...barred,
  ...events,
  ...trail,
  'detail.text': '{text}',
  'over.won': 'The race is run.',
  'over.done': 'Done.',
};
