import type { Event, Text } from '@questhall/engine';
import { signed } from '@questhall/tabletop';
import { nameOf } from '../names.js';
import type { DiscoveryKind, Level, Phase, Resource, Stat } from '../terms.js';
import type { Words } from '../text/words.js';
import type { WowView } from '../view.js';

/** Fields that name things of the table. */
const NAMES: readonly string[] = [
  'seat',
  'space',
  'from',
  'to',
  'card',
  'on',
  'token',
  'item',
  'attacker',
  'defender',
  'who',
  'target',
  'by',
  'quest',
  'character',
];
/** Lists of them. */
const LISTS: readonly string[] = ['seats', 'cards', 'winners'];

/** Items go by the name on the back of their card. */
const ITEMS: readonly string[] = ['item'];

/** A line of the chronicle. What the viewer may not know is `none`. */
export function eventText({ type, data }: Event, view: WowView, words: Words): Text {
  const args: Text['args'] = { token: 'none', space: 'none', cards: 'none' };
  for (const [field, value] of Object.entries(data)) {
    const said = plain(field, value, view, words);
    if (said !== undefined) args[field] = said;
  }
  if (Array.isArray(data.winners)) args.count = data.winners.length;
  return { key: `event.${type}`, args };
}

function plain(field: string, value: unknown, view: WowView, words: Words): string | number | undefined {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return field === 'add' ? signed(value) : value;
  if (Array.isArray(value) && LISTS.includes(field))
    return words.list(value.map((id) => nameOf(String(id), view, words)));
  if (typeof value !== 'string') return undefined;
  if (ITEMS.includes(field)) return words.printed.back(value) ?? nameOf(value, view, words);
  return NAMES.includes(field) ? nameOf(value, view, words) : termIn(field, value, words);
}

/** A term of the game, in words. */
function termIn(field: string, value: string, { names }: Words): string {
  switch (field) {
    case 'phase':
      return names.phase(value as Phase);
    case 'resource':
      return names.resource(value as Resource);
    case 'level':
      return names.level(value as Level);
    case 'stat':
      return names.stat(value as Stat);
    case 'kind':
      return names.discovery(value as DiscoveryKind);
    default:
      return value;
  }
}
