import { beside, figuresIn, hasStep, isEngaged, isFull, isShut, judgeStep, stepsFrom } from './areas.js';
import type { Figure, Hero, Hostile } from './board.js';
import { carries } from './carries.js';
import type { LrPosition } from './kit.js';
import { heroOf, maybeFigure } from './queries.js';
import {
  BARGED_ALREADY,
  CLOSED_DOOR,
  ENGAGED_MOVE,
  FULL,
  type LrChoice,
  type LrVerdict,
  NEEDS_BARGE,
  NO_FULL_AREA,
  NO_STEP,
  NOBODY_MAKES_ROOM,
  NOWHERE_TO_GO,
  OUT_OF_ACTION,
} from './refusals.js';
import { type AreaId, CHANGES, type Change, type FigureId, type HeroId } from './terms.js';

/** At least one step must be possible. An engaged hero moves only by evading, into an area with room. */
export const judgeMove = carries(
  ['LR-BRD-11', 'LR-MOV-08', 'LR-MOV-09', 'LR-MOV-03'],
  'legal-moving.judgeMove',
  (g: LrPosition, hero: Hero, inspired: boolean): LrVerdict => {
    const { area } = hero;
    if (area === null) return OUT_OF_ACTION;
    if (hasStep(g, area)) return inspired || !isEngaged(g, hero) ? true : ENGAGED_MOVE;
    if (isEngaged(g, hero) || bargesFrom(g, hero, area).length === 0) return NO_STEP;
    return inspired ? true : NEEDS_BARGE;
  },
);

const judgeChange = carries(
  ['LR-MOV-03', 'LR-MOV-09', 'LR-MOV-10'],
  'legal-moving.judgeChange',
  (g: LrPosition, hero: Hero, change: Change): LrVerdict => {
    const { area } = hero;
    if (area === null) return OUT_OF_ACTION;
    if (change !== 'evade' && isEngaged(g, hero)) return ENGAGED_MOVE;
    if (change === 'barge') return canBarge(g, hero, area) ? true : NO_FULL_AREA;
    return hasStep(g, area) ? true : NO_STEP;
  },
);

/** What an inspired move can be turned into here and now. */
export const changes: LrChoice<{ hero: HeroId }, Change> = {
  candidates: () => CHANGES,
  judge: (g, v, change) => judgeChange(g, heroOf(g, v.hero), change),
};

/** At once, or after one step. */
const canBarge = (g: LrPosition, hero: Hero, area: AreaId): boolean =>
  [area, ...stepsFrom(g, area)].some((from) => bargesFrom(g, hero, from).length > 0);

/** Full areas beside this one in which somebody can make room. */
const bargesFrom = (g: LrPosition, hero: Hero, from: AreaId): AreaId[] =>
  beside(g, from).filter((to) => !isShut(g, from, to) && isFull(g, to, hero) && canMakeRoom(g, hero, to));

const canMakeRoom = (g: LrPosition, mover: Hero, area: AreaId): boolean =>
  figuresIn(g, area, mover.id).some((id) => judgeShifted(g, mover, maybeFigure(g, id)) === true);

type Stepping = { hero: HeroId; change?: Change | null; barged?: boolean };

/** Where the next step of a move may go. */
export const steps: LrChoice<Stepping, AreaId> = {
  candidates(g, v) {
    const from = heroOf(g, v.hero).area;
    if (from === null) return [];
    const all = beside(g, from);
    if (v.change !== 'barge') return all;
    return [...all.filter((to) => !isFull(g, to)), ...all.filter((to) => isFull(g, to))];
  },
  judge(g, v, to) {
    const hero = heroOf(g, v.hero);
    if (hero.area === null) return OUT_OF_ACTION;
    const verdict = judgeStep(g, hero.area, to);
    if (verdict !== FULL || v.change !== 'barge') return verdict;
    if (v.barged === true) return BARGED_ALREADY;
    return canMakeRoom(g, hero, to) ? true : NOBODY_MAKES_ROOM;
  },
};

type Barging = { hero: HeroId; area: AreaId; figure?: FigureId };

function judgeShifted(g: LrPosition, mover: Hero, figure: Figure | undefined): LrVerdict {
  const { area = null } = figure ?? {};
  if (figure === undefined || area === null) return NOWHERE_TO_GO;
  for (const to of beside(g, area)) if (judgeShift(g, mover, figure, to) === true) return true;
  return NOWHERE_TO_GO;
}

/** Beside the full area, not full itself, for a hero not behind a closed door; where the mover just was is fine. */
const judgeShift = carries(
  ['LR-MOV-07', 'LR-MOV-10'],
  'legal-moving.judgeShift',
  (g: LrPosition, mover: Hero, figure: Figure, to: AreaId): LrVerdict => {
    if (isFull(g, to, mover)) return FULL;
    if (figure.area === null || g.board.hostiles.includes(figure as Hostile)) return true;
    return isShut(g, figure.area, to) ? CLOSED_DOOR : true;
  },
);

/** Who makes room for a hero that barges. */
export const shiftedFigures: LrChoice<Barging, FigureId> = {
  candidates: (g, v) => figuresIn(g, v.area, v.hero),
  judge: (g, v, id) => judgeShifted(g, heroOf(g, v.hero), maybeFigure(g, id)),
};

export const shiftAreas: LrChoice<Barging, AreaId> = {
  candidates: (g, v) => beside(g, v.area),
  judge(g, v, to) {
    const figure = maybeFigure(g, v.figure ?? null);
    return figure === undefined ? NOWHERE_TO_GO : judgeShift(g, heroOf(g, v.hero), figure, to);
  },
};
