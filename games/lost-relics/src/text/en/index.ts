import { listWords } from '@questhall/tabletop';
import type { Words } from '../words.js';
import { cards } from './cards.js';
import { catalogue } from './catalogue.js';
import { facts } from './facts.js';
import { names } from './names.js';
import { table } from './table.js';

export const english: Words = {
  language: 'en',
  catalogue,
  list: (parts) => listWords(parts),
  names,
  cards,
  facts,
  table,
};
