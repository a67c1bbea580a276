import { listWords } from '@questhall/tabletop/german';
import type { AcgBox } from '../../content/box.js';
import { records } from '../../generated/de.js';
import { AcgPrinted } from '../printed.js';
import type { Words } from '../words.js';
import { book } from './book.js';
import { cardsIn } from './cards.js';
import { catalogue } from './catalogue.js';
import { diceWords } from './dice.js';
import { facts } from './facts.js';
import { names } from './names.js';
import { people } from './persons.js';
import { table } from './table.js';
import { verbs } from './verbs.js';

export function german(box: AcgBox): Words {
  const printed = new AcgPrinted(box, records);
  return {
    language: 'de',
    printed,
    catalogue,
    list: (parts) => listWords(parts),
    dice: diceWords,
    names,
    cards: cardsIn({ printed, verbs }),
    table,
    people,
    book,
    facts,
  };
}
