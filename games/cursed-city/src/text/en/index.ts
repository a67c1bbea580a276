import { listWords } from '@questhall/tabletop';
import type { CcBox } from '../../content/box.js';
import { CcPrinted } from '../printed.js';
import type { Words } from '../words.js';
import { catalogue } from './catalogue.js';
import { facts } from './facts.js';
import { names } from './names.js';

export function english(box: CcBox): Words {
  const printed = new CcPrinted(box);
  return {
    language: 'en',
    printed,
    catalogue,
    list: (parts) => listWords(parts),
    names,
    facts,
  };
}
