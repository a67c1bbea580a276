import type { Event, Json, Text } from '@questhall/engine';
import { capital, signed } from '@questhall/tabletop';
import { goalOf } from '../counters.js';
import type { LrEvent } from '../events.js';
import { nameOf, saidName } from '../names.js';
import type { Phase, Reaction, Stat } from '../terms.js';
import type { Words } from '../text/words.js';
import type { LrView } from '../view.js';

/** Fields that name things of the table. */
const NAMES = ['hero', 'hostile', 'figure', 'attacker', 'target', 'card', 'adventure', 'action'] as const;

/** Too small to be told by themselves. */
const SILENT: readonly LrEvent[] = ['treasure-drawn', 'round-over'];

/** A line of the chronicle, or null for what is not worth telling. */
export function eventText(event: Event, view: LrView, words: Words): Text | null {
  if (SILENT.includes(event.type as LrEvent)) return null;
  return {
    key: `event.${keyOf(event)}`,
    args: { ...plainArgs(event, view, words), ...saidArgs(event, view, words) },
  };
}

function keyOf({ type, data }: Event): string {
  if (type === 'hostile-damaged' && data.fate === 'flipped') return 'hostile-flipped';
  if (type === 'thing-moved') {
    if (data.holder !== null) return 'thing-carried';
    return data.area === null ? 'thing-gone' : 'thing-put';
  }
  return type === 'marker-moved' && data.area === null ? 'marker-gone' : type;
}

/** Everything as it is, with the names of whatever is named. */
function plainArgs({ data }: Event, view: LrView, words: Words): Text['args'] {
  const args: Text['args'] = {};
  const name = (id: unknown): string => (typeof id === 'string' ? saidName(id, view, words) : '');
  for (const [field, value] of Object.entries(data)) {
    const said = plain(field, value, name, words);
    if (said !== undefined) args[field] = said;
  }
  for (const field of NAMES) if (typeof data[field] === 'string') args[field] = name(data[field]);
  if (typeof data.holder === 'string') args.hero = name(data.holder);
  return args;
}

function plain(field: string, value: Json | undefined, name: (id: unknown) => string, { list }: Words) {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (!Array.isArray(value))
    return typeof value === 'number' || typeof value === 'string' ? value : undefined;
  return list(value.map((item) => (field === 'dice' ? String(item) : name(item))));
}

/** What is said otherwise in every language: places, doors, objects, counters, words of the rules. */
function saidArgs({ data }: Event, view: LrView, words: Words): Text['args'] {
  const { names } = words;
  const args: Text['args'] = {};
  const area = typeof data.to === 'string' ? data.to : data.area;
  if (typeof area === 'string') {
    args.inArea = names.inArea(nameOf(area, view, words));
    args.toArea = names.toArea(nameOf(area, view, words));
  }
  if (typeof data.door === 'string') args.door = capital(names.theDoor(data.door));
  if (typeof data.thing === 'string') args.thing = names.theThing(nameOf(data.thing, view, words));
  if (typeof data.counter === 'string') {
    args.counter = names.counter(data.counter);
    args.now = names.progress(Number(data.now), goalIn(view, data.counter, words));
  }
  if (typeof data.stat === 'string') args.stat = names.stat(data.stat as Stat);
  if (typeof data.add === 'number') args.add = signed(data.add);
  if (typeof data.phase === 'string') args.phase = names.phase(data.phase as Phase);
  if (Array.isArray(data.does)) args.does = names.reactions(data.does as Reaction[]);
  const told = typeof data.adventure === 'string' ? data.adventure : view.adventure;
  if (typeof data.text === 'string') args.text = words.printed.phrase(told, data.text);
  return args;
}

function goalIn({ adventure }: LrView, counter: string, { printed }: Words): number | null {
  const sheet = printed.records[adventure];
  return sheet?.kind === 'adventure' ? goalOf(sheet, counter) : null;
}
