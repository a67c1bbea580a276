import { speaker } from '@questhall/test-kit';
import { cardText } from '../../src/effects/card-text.js';
import { acgBox, acgIn } from '../../src/index.js';
import { wordsIn } from '../../src/text/languages.js';

/** The game in German, loaded once for all that is tested about it. */
export const german = await acgIn('de');
export const { rules, show } = german;
/** All that the game says in German. */
export const words = await wordsIn('de', acgBox);

export const sage = speaker(show.catalogue, 'de');

export function germanText(id: string): string {
  const card = acgBox.records[id];
  if (card === undefined) throw new Error(`no card '${id}'`);
  return cardText(card, words);
}

/** Numbers are balanced now and then; a sentence stays right as long as one does not become several. */
export const withoutFigures = (lines: readonly string[]): string[] =>
  lines.map((line) => line.replace(/\d+/g, (n) => (n === '1' ? n : '#')));
