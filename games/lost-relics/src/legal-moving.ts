import { beside, isEngaged, isFull, isShut, stepsFrom } from './areas.js';
import type { Figure, Hero, Hostile } from './board.js';
import { carries } from './carries.js';
import type { LrPosition } from './kit.js';
import { type AreaId, CHANGES, type Change, type FigureId } from './terms.js';

/** At least one step must be possible. An engaged hero moves only by evading. */
export const canMove = carries(
  ['LR-BRD-11', 'LR-MOV-08', 'LR-MOV-09', 'LR-MOV-03'],
  'legal-moving.canMove',
  (g: LrPosition, hero: Hero, inspired: boolean): boolean => {
    const { area } = hero;
    if (area === null) return false;
    if (inspired && hasStep(g, area)) return true;
    if (isEngaged(g, hero)) return false;
    return inspired ? bargesFrom(g, hero, area).length > 0 : hasStep(g, area);
  },
);

function hasStep(g: LrPosition, from: AreaId): boolean {
  for (const to of beside(g, from)) if (!isShut(g, from, to) && !isFull(g, to)) return true;
  return false;
}

/** What an inspired move can be turned into here and now. */
export const changesFor = carries(
  ['LR-MOV-03', 'LR-MOV-09', 'LR-MOV-10'],
  'legal-moving.changesFor',
  (g: LrPosition, hero: Hero): Change[] => {
    const { area } = hero;
    if (area === null) return [];
    const steps = stepsFrom(g, area);
    const engaged = isEngaged(g, hero);
    return CHANGES.filter((change) => {
      if (change === 'barge') return !engaged && canBarge(g, hero, [area, ...steps]);
      return steps.length > 0 && (change === 'evade' || !engaged);
    });
  },
);

const canBarge = (g: LrPosition, hero: Hero, froms: readonly AreaId[]): boolean =>
  froms.some((from) => bargesFrom(g, hero, from).length > 0);

/** Full areas beside this one in which somebody can make room. */
export const bargesFrom = (g: LrPosition, hero: Hero, from: AreaId): AreaId[] =>
  beside(g, from).filter(
    (to) => !isShut(g, from, to) && isFull(g, to, hero) && shiftable(g, hero, to).length > 0,
  );

export const shiftable = (g: LrPosition, mover: Hero, area: AreaId): FigureId[] =>
  [...g.board.heroes, ...g.board.hostiles]
    .filter((one) => one.area === area && one.id !== mover.id && shiftsTo(g, mover, one).length > 0)
    .map(({ id }) => id);

/** Beside the full area, not full itself, for a hero not behind a closed door; where the mover just was is fine. */
export const shiftsTo = carries(
  ['LR-MOV-07', 'LR-MOV-10'],
  'legal-moving.shiftsTo',
  (g: LrPosition, mover: Hero, figure: Figure): AreaId[] => {
    const { area } = figure;
    if (area === null) return [];
    const hostile = g.board.hostiles.includes(figure as Hostile);
    return beside(g, area).filter((to) => !isFull(g, to, mover) && (hostile || !isShut(g, area, to)));
  },
);
