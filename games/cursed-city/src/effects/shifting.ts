import { isEmpty } from '../battlefield.js';
import { type CcPosition, effectProcedure, paramsOf } from '../kit.js';
import { type Ctx, placeFigure } from '../procs.js';
import { deciderOf } from '../program.js';
import { isHeroId, maybeFigure } from '../queries.js';
import { fits } from '../rules/deploying.js';
import type { CellId, FigureId } from '../terms.js';
import type { Choice } from './choosing.js';
import { figureChoice, type Whom } from './each.js';

/** May the figure stand there? Small hostiles share a space. */
export const hasRoom = (g: CcPosition, figure: FigureId, cell: CellId): boolean =>
  isHeroId(g, figure) ? isEmpty(g, cell) : fits(g, figure, cell);

type CellsFor<P> = (g: CcPosition, params: P, figure: FigureId, ctx: Ctx) => CellId[];

/** Those of the figures meant that can be put into one of their spaces. */
export function shiftable<P extends Whom>(g: CcPosition, params: P, ctx: Ctx, cellsFor: CellsFor<P>): Choice {
  const { ids, min, max } = figureChoice(g, params, ctx);
  const able = ids.filter(
    (id) => maybeFigure(g, id) !== undefined && cellsFor(g, params, id, ctx).length > 0,
  );
  return { ids: able, min: Math.min(min, able.length), max: Math.min(max, able.length) };
}

/** Figures are put into spaces, one after the other; who reads the text picks among several spaces. */
export const shifting = <P extends Whom>(verb: string, cellsFor: CellsFor<P>) =>
  effectProcedure<{ left: FigureId[]; figure: FigureId }>(verb)
    .step('who', ['CC-ACT-07', 'CC-LDR-11'], (g, v) => {
      const { ids, min, max } = shiftable(g, paramsOf<P>(g, v.node), v, cellsFor);
      return ids.length === 0 ? g.end(false) : g.some(deciderOf(g, v), 'choose-affected', ids, { min, max });
    })
    .step('chosen', 'CC-ACT-07', (_, v, ids) => {
      v.left = ids;
    })
    .step('where', ['CC-ACT-07', 'CC-BRD-15'], (g, v) => {
      const figure = v.left?.shift();
      if (figure === undefined) return g.end(true);
      if (maybeFigure(g, figure) === undefined) return g.goto('where');
      v.figure = figure;
      const cells = cellsFor(g, paramsOf<P>(g, v.node), figure, v);
      return cells.length === 0 ? g.goto('where') : g.one(deciderOf(g, v), 'choose-cell', cells);
    })
    .step('put', 'CC-ACT-07', (g, v, at) => g.call(placeFigure, { figure: v.figure as FigureId, at }))
    .step('next', 'CC-ACT-07', (g) => g.goto('where'));
