import type { CcView } from '@questhall/cursed-city';
import type { Happened } from '@questhall/table';
import { type Change, type Counted, changesBy, namesIn } from '../../../boards/parts/happened.js';

/** Everything on the table that can be pointed at, by the name that options use for it. */
export function thingsOf({ heroes, hostiles, things, ground, order }: CcView): Set<string> {
  const listed = [heroes, hostiles, things, ground.links, ground.marks, order];
  return new Set(listed.flatMap((list) => list.map(({ id }) => id)));
}

const COUNTED: Counted = {
  'hero-damaged': { of: 'hero', sign: -1, tone: 'harm' },
  'hostile-damaged': { of: 'hostile', sign: -1, tone: 'harm' },
};

export const changesIn = (events: readonly Happened[]): Change[] => changesBy(COUNTED, events);

/** They name everybody, and light nothing up. */
const LOUD: readonly string[] = ['initiative', 'initiative-changed', 'destiny'];

/** Everything on the table that these events are about. */
export function placesOf(events: readonly Happened[], view: CcView): string[] {
  const things = thingsOf(view);
  const named = events.filter(({ type }) => !LOUD.includes(type)).flatMap(({ data }) => namesIn(data));
  return [...new Set(named)].filter((name) => things.has(name));
}
