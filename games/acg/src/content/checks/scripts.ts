import { scripts } from '../../scripts/index.js';
import { type Check, sayOf } from './pack.js';

/** A mark without code would be a card that does nothing; code without a mark would not be counted. */
export const scripted: Check = (pack) =>
  sayOf([...pack], (card) => {
    const marked = 'script' in card && card.script === true;
    const listed = scripts.includes(card.id);
    return [
      marked &&
        !listed &&
        `it is marked as a script, and src/scripts/index.ts lists no code for '${card.id}'`,
      listed && !marked && 'src/scripts/index.ts lists code for it, and it is not marked "script": true',
    ];
  });
