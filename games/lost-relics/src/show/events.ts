import type { Event, Json, Text } from '@questhall/engine';
import { listWords, signed } from '@questhall/tabletop';
import { nameOf } from '../names.js';
import { names } from '../text/en/names.js';
import type { LrView } from '../view.js';

/** Fields that name things of the table. */
const NAMES = [
  'hero',
  'hostile',
  'figure',
  'attacker',
  'target',
  'area',
  'door',
  'thing',
  'card',
  'adventure',
  'action',
  'holder',
] as const;

/** Too small to be told by themselves. */
const SILENT: readonly string[] = ['treasure-drawn', 'round-over'];

/** A line of the chronicle, or null for what is not worth telling. */
export function eventText(event: Event, view: LrView): Text | null {
  const { type, data } = event;
  if (SILENT.includes(type)) return null;
  return { key: `event.${keyOf(event)}`, args: argsOf(data, view) };
}

function keyOf({ type, data }: Event): string {
  if (type === 'hostile-damaged' && data.fate === 'flipped') return 'hostile-flipped';
  if (type === 'thing-moved') {
    if (data.holder !== null) return 'thing-carried';
    return data.area === null ? 'thing-gone' : 'thing-put';
  }
  return type === 'marker-moved' && data.area === null ? 'marker-gone' : type;
}

type Naming = (id: unknown) => string;

function argsOf(data: Event['data'], view: LrView): Text['args'] {
  const name: Naming = (id) => (typeof id === 'string' ? nameOf(id, view) : '');
  const args: Text['args'] = {};
  for (const [field, value] of Object.entries(data)) {
    const said = plain(field, value, name);
    if (said !== undefined) args[field] = said;
  }
  for (const field of NAMES) if (typeof data[field] === 'string') args[field] = name(data[field]);
  if (typeof data.counter === 'string') args.counter = names.spoken(data.counter);
  if (typeof data.stat === 'string') args.stat = data.stat.replaceAll('-', ' ');
  if (typeof data.add === 'number') args.add = signed(data.add);
  if (typeof data.to === 'string') args.area = name(data.to);
  if (typeof data.holder === 'string') args.hero = name(data.holder);
  return args;
}

function plain(field: string, value: Json | undefined, name: Naming): string | number | undefined {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (!Array.isArray(value))
    return typeof value === 'number' || typeof value === 'string' ? value : undefined;
  return listWords(value.map((item) => (field === 'dice' ? String(item) : name(item))));
}
