import { listWords } from '@questhall/tabletop';
import type { CcBox } from '../../content/box.js';
import { vocabulary } from '../../effects/index.js';
import { CcPrinted } from '../printed.js';
import type { Words } from '../words.js';
import { cardFacts } from './card-facts.js';
import { cardsIn } from './cards.js';
import { catalogue } from './catalogue.js';
import { facts } from './facts.js';
import { labels } from './labels.js';
import { names } from './names.js';
import { table } from './table.js';

export function english(box: CcBox): Words {
  const printed = new CcPrinted(box);
  return {
    language: 'en',
    printed,
    catalogue,
    list: (parts) => listWords(parts),
    names,
    facts,
    labels,
    table,
    cardFacts,
    cards: cardsIn({ printed, verbs: vocabulary.words }),
  };
}
