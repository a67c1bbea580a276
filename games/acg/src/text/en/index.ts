import type { AcgBox } from '../../content/box.js';
import { vocabulary } from '../../effects/index.js';
import { AcgPrinted } from '../printed.js';
import type { Words } from '../words.js';
import { book } from './book.js';
import { cardsIn } from './cards.js';
import { en as catalogue } from './catalogue.js';
import { diceWords } from './dice.js';
import { facts } from './facts.js';
import { names } from './names.js';
import { people } from './people.js';
import { table } from './table.js';
import { listWords } from './words.js';

export function english(box: AcgBox): Words {
  const printed = new AcgPrinted(box);
  return {
    language: 'en',
    printed,
    catalogue,
    list: (parts) => listWords(parts),
    dice: diceWords,
    names,
    cards: cardsIn({ printed, verbs: vocabulary.words }),
    table,
    people,
    book,
    facts,
  };
}
