import type { Figure, Hero, Hostile } from './board.js';
import { carries } from './carries.js';
import type { Area } from './content/layout.js';
import { layoutOf } from './content/library.js';
import type { LrPosition } from './kit.js';
import {
  BEHIND_DOOR,
  CLOSED_DOOR,
  FULL,
  HAVEN_ALONE,
  HAVEN_OCCUPIED,
  type LrVerdict,
  TOO_FAR,
} from './refusals.js';
import type { AreaId, DoorId, FigureId } from './terms.js';

/** Areas, doors, sight and engagement. Nothing here changes anything. */

export function areaOf(g: LrPosition, id: AreaId): Area {
  const area = layoutOf(g).byId[id];
  if (area === undefined) throw new Error(`there is no area '${id}' in this adventure`);
  return area;
}

/** Touching, be it at one corner, or touching the same door; a closed door does not change it. */
export const beside = carries(
  ['LR-BRD-01', 'LR-BRD-02', 'LR-BRD-03'],
  'areas.beside',
  (g: LrPosition, area: AreaId): readonly AreaId[] => layoutOf(g).beside[area] ?? [],
);
export const areAdjacent = (g: LrPosition, one: AreaId, other: AreaId): boolean =>
  beside(g, one).includes(other);

/** In the same area or an adjacent one, doors or not. */
export const isNear = (g: LrPosition, one: AreaId, other: AreaId): boolean =>
  one === other || areAdjacent(g, one, other);

export const distance = (g: LrPosition, from: AreaId, to: AreaId): number =>
  layoutOf(g).distance[from]?.[to] ?? Number.POSITIVE_INFINITY;

const NO_DOORS: readonly DoorId[] = [];
const doorsBetween = (g: LrPosition, one: AreaId, other: AreaId): readonly DoorId[] =>
  layoutOf(g).doorsBetween[one]?.[other] ?? NO_DOORS;

function isOpen(g: LrPosition, door: DoorId): boolean {
  for (const one of g.board.doors) if (one.id === door) return one.open;
  return true;
}

/** A closed door stands between the two, and no open one beside it. */
export function isShut(g: LrPosition, one: AreaId, other: AreaId): boolean {
  const doors = doorsBetween(g, one, other);
  if (doors.length === 0) return false;
  for (const door of doors) if (isOpen(g, door)) return false;
  return true;
}

/** The own area and adjacent ones, as far as no closed door is between. It works both ways. */
export const judgeSight = carries(
  ['LR-BRD-04', 'LR-BRD-05', 'LR-BRD-06', 'LR-HOS-07'],
  'areas.judgeSight',
  (g: LrPosition, from: AreaId, to: AreaId): LrVerdict => {
    if (from === to) return true;
    if (!areAdjacent(g, from, to)) return TOO_FAR;
    return isShut(g, from, to) ? BEHIND_DOOR : true;
  },
);
export const sees = (g: LrPosition, from: AreaId, to: AreaId): boolean => judgeSight(g, from, to) === true;

// --- who is where ----------------------------------------------------------------------------------

const heroesIn = (g: LrPosition, area: AreaId): Hero[] => g.board.heroes.filter((hero) => hero.area === area);
const hostilesIn = (g: LrPosition, area: AreaId): Hostile[] =>
  g.board.hostiles.filter((hostile) => hostile.area === area);

function count(list: readonly Figure[], area: AreaId): number {
  let n = 0;
  for (const figure of list) if (figure.area === area) n++;
  return n;
}

/** Heroes, Taros among them, and hostiles. */
export const crowdIn = carries(
  'LR-BRD-09',
  'areas.crowdIn',
  (g: LrPosition, area: AreaId): number => count(g.board.heroes, area) + count(g.board.hostiles, area),
);

/** At the limit or above it. `without` is somebody who is about to leave. */
export const isFull = carries(
  ['LR-BRD-07', 'LR-BRD-08'],
  'areas.isFull',
  (g: LrPosition, area: AreaId, without?: Figure): boolean => {
    const leaving = without?.area === area ? 1 : 0;
    return crowdIn(g, area) - leaving >= areaOf(g, area).limit;
  },
);

/** As many hostiles as heroes, or more: all the heroes there are engaged. Looked at anew each time. */
export const isEngagedIn = carries(
  ['LR-BRD-10', 'LR-BRD-13', 'LR-BRD-09'],
  'areas.isEngagedIn',
  (g: LrPosition, area: AreaId): boolean => {
    const hostiles = count(g.board.hostiles, area);
    return hostiles > 0 && hostiles >= count(g.board.heroes, area);
  },
);
export const isEngaged = (g: LrPosition, hero: Hero): boolean =>
  hero.area !== null && isEngagedIn(g, hero.area);

/** Whom this hero sees. Whoever is out of action sees nobody. */
export const visibleTo = carries(
  ['LR-REA-12', 'LR-BRD-04'],
  'areas.visibleTo',
  (g: LrPosition, hero: Hero): Hostile[] => {
    const { area } = hero;
    return area === null ? [] : g.board.hostiles.filter((hostile) => sees(g, area, hostile.area));
  },
);

export function isSeen(g: LrPosition, area: AreaId): boolean {
  for (const hero of g.board.heroes) if (hero.area !== null && sees(g, hero.area, area)) return true;
  return false;
}

/** May a hero step into this adjacent area? Not if it is full, nor through a closed door. */
export const judgeStep = carries(
  ['LR-BRD-07', 'LR-BRD-14'],
  'areas.judgeStep',
  (g: LrPosition, from: AreaId, to: AreaId): LrVerdict => {
    if (isShut(g, from, to)) return CLOSED_DOOR;
    return isFull(g, to) ? FULL : true;
  },
);

export const stepsFrom = (g: LrPosition, from: AreaId): AreaId[] =>
  beside(g, from).filter((to) => judgeStep(g, from, to) === true);

export function hasStep(g: LrPosition, from: AreaId): boolean {
  for (const to of beside(g, from)) if (judgeStep(g, from, to) === true) return true;
  return false;
}

/** Every hostile and hero in the area, but for one. */
export const figuresIn = (g: LrPosition, area: AreaId, but: FigureId | null = null): FigureId[] =>
  [...heroesIn(g, area), ...hostilesIn(g, area)].map(({ id }) => id).filter((id) => id !== but);

export const havens = (g: LrPosition): AreaId[] =>
  layoutOf(g)
    .areas.filter((area) => area.haven)
    .map(({ id }) => id);

/** No hero and no hostile in it, and at least one hero beside it. */
export const judgeHaven = carries(
  ['LR-RND-20', 'LR-RND-24'],
  'areas.judgeHaven',
  (g: LrPosition, haven: AreaId): LrVerdict => {
    if (crowdIn(g, haven) > 0) return HAVEN_OCCUPIED;
    return beside(g, haven).some((area) => count(g.board.heroes, area) > 0) ? true : HAVEN_ALONE;
  },
);
