import { z } from 'zod';
import { beside, isFull } from '../areas.js';
import type { LrBoard } from '../board.js';
import { heroSelector, hostileSelector, type Place, place } from '../content/selectors.js';
import { type Ctx, enterArea } from '../procs.js';
import { deciderOf } from '../program.js';
import { maybeFigure } from '../queries.js';
import type { AreaId, FigureId } from '../terms.js';
import * as de from '../text/de/speech.js';
import { order } from '../text/en/clause.js';
import { heroWords, hostileWords, toWords } from '../text/en/people.js';
import { areasAt, type Choice, heroChoice, hostileChoice } from './choosing.js';
import { effect, effectProcedure, paramsOf } from './effect.js';

const schema = z.strictObject({
  hero: heroSelector.optional(),
  hostile: hostileSelector.optional(),
  /** Left out: an area adjacent to where it stands. */
  to: place.optional(),
});
type Params = z.infer<typeof schema>;

const choose = (b: LrBoard, { hero, hostile }: Params, ctx: Ctx): Choice =>
  hero !== undefined ? heroChoice(b, hero, ctx) : hostileChoice(b, hostile ?? 'target', ctx);

function areasFor(b: LrBoard, figure: FigureId, to: Place | undefined, ctx: Ctx): AreaId[] {
  const at = maybeFigure(b, figure)?.area ?? null;
  if (at === null) return [];
  const areas = to === undefined ? beside(b, at) : areasAt(b, to, ctx);
  return areas.filter((area) => area !== at && !isFull(b, area));
}

const movable = (b: LrBoard, params: Params, ctx: Ctx): FigureId[] =>
  choose(b, params, ctx).ids.filter((id) => areasFor(b, id, params.to, ctx).length > 0);

const resolve = effectProcedure<{ left: string[]; figure: string }>('shift')
  .step('who', 'LR-MOV-11', (g, v) => {
    const params = paramsOf<Params>(v.node);
    const ids = movable(g.board, params, v);
    const count = Math.min(choose(g.board, params, v).count, ids.length);
    return g.some(deciderOf(g.board, v), 'choose-to-shift', ids, { min: count, max: count });
  })
  .step('chosen', 'LR-MOV-11', (_, v, ids) => {
    v.left = ids;
  })
  .step('where', ['LR-MOV-11', 'LR-HRA-19'], (g, v) => {
    const figure = v.left?.shift();
    if (figure === undefined) return g.end(undefined);
    v.figure = figure;
    const areas = areasFor(g.board, figure, paramsOf<Params>(v.node).to, v);
    return areas.length === 0 ? g.goto('where') : g.one(deciderOf(g.board, v), 'choose-shift-area', areas);
  })
  .step('go', 'LR-MOV-11', (g, v, area) => g.call(enterArea, { figure: v.figure as string, area }))
  .step('next', 'LR-MOV-11', (g) => g.goto('where'));

export const shiftEffect = effect<Params>({
  verb: 'shift',
  schema,
  possible: (b, params, ctx) => movable(b, params, ctx).length > 0,
  words: {
    en: ({ hero, hostile, to }, about) => {
      const whom = hero === undefined ? hostileWords(hostile ?? 'target', about) : heroWords(hero, about);
      const where = to === undefined ? 'to an adjacent area' : toWords(to, about);
      return order('move', `${whom.number === 'you' ? 'yourself' : whom.name} ${where}`);
    },
    de: ({ hero, hostile, to }, about) => {
      const whom =
        hero === undefined ? de.hostileWords(hostile ?? 'target', about) : de.heroWords(hero, about);
      return de.order(de.VERBS.bewegen, `${whom.acc} ${de.toWords(to ?? 'adjacent', about)}`);
    },
  },
  procedure: resolve,
});
