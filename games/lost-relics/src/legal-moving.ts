import { beside, isEngaged, isFull, isShut, stepsFrom } from './areas.js';
import type { Figure, Hero, Hostile, LrBoard } from './board.js';
import { carries } from './kit.js';
import { type AreaId, CHANGES, type Change, type FigureId } from './terms.js';

/** At least one step must be possible. An engaged hero moves only by evading. */
export const canMove = carries(
  ['LR-BRD-11', 'LR-MOV-08', 'LR-MOV-09', 'LR-MOV-03'],
  'legal-moving.canMove',
  (b: LrBoard, hero: Hero, inspired: boolean): boolean => {
    const { area } = hero;
    if (area === null) return false;
    if (inspired && hasStep(b, area)) return true;
    if (isEngaged(b, hero)) return false;
    return inspired ? bargesFrom(b, hero, area).length > 0 : hasStep(b, area);
  },
);

function hasStep(b: LrBoard, from: AreaId): boolean {
  for (const to of beside(b, from)) if (!isShut(b, from, to) && !isFull(b, to)) return true;
  return false;
}

/** What an inspired move can be turned into here and now. */
export const changesFor = carries(
  ['LR-MOV-03', 'LR-MOV-09', 'LR-MOV-10'],
  'legal-moving.changesFor',
  (b: LrBoard, hero: Hero): Change[] => {
    const { area } = hero;
    if (area === null) return [];
    const steps = stepsFrom(b, area);
    const engaged = isEngaged(b, hero);
    return CHANGES.filter((change) => {
      if (change === 'barge') return !engaged && canBarge(b, hero, [area, ...steps]);
      return steps.length > 0 && (change === 'evade' || !engaged);
    });
  },
);

const canBarge = (b: LrBoard, hero: Hero, froms: readonly AreaId[]): boolean =>
  froms.some((from) => bargesFrom(b, hero, from).length > 0);

/** Full areas beside this one in which somebody can make room. */
export const bargesFrom = (b: LrBoard, hero: Hero, from: AreaId): AreaId[] =>
  beside(b, from).filter(
    (to) => !isShut(b, from, to) && isFull(b, to, hero) && shiftable(b, hero, to).length > 0,
  );

export const shiftable = (b: LrBoard, mover: Hero, area: AreaId): FigureId[] =>
  [...b.heroes, ...b.hostiles]
    .filter((one) => one.area === area && one.id !== mover.id && shiftsTo(b, mover, one).length > 0)
    .map(({ id }) => id);

/** Beside the full area, not full itself, for a hero not behind a closed door; where the mover just was is fine. */
export const shiftsTo = carries(
  ['LR-MOV-07', 'LR-MOV-10'],
  'legal-moving.shiftsTo',
  (b: LrBoard, mover: Hero, figure: Figure): AreaId[] => {
    const { area } = figure;
    if (area === null) return [];
    const hostile = b.hostiles.includes(figure as Hostile);
    return beside(b, area).filter((to) => !isFull(b, to, mover) && (hostile || !isShut(b, area, to)));
  },
);
