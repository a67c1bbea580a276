import { asks } from './asks.js';
import { barred } from './barred.js';
import { events } from './events.js';
import { options } from './options.js';
import { orders } from './orders.js';
import { trail } from './trail.js';

/** Alle deutschen Texte in ICU MessageFormat, nach Schlüssel. */
export const catalogue: { readonly [key: string]: string } = {
  ...asks,
  ...options,
  ...barred,
  ...events,
  ...trail,
  ...orders,
  'detail.text': '{text}',
  'over.won': 'Das Rennen ist gelaufen.',
  'over.done': 'Fertig.',
};
