import { allowed } from '@questhall/engine';
import { z } from 'zod';
import { beside, isFull } from '../areas.js';
import { heroSelector, hostileSelector, type Place, place } from '../content/selectors.js';
import { effect, effectProcedure, type LrPosition, paramsOf } from '../kit.js';
import { type Ctx, enterArea } from '../procs.js';
import { deciderOf, type EffectVars } from '../program.js';
import { maybeFigure } from '../queries.js';
import { ALREADY_THERE, FULL, type LrChoice, type LrVerdict, NO_ROOM_FOR_IT } from '../refusals.js';
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

const areaOf = (g: LrPosition, figure: FigureId): AreaId | null => maybeFigure(g, figure)?.area ?? null;

function areasFor(g: LrPosition, at: AreaId | null, to: Place | undefined, ctx: Ctx): readonly AreaId[] {
  if (at === null) return [];
  return to === undefined ? beside(g, at) : areasAt(g, to, ctx);
}

function judgeArea(g: LrPosition, at: AreaId | null, to: AreaId): LrVerdict {
  if (to === at) return ALREADY_THERE;
  return isFull(g, to) ? FULL : true;
}

function judgeFigure(g: LrPosition, figure: FigureId, to: Place | undefined, ctx: Ctx): LrVerdict {
  const at = areaOf(g, figure);
  return areasFor(g, at, to, ctx).some((area) => judgeArea(g, at, area) === true) ? true : NO_ROOM_FOR_IT;
}

/** Who is moved. */
export const movable: LrChoice<EffectVars, FigureId> = {
  candidates: (g, v) => choose(g, paramsOf<ShiftParams>(g, v.node), v).ids,
  judge: (g, v, id) => judgeFigure(g, id, paramsOf<ShiftParams>(g, v.node).to, v),
};

/** Where the figure is moved to whose turn it is. */
export const goals: LrChoice<EffectVars & { figure?: FigureId }, AreaId> = {
  candidates: (g, v) => areasFor(g, areaOf(g, v.figure ?? ''), paramsOf<ShiftParams>(g, v.node).to, v),
  judge: (g, v, to) => judgeArea(g, areaOf(g, v.figure ?? ''), to),
};

export const shift = effectProcedure<{ left: string[]; figure: string }>('shift')
  .step('who', 'LR-MOV-11', (g, v) => {
    const params = paramsOf<ShiftParams>(g, v.node);
    const ids = allowed(movable, g, v);
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
    const areas = allowed(goals, g, v);
    return areas.length === 0 ? g.goto('where') : g.one(deciderOf(g, v), 'choose-shift-area', areas);
  })
  .step('go', 'LR-MOV-11', (g, v, area) => g.call(enterArea, { figure: v.figure as string, area }))
  .step('next', 'LR-MOV-11', (g) => g.goto('where'));

export const shiftEffect = effect<ShiftParams>({
  verb: 'shift',
  schema,
  possible: (g, params, ctx) =>
    choose(g, params, ctx).ids.some((id) => judgeFigure(g, id, params.to, ctx) === true),
  words: ({ hero, hostile, to }, about) => {
    const whom = hero === undefined ? hostileWords(hostile ?? 'target', about) : heroWords(hero, about);
    const where = to === undefined ? 'to an adjacent area' : toWords(to, about);
    return order('move', `${whom.number === 'you' ? 'yourself' : whom.name} ${where}`);
  },
  procedure: shift,
});
