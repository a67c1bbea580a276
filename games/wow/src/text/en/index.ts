import { listWords } from '@questhall/tabletop';
import type { WowBox } from '../../content/box.js';
import { vocabulary } from '../../effects/index.js';
import { WowPrinted } from '../printed.js';
import type { Words } from '../words.js';
import { cardsIn } from './cards.js';
import { catalogue } from './catalogue.js';
import { names } from './names.js';
import { table } from './table.js';

export function english(box: WowBox): Words {
  const printed = new WowPrinted(box);
  return {
    language: 'en',
    printed,
    catalogue,
    list: (parts) => listWords(parts),
    names,
    cards: cardsIn({ name: (id) => printed.place(id) ?? printed.name(id), verbs: vocabulary.words }),
    table,
  };
}
