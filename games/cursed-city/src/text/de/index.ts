import { listWords } from '@questhall/tabletop/german';
import type { CcBox } from '../../content/box.js';
import { records } from '../../generated/de.js';
import { CcPrinted } from '../printed.js';
import type { Words } from '../words.js';
import { cardFacts } from './card-facts.js';
import { cardsIn } from './cards.js';
import { catalogue } from './catalogue.js';
import { facts } from './facts.js';
import { labels } from './labels.js';
import { names } from './names.js';
import { table } from './table.js';
import { verbs } from './verbs.js';

export function german(box: CcBox): Words {
  const printed = new CcPrinted(box, records);
  return {
    language: 'de',
    printed,
    catalogue,
    list: (parts) => listWords(parts),
    names,
    facts,
    labels,
    table,
    cardFacts,
    cards: cardsIn({ printed, verbs }),
  };
}
