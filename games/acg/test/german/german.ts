import type { Text } from '@questhall/engine';
import { IntlMessageFormat } from 'intl-messageformat';
import { library } from '../../src/content/library.js';
import { cardText } from '../../src/effects/card-text.js';
import { acgIn } from '../../src/index.js';

/** The game in German, loaded once for all that is tested about it. */
export const { rules, show } = await acgIn('de');

const messages = new Map<string, IntlMessageFormat>();

/** The sentence for a text. A missing message or argument is an error here, not a shrug. */
export function sage({ key, args }: Text): string {
  const source = show.catalogue[key];
  if (source === undefined) throw new Error(`there is no German text '${key}'`);
  const message = messages.get(key) ?? new IntlMessageFormat(source, 'de');
  messages.set(key, message);
  return String(message.format(args));
}

export function germanText(id: string): string {
  const card = library.records[id];
  if (card === undefined) throw new Error(`no card '${id}'`);
  return cardText(card, 'de');
}

/** Numbers are balanced now and then; a sentence stays right as long as one does not become several. */
export const withoutFigures = (lines: readonly string[]): string[] =>
  lines.map((line) => line.replace(/\d+/g, (n) => (n === '1' ? n : '#')));
