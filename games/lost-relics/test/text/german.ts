import type { Text } from '@questhall/engine';
import { IntlMessageFormat } from 'intl-messageformat';
import { lostRelicsIn } from '../../src/index.js';

/** The game in German, loaded once for all that is tested about it. */
export const { rules, show } = await lostRelicsIn('de');

const messages = new Map<string, IntlMessageFormat>();

/** The sentence for a text. A missing message or argument is an error here, not a shrug. */
export function sage({ key, args }: Text): string {
  const source = show.catalogue[key];
  if (source === undefined) throw new Error(`there is no German text '${key}'`);
  const message = messages.get(key) ?? new IntlMessageFormat(source, 'de');
  messages.set(key, message);
  return String(message.format(args));
}
