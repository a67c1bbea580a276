import type { Resource } from '../../terms.js';

export const resources: { readonly [resource in Resource]: string } = {
  scroll: 'scroll',
  book: 'book',
  'small-healing': 'small healing potion',
  'large-healing': 'large healing potion',
  'place-discovery': 'place discovery',
  'flight-path': 'flight path',
  'auction-house': 'auction house',
  'quest-giver': 'quest giver',
};
