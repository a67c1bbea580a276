import { speaker } from '@questhall/test-kit';
import { library } from '../../src/content/library.js';
import { cardText } from '../../src/effects/card-text.js';
import { acgIn } from '../../src/index.js';

/** The game in German, loaded once for all that is tested about it. */
export const { rules, show } = await acgIn('de');

export const sage = speaker(show.catalogue, 'de');

export function germanText(id: string): string {
  const card = library.records[id];
  if (card === undefined) throw new Error(`no card '${id}'`);
  return cardText(card, 'de');
}

/** Numbers are balanced now and then; a sentence stays right as long as one does not become several. */
export const withoutFigures = (lines: readonly string[]): string[] =>
  lines.map((line) => line.replace(/\d+/g, (n) => (n === '1' ? n : '#')));
