import type { EntityId, OptionId } from '@questhall/engine';
import type { LrAsk } from '../asks.js';
import { layoutOf } from '../content/library.js';
import { maybeFigure } from '../queries.js';
import type { Situation } from './situation.js';

/** Questions of where to go: their answers are areas. */
const WHERE: readonly LrAsk[] = [
  'choose-start',
  'choose-step',
  'choose-shift-area',
  'choose-hostile-step',
  'choose-retreat',
  'choose-spawn-area',
  'choose-haven',
];

export const isOnMap = (ask: LrAsk): boolean => WHERE.includes(ask);

/** Where whoever goes stands now, and the area of the answer: nobody is asked for more than one step. */
export function pathTo(s: Situation, id: OptionId): EntityId[] | undefined {
  const { mover } = s.asked;
  const from = mover === undefined ? undefined : maybeFigure(s, mover)?.area;
  if (from === undefined || from === null || layoutOf(s).byId[id] === undefined) return undefined;
  return [from, id];
}
