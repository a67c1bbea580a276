import { z } from 'zod';
import { beside, isFull } from '../areas.js';
import { heroSelector, hostileSelector, type Place, place } from '../content/selectors.js';
import { effect, effectProcedure, type LrPosition, paramsOf } from '../kit.js';
import { type Ctx, enterArea } from '../procs.js';
import { deciderOf } from '../program.js';
import { maybeFigure } from '../queries.js';
import type { AreaId, FigureId } from '../terms.js';
import { order } from '../text/en/clause.js';
import { heroWords, hostileWords, toWords } from '../text/en/people.js';
import { areasAt, type Choice, heroChoice, hostileChoice } from './choosing.js';

const schema = z.strictObject({
  hero: heroSelector.optional(),
  hostile: hostileSelector.optional(),
  /** Left out: an area adjacent to where it stands. */
  to: place.optional(),
});
export type ShiftParams = z.infer<typeof schema>;

const choose = (g: LrPosition, { hero, hostile }: ShiftParams, ctx: Ctx): Choice =>
  hero !== undefined ? heroChoice(g, hero, ctx) : hostileChoice(g, hostile ?? 'target', ctx);

function areasFor(g: LrPosition, figure: FigureId, to: Place | undefined, ctx: Ctx): AreaId[] {
  const at = maybeFigure(g, figure)?.area ?? null;
  if (at === null) return [];
  const areas = to === undefined ? beside(g, at) : areasAt(g, to, ctx);
  return areas.filter((area) => area !== at && !isFull(g, area));
}

const movable = (g: LrPosition, params: ShiftParams, ctx: Ctx): FigureId[] =>
  choose(g, params, ctx).ids.filter((id) => areasFor(g, id, params.to, ctx).length > 0);

const resolve = effectProcedure<{ left: string[]; figure: string }>('shift')
  .step('who', 'LR-MOV-11', (g, v) => {
    const params = paramsOf<ShiftParams>(g, v.node);
    const ids = movable(g, params, v);
    const count = Math.min(choose(g, params, v).count, ids.length);
    return g.some(deciderOf(g, v), 'choose-to-shift', ids, { min: count, max: count });
  })
  .step('chosen', 'LR-MOV-11', (_, v, ids) => {
    v.left = ids;
  })
  .step('where', ['LR-MOV-11', 'LR-HRA-19'], (g, v) => {
    const figure = v.left?.shift();
    if (figure === undefined) return g.end(undefined);
    v.figure = figure;
    const areas = areasFor(g, figure, paramsOf<ShiftParams>(g, v.node).to, v);
    return areas.length === 0 ? g.goto('where') : g.one(deciderOf(g, v), 'choose-shift-area', areas);
  })
  .step('go', 'LR-MOV-11', (g, v, area) => g.call(enterArea, { figure: v.figure as string, area }))
  .step('next', 'LR-MOV-11', (g) => g.goto('where'));

export const shiftEffect = effect<ShiftParams>({
  verb: 'shift',
  schema,
  possible: (g, params, ctx) => movable(g, params, ctx).length > 0,
  words: ({ hero, hostile, to }, about) => {
    const whom = hero === undefined ? hostileWords(hostile ?? 'target', about) : heroWords(hero, about);
    const where = to === undefined ? 'to an adjacent area' : toWords(to, about);
    return order('move', `${whom.number === 'you' ? 'yourself' : whom.name} ${where}`);
  },
  procedure: resolve,
});
