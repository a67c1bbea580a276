import type { Words } from '../words.js';
import { book } from './book.js';
import { cards } from './cards.js';
import { en as catalogue } from './catalogue.js';
import { diceWords } from './dice.js';
import { facts } from './facts.js';
import { names } from './names.js';
import { people } from './people.js';
import { table } from './table.js';
import { listWords } from './words.js';

export const english: Words = {
  language: 'en',
  catalogue,
  list: (parts) => listWords(parts),
  dice: diceWords,
  names,
  cards,
  table,
  people,
  book,
  facts,
};
