import { cellsOf, numberOf, pathTo, type Reach, reach } from '@questhall/tabletop/ground';
import { planOf } from '../battlefield.js';
import type { Hero } from '../board.js';
import { type CcPosition, type G, procedure } from '../kit.js';
import { judgeMove } from '../legal-doing.js';
import { moveHero, placeFigure } from '../procs.js';
import { heroOf, isHeroId, maybeHero, maybeHostile, playerOf } from '../queries.js';
import type { CellId, FigureId } from '../terms.js';
import { heroGait } from '../walking.js';
import { openMoment } from './timing.js';

/** Where a hero may go in so many steps; staying is one of the ways. */
const reachOf = (g: CcPosition, hero: Hero, most: number): Reach => {
  const plan = planOf(g);
  return reach(plan, numberOf(plan, hero.at as string), heroGait(g, hero), most);
};

/** The spaces that a hero passes, from their own to the one where the move ends. */
export const wayOf = (g: CcPosition, hero: Hero, most: number, end: CellId): CellId[] =>
  end === hero.at ? [end] : pathTo(reachOf(g, hero, most), end);

const moving = procedure(moveHero)
  .step('where', ['CC-MOV-01', 'CC-MOV-02', 'CC-MOV-03', 'CC-MOV-06', 'CC-MOV-13'], (g, v) => {
    const hero = heroOf(g, v.hero);
    if (hero.at === null || judgeMove(g, hero) !== true) return g.end(undefined);
    const { plan, ends } = reachOf(g, hero, v.most);
    return g.one(playerOf(g, v.hero), 'choose-path-end', cellsOf(plan, ends));
  })
  .step('go', ['CC-MOV-01', 'CC-MOV-07', 'CC-MOV-10'], (g, v, end) => {
    const hero = heroOf(g, v.hero);
    if (end === hero.at) return undefined;
    g.tell?.('moved', { figure: v.hero, path: wayOf(g, hero, v.most, end) });
    hero.at = end;
    return openMoment(g, 'hero-enters', { hero: v.hero });
  });

/** A figure stands in a new space. */
const entered = (g: G, figure: FigureId) =>
  isHeroId(g, figure)
    ? openMoment(g, 'hero-enters', { hero: figure })
    : openMoment(g, 'hostile-enters', { figure });

/** No step is made, so nothing on the way matters. */
const placing = procedure(placeFigure).step('place', 'CC-BRD-15', (g, { figure, at }) => {
  const one = maybeHero(g, figure) ?? maybeHostile(g, figure);
  if (one === undefined) return undefined;
  g.tell?.('shifted', { figure, from: one.at, to: at });
  one.at = at;
  return entered(g, figure);
});

export const movingProcedures = [moving, placing];
