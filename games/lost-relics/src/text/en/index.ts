import { listWords } from '@questhall/tabletop';
import type { LrBox } from '../../content/box.js';
import { vocabulary } from '../../effects/index.js';
import { LrPrinted } from '../printed.js';
import type { Words } from '../words.js';
import { cardsIn } from './cards.js';
import { catalogue } from './catalogue.js';
import { facts } from './facts.js';
import { names } from './names.js';
import { table } from './table.js';

export function english(box: LrBox): Words {
  const printed = new LrPrinted(box);
  return {
    language: 'en',
    printed,
    catalogue,
    list: (parts) => listWords(parts),
    names,
    cards: cardsIn({ printed, verbs: vocabulary.words }),
    facts,
    table,
  };
}
