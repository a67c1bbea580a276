import { listWords } from '@questhall/tabletop/german';
import type { WowBox } from '../../content/box.js';
import { records } from '../../generated/de.js';
import { WowPrinted } from '../printed.js';
import type { Words } from '../words.js';
import { cardsIn } from './cards.js';
import { catalogue } from './catalogue.js';
import { names } from './names.js';
import { table } from './table.js';
import { verbs } from './verbs.js';

export function german(box: WowBox): Words {
  const printed = new WowPrinted(box, records);
  return {
    language: 'de',
    printed,
    catalogue,
    list: (parts) => listWords(parts),
    names,
    cards: cardsIn({ name: (id) => printed.place(id) ?? printed.name(id), verbs }),
    table,
  };
}
