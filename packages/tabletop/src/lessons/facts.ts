import type { Event } from '@questhall/engine';

import type { Fact } from './types.js';

/** The first of these facts that does not hold. */
export function untrue(facts: readonly Fact[], view: object, events: readonly Event[]): Fact | undefined {
  return facts.find((fact) => !holds(fact, view, events));
}

function holds(fact: Fact, view: object, events: readonly Event[]): boolean {
  if ('event' in fact) {
    const count = events.filter((event) => isOne(event, fact)).length;
    return fact.times === undefined ? count > 0 : count === fact.times;
  }
  const value = valueAt(view, fact.at);
  return 'is' in fact ? value === fact.is : typeof value === 'number' && value >= fact.atLeast;
}

function isOne({ type, data }: Event, fact: Extract<Fact, { event: string }>): boolean {
  return (
    type === fact.event && Object.entries(fact.with ?? {}).every(([name, value]) => data[name] === value)
  );
}

/** `heroes.0.wounds`, `enemies.length` */
function valueAt(view: object, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((value, name) => (value as { [name: string]: unknown } | null)?.[name], view);
}
