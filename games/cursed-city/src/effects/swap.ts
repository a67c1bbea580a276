import { order } from '@questhall/tabletop/clauses';
import { z } from 'zod';
import { hostilesAt } from '../battlefield.js';
import type { Figure } from '../board.js';
import { heroSelector, hostileSelector } from '../content/selectors.js';
import { type CcPosition, effect, effectProcedure, paramsOf } from '../kit.js';
import type { Ctx } from '../procs.js';
import { deciderOf } from '../program.js';
import { isSmall, maybeFigure, maybeHostile } from '../queries.js';
import { entered } from '../rules/moving.js';
import type { FigureId } from '../terms.js';
import { figureWords } from '../text/en/people.js';
import { figureChoice } from './each.js';

const whom = { hero: heroSelector.optional(), hostile: hostileSelector.optional() };
const schema = z.strictObject({ ...whom, with: z.strictObject(whom) });
export type SwapParams = z.infer<typeof schema>;

/** Those who stay in the space can share it with the figure. */
function hasRoomFor(g: CcPosition, figure: Figure, { id, at }: Figure): boolean {
  const hostile = maybeHostile(g, figure.id);
  const shares = hostile !== undefined && isSmall(g, hostile);
  return at !== null && hostilesAt(g, at).every((other) => other.id === id || (shares && isSmall(g, other)));
}

function maySwap(g: CcPosition, one: FigureId, other: FigureId): boolean {
  const [a, b] = [maybeFigure(g, one), maybeFigure(g, other)];
  if (a === undefined || b === undefined || a.at === b.at) return false;
  return hasRoomFor(g, a, b) && hasRoomFor(g, b, a);
}

const partnersOf = (g: CcPosition, params: SwapParams, one: FigureId, ctx: Ctx): FigureId[] =>
  figureChoice(g, params.with, ctx).ids.filter((other) => maySwap(g, one, other));

const ables = (g: CcPosition, params: SwapParams, ctx: Ctx): FigureId[] =>
  figureChoice(g, params, ctx).ids.filter((id) => partnersOf(g, params, id, ctx).length > 0);

const resolve = effectProcedure<{ one: FigureId; other: FigureId }>('swap')
  .step('who', ['CC-ACT-07', 'CC-LDR-11'], (g, v) => {
    const ids = ables(g, paramsOf<SwapParams>(g, v.node), v);
    return ids.length === 0 ? g.end(false) : g.one(deciderOf(g, v), 'choose-affected', ids);
  })
  .step('with', ['CC-ACT-07', 'CC-BRD-14'], (g, v, one) => {
    v.one = one;
    const partners = partnersOf(g, paramsOf<SwapParams>(g, v.node), one, v);
    return g.one(deciderOf(g, v), 'choose-affected', partners);
  })
  .step('swap', 'CC-ACT-07', (g, v, other) => {
    v.other = other;
    const [a, b] = [maybeFigure(g, v.one as FigureId), maybeFigure(g, other)];
    if (a?.at == null || b?.at == null) return g.end(false);
    const [from, to] = [a.at, b.at];
    a.at = to;
    b.at = from;
    g.tell?.('shifted', { figure: a.id, from, to });
    g.tell?.('shifted', { figure: b.id, from: to, to: from });
    return entered(g, a.id);
  })
  .step('after', 'CC-ACT-07', (g, v) =>
    maybeFigure(g, v.other as FigureId) === undefined ? undefined : entered(g, v.other as FigureId),
  )
  .step('done', 'CC-ACT-07', (g) => g.end(true));

/** Two figures change places. */
export const swapEffect = effect<SwapParams>({
  verb: 'swap',
  schema,
  possible: (g, params, ctx) => ables(g, params, ctx).length > 0,
  words: ({ with: others, ...one }, about) =>
    order('swap', `the places of ${figureWords(one, about).name} and ${figureWords(others, about).name}`),
  procedure: resolve,
});
