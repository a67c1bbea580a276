import { asks } from './asks.js';
import { barred } from './barred.js';
import { events } from './events.js';
import { options } from './options.js';
import { orders } from './orders.js';
import { trail } from './trail.js';

/** All English texts, in ICU MessageFormat, by key. */
export const catalogue: { readonly [key: string]: string } = {
  ...asks,
  ...options,
  ...barred,
  ...events,
  ...trail,
  ...orders,
  'detail.text': '{text}',
  'over.won': 'The race is run.',
  'over.done': 'Done.',
};
