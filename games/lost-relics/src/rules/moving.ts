import { allowed } from '@questhall/engine';
import { hasStep, isEngaged, judgeStep } from '../areas.js';
import type { Hero } from '../board.js';
import { type G, type LrPosition, procedure } from '../kit.js';
import { changes, shiftAreas, shiftedFigures, steps } from '../legal-moving.js';
import { enterArea, freeSteps, moveHero } from '../procs.js';
import { heroOf, isHeroId, maybeFigure, playerOf, stepsOf } from '../queries.js';
import { type AreaId, type Change, type FigureId, type HeroId, LIMITS } from '../terms.js';
import { window } from './timing.js';

type Moving = {
  hero: HeroId;
  inspired: boolean;
  change?: Change | null;
  left?: number;
  done?: number;
  barged?: boolean;
};

/** Step by step; it stops where the hero becomes engaged, and never before the first step. */
export const moving = procedure<Moving>(moveHero.id)
  .step('change', ['LR-MOV-03', 'LR-MOV-09', 'LR-ACT-06'], (g, v) => {
    const hero = heroOf(g, v.hero);
    const offered = v.inspired ? allowed(changes, g, v) : [];
    if (offered.length === 0) return g.pass(null);
    const player = playerOf(g, v.hero);
    const plain = !isEngaged(g, hero) && hero.area !== null && hasStep(g, hero.area);
    return plain ? g.maybe(player, 'choose-change', offered) : g.one(player, 'choose-change', offered);
  })
  .step('begin', ['LR-MOV-01', 'LR-MOV-04'], (g, v, change) => {
    const more = stepsOf(g, heroOf(g, v.hero)) - LIMITS.steps;
    v.change = change;
    v.left = more + (change === 'sprint' ? LIMITS.sprint : LIMITS.steps);
    v.done = 0;
    v.barged = false;
  })
  .step('step', ['LR-MOV-01', 'LR-MOV-04', 'LR-MOV-06', 'LR-MOV-08'], (g, v) => {
    if (heroOf(g, v.hero).area === null || (v.left ?? 0) <= 0) return g.end(undefined);
    const areas = allowed(steps, g, v);
    const player = playerOf(g, v.hero);
    if ((v.done ?? 0) > 0 || areas.length === 0) return g.maybe(player, 'choose-step', areas);
    return g.one(player, 'choose-step', areas);
  })
  .step('go', ['LR-MOV-01', 'LR-MOV-06', 'LR-BRD-07'], (g, v, area) => {
    if (area === null) return g.end(undefined);
    v.left = (v.left ?? 0) - 1;
    v.done = (v.done ?? 0) + 1;
    const hero = heroOf(g, v.hero);
    const free = hero.area !== null && judgeStep(g, hero.area, area) === true;
    if (free) return g.call(enterArea, { figure: v.hero, area });
    v.barged = true;
    return g.call(barge, { hero: v.hero, area });
  })
  .step('stop', ['LR-MOV-02', 'LR-MOV-05', 'LR-MOV-09'], (g, v) => {
    const stopped = v.change !== 'evade' && isEngaged(g, heroOf(g, v.hero));
    return stopped ? g.end(undefined) : g.goto('step');
  });

/** Somebody makes room: no action of theirs, whatever engages them. */
export const barge = procedure<{ hero: HeroId; area: AreaId; figure?: FigureId }>('lr.barge')
  .step('figure', ['LR-MOV-07', 'LR-MOV-11'], (g, v) =>
    g.one(playerOf(g, v.hero), 'choose-shifted', allowed(shiftedFigures, g, v)),
  )
  .step('place', ['LR-MOV-10', 'LR-MOV-07'], (g, v, figure) => {
    v.figure = figure;
    return g.one(playerOf(g, v.hero), 'choose-shift-area', allowed(shiftAreas, g, v));
  })
  .step('shift', ['LR-MOV-07', 'LR-MOV-11'], (g, v, to) => {
    const figure = v.figure as FigureId;
    g.tell?.('shifted', { figure, to, by: v.hero });
    return g.call(enterArea, { figure, area: to });
  })
  .step('enter', 'LR-MOV-06', (g, v) => g.call(enterArea, { figure: v.hero, area: v.area }));

/** A figure stands in an area; whoever waits for that speaks up. */
const entering = procedure<{ figure: FigureId; area: AreaId }>(enterArea.id).step(
  'enter',
  ['LR-MOV-01', 'LR-HRA-09'],
  (g, v) => {
    const from = place(g, v.figure, v.area);
    g.tell?.('moved', { figure: v.figure, from, to: v.area });
    return isHeroId(v.figure)
      ? window(g, 'hero-enters', { hero: v.figure, figure: v.figure })
      : window(g, 'hostile-enters', { figure: v.figure });
  },
);

function place(g: LrPosition, id: FigureId, area: AreaId): AreaId | null {
  const figure = maybeFigure(g, id) ?? (isHeroId(id) ? heroOf(g, id) : undefined);
  if (figure === undefined) throw new Error(`'${id}' is not on the battlefield`);
  const from = figure.area;
  figure.area = area;
  return from;
}

/** Steps that a card grants: the rules of stepping hold, but it is no move action. */
export const stepping = procedure<{ hero: HeroId; steps: number; evade: boolean }>(freeSteps.id)
  .step('step', 'LR-ATK-08', (g, v) => {
    const hero = heroOf(g, v.hero);
    if (v.steps <= 0 || !mayStep(g, hero, v.evade)) return g.end(undefined);
    return g.maybe(playerOf(g, v.hero), 'choose-step', allowed(steps, g, { hero: v.hero }));
  })
  .step('go', 'LR-ATK-08', (g, v, area) => {
    if (area === null) return g.end(undefined);
    v.steps--;
    return g.call(enterArea, { figure: v.hero, area });
  })
  .step('again', 'LR-ATK-08', (g) => g.goto('step'));

const mayStep = (g: G, hero: Hero, evade: boolean): boolean =>
  hero.area !== null && (evade || !isEngaged(g, hero));

export const movingProcedures = [moving, barge, entering, stepping];
