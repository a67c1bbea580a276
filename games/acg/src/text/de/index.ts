import { listWords } from '@questhall/tabletop/german';
import { records, words } from '../../generated/de.js';
import { addTranslation } from '../printed.js';
import type { Words } from '../words.js';
import { book } from './book.js';
import { cards } from './cards.js';
import { catalogue } from './catalogue.js';
import { diceWords } from './dice.js';
import { facts } from './facts.js';
import { names } from './names.js';
import { people } from './persons.js';
import { table } from './table.js';

addTranslation('de', { records, words });

export const german: Words = {
  language: 'de',
  catalogue: catalogue(),
  list: (parts) => listWords(parts),
  dice: diceWords,
  names,
  cards,
  table,
  people,
  book,
  facts,
};
