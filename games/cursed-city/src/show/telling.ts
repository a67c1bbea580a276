import type { Event, Passage, Text } from '@questhall/engine';
import type { CcEvent } from '../events.js';
import type { Words } from '../text/words.js';
import type { CcView } from '../view.js';

/** An event with its own line. */
export type Said = { readonly event: Event; readonly text: Text };
export type Joined = { readonly text: Text; readonly used: number; readonly kind?: Passage['kind'] };
/** All that happened between two questions, as far as it is told. */
export type Telling = { readonly all: readonly Said[]; readonly view: CcView; readonly words: Words };
/** What can be told in one sentence from a place on. */
export type Join = (telling: Telling, at: number) => Joined | undefined;

export const told = (key: string, args: Text['args']): Text => ({ key: `told.${key}`, args });

/** The event here, if it is of one of these types. */
export function eventAt({ all }: Telling, at: number, ...types: readonly CcEvent[]): Event | undefined {
  const event = all[at]?.event;
  return event !== undefined && types.includes(event.type as CcEvent) ? event : undefined;
}

export const argsAt = ({ all }: Telling, at: number): Text['args'] => all[at]?.text.args ?? {};

export const eventsFrom = ({ all }: Telling, at: number, used: number): Event[] =>
  all.slice(at, at + used).map(({ event }) => event);

/** How many events from here on are of this type, and alike in this field. */
export function runFrom(telling: Telling, at: number, type: CcEvent, alike?: string): number {
  const first = eventAt(telling, at, type);
  if (first === undefined) return 0;
  let used = 1;
  for (;;) {
    const next = eventAt(telling, at + used, type);
    if (next === undefined || (alike !== undefined && next.data[alike] !== first.data[alike])) return used;
    used++;
  }
}

/** One event with another behind it that says no more: the first line tells both. */
export const withNext =
  (first: CcEvent, ...next: readonly CcEvent[]): Join =>
  (telling, at) => {
    const text = eventAt(telling, at, first) === undefined ? undefined : telling.all[at]?.text;
    if (text === undefined || eventAt(telling, at + 1, ...next) === undefined) return undefined;
    return { text, used: 2 };
  };

/** Two events in one sentence of their own. */
export const pair =
  (first: CcEvent, next: CcEvent, key: string): Join =>
  (telling, at) => {
    if (eventAt(telling, at, first) === undefined || eventAt(telling, at + 1, next) === undefined)
      return undefined;
    return { text: told(key, { ...argsAt(telling, at + 1), ...argsAt(telling, at) }), used: 2 };
  };

/** Names one after the other, of events that differ in nothing else. */
export const listing =
  (type: CcEvent, key: string, name: (args: Text['args']) => string): Join =>
  (telling, at) => {
    const used = runFrom(telling, at, type);
    if (used < 2) return undefined;
    const names = telling.all.slice(at, at + used).map(({ text }) => name(text.args));
    return { text: told(key, { list: telling.words.list(names) }), used };
  };
