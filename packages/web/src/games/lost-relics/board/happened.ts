import type { LrView } from '@questhall/lost-relics';
import type { Happened } from '@questhall/table';
import { type Change, type Counted, changesBy, namesIn } from '../../../boards/parts/happened.js';
import { thingsOf } from './things.js';

const COUNTED: Counted = {
  'hero-damaged': { of: 'hero', sign: -1, tone: 'harm' },
  'hostile-damaged': { of: 'hostile', sign: -1, tone: 'harm' },
  healed: { of: 'hero', sign: 1, tone: 'help' },
};

export const changesIn = (events: readonly Happened[]): Change[] => changesBy(COUNTED, events);

/** Everything on the table that these events are about. */
export function placesOf(events: readonly Happened[], view: LrView): string[] {
  const things = thingsOf(view);
  const named = events.filter(({ type }) => !LOUD.includes(type)).flatMap(({ data }) => namesIn(data));
  return [...new Set(named)].filter((name) => things.has(name));
}

/** They name everybody, and light nothing up. */
const LOUD: readonly string[] = ['initiative', 'dice', 'turn'];
