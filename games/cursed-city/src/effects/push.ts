import { order } from '@questhall/tabletop/clauses';
import { z } from 'zod';
import { beside, stepsFor, stepsFrom } from '../battlefield.js';
import { amount, heroSelector, hostileSelector } from '../content/selectors.js';
import { type CcPosition, effect } from '../kit.js';
import type { Ctx } from '../procs.js';
import { maybeFigure } from '../queries.js';
import type { CellId, FigureId } from '../terms.js';
import { amountWords, figureWords } from '../text/en/people.js';
import { amountOf, origins } from './choosing.js';
import { anyOf } from './each.js';
import { hasRoom, shiftable, shifting } from './shifting.js';

const schema = z.strictObject({
  hero: heroSelector.optional(),
  hostile: hostileSelector.optional(),
  spaces: amount,
  /** Left out: the figure whose text it is. */
  from: z.enum(['you', 'this', 'target']).optional(),
  /** Nearer instead of further. */
  pull: z.literal(true).optional(),
});
export type PushParams = z.infer<typeof schema>;

/** Each space leads further away, or nearer; where there is no more room it ends sooner. */
function endsOf(g: CcPosition, { spaces, from, pull }: PushParams, figure: FigureId, ctx: Ctx): CellId[] {
  const at = maybeFigure(g, figure)?.at ?? null;
  const start = origins(g, from ?? 'you', ctx);
  if (at === null || start.length === 0) return [];
  const steps = stepsFrom(g, start);
  const leadsOn = (a: CellId, b: CellId): boolean => {
    const change = stepsFor(g, steps, b) - stepsFor(g, steps, a);
    return pull === true ? change < 0 : change > 0;
  };
  let ends: CellId[] = [];
  let now = [at];
  for (let left = amountOf(g, spaces, ctx); left > 0 && now.length > 0; left--) {
    now = [
      ...new Set(now.flatMap((a) => beside(g, a).filter((b) => leadsOn(a, b) && hasRoom(g, figure, b)))),
    ];
    if (now.length > 0) ends = now;
  }
  return ends;
}

export const pushEffect = effect<PushParams>({
  verb: 'push',
  schema,
  possible: (g, params, ctx) => anyOf(shiftable(g, params, ctx, endsOf)),
  words: ({ spaces, pull, from, ...whom }, about) => {
    const who = figureWords(whom, about);
    const far = amountWords(spaces, { one: 'space', many: 'spaces' }, about);
    const name = who.number === 'you' ? 'yourself' : who.name;
    return order(
      pull === true ? 'pull' : 'push',
      `${name} ${far}${from === 'target' ? ' from the target' : ''}`,
    );
  },
  procedure: shifting<PushParams>('push', endsOf),
});
