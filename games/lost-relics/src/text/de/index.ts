import { listWords } from '@questhall/tabletop/german';
import { records } from '../../generated/de.js';
import { addTranslation } from '../printed.js';
import type { Words } from '../words.js';
import { cards } from './cards.js';
import { catalogue } from './catalogue.js';
import { facts } from './facts.js';
import { names } from './names.js';
import { table } from './table.js';

addTranslation('de', records);

export const german: Words = {
  language: 'de',
  catalogue,
  list: (parts) => listWords(parts),
  names,
  cards,
  facts,
  table,
};
