import { listWords } from '@questhall/tabletop/german';
import type { LrBox } from '../../content/box.js';
import { records } from '../../generated/de.js';
import { LrPrinted } from '../printed.js';
import type { Words } from '../words.js';
import { cardsIn } from './cards.js';
import { catalogue } from './catalogue.js';
import { facts } from './facts.js';
import { names } from './names.js';
import { table } from './table.js';
import { verbs } from './verbs.js';

export function german(box: LrBox): Words {
  const printed = new LrPrinted(box, records);
  return {
    language: 'de',
    printed,
    catalogue,
    list: (parts) => listWords(parts),
    names,
    cards: cardsIn({ printed, verbs }),
    facts,
    table,
  };
}
