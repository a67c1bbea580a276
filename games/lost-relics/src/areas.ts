import type { Figure, Hero, Hostile, LrBoard } from './board.js';
import { type Area, layoutOf } from './content/layout.js';
import { carries } from './kit.js';
import type { AreaId, DoorId, FigureId } from './terms.js';

/** Areas, doors, sight and engagement. Nothing here changes anything. */

export function areaOf(b: LrBoard, id: AreaId): Area {
  const area = layoutOf(b.adventure).byId[id];
  if (area === undefined) throw new Error(`there is no area '${id}' in this adventure`);
  return area;
}

/** Touching, be it at one corner, or touching the same door; a closed door does not change it. */
export const beside = carries(
  ['LR-BRD-01', 'LR-BRD-02', 'LR-BRD-03'],
  'areas.beside',
  (b: LrBoard, area: AreaId): readonly AreaId[] => layoutOf(b.adventure).beside[area] ?? [],
);
export const areAdjacent = (b: LrBoard, one: AreaId, other: AreaId): boolean =>
  beside(b, one).includes(other);

export const distance = (b: LrBoard, from: AreaId, to: AreaId): number =>
  layoutOf(b.adventure).distance[from]?.[to] ?? Number.POSITIVE_INFINITY;

const NO_DOORS: readonly DoorId[] = [];
const doorsBetween = (b: LrBoard, one: AreaId, other: AreaId): readonly DoorId[] =>
  layoutOf(b.adventure).doorsBetween[one]?.[other] ?? NO_DOORS;

function isOpen(b: LrBoard, door: DoorId): boolean {
  for (const one of b.doors) if (one.id === door) return one.open;
  return true;
}

/** A closed door stands between the two, and no open one beside it. */
export function isShut(b: LrBoard, one: AreaId, other: AreaId): boolean {
  const doors = doorsBetween(b, one, other);
  if (doors.length === 0) return false;
  for (const door of doors) if (isOpen(b, door)) return false;
  return true;
}

/** The own area and adjacent ones, as far as no closed door is between. It works both ways. */
export const sees = carries(
  ['LR-BRD-04', 'LR-BRD-05', 'LR-BRD-06', 'LR-HOS-07'],
  'areas.sees',
  (b: LrBoard, from: AreaId, to: AreaId): boolean =>
    from === to || (areAdjacent(b, from, to) && !isShut(b, from, to)),
);

// --- who is where ----------------------------------------------------------------------------------

export const heroesIn = (b: LrBoard, area: AreaId): Hero[] => b.heroes.filter((hero) => hero.area === area);
const hostilesIn = (b: LrBoard, area: AreaId): Hostile[] =>
  b.hostiles.filter((hostile) => hostile.area === area);

function count(list: readonly Figure[], area: AreaId): number {
  let n = 0;
  for (const figure of list) if (figure.area === area) n++;
  return n;
}

/** Heroes, Taros among them, and hostiles. */
export const crowdIn = carries(
  'LR-BRD-09',
  'areas.crowdIn',
  (b: LrBoard, area: AreaId): number => count(b.heroes, area) + count(b.hostiles, area),
);

/** At the limit or above it. `without` is somebody who is about to leave. */
export const isFull = carries(
  ['LR-BRD-07', 'LR-BRD-08'],
  'areas.isFull',
  (b: LrBoard, area: AreaId, without?: Figure): boolean => {
    const leaving = without?.area === area ? 1 : 0;
    return crowdIn(b, area) - leaving >= areaOf(b, area).limit;
  },
);

/** As many hostiles as heroes, or more: all the heroes there are engaged. Looked at anew each time. */
export const isEngagedIn = carries(
  ['LR-BRD-10', 'LR-BRD-13', 'LR-BRD-09'],
  'areas.isEngagedIn',
  (b: LrBoard, area: AreaId): boolean => {
    const hostiles = count(b.hostiles, area);
    return hostiles > 0 && hostiles >= count(b.heroes, area);
  },
);
export const isEngaged = (b: LrBoard, hero: Hero): boolean => hero.area !== null && isEngagedIn(b, hero.area);

/** Whom this hero sees. Whoever is out of action sees nobody. */
export const visibleTo = carries(
  ['LR-REA-12', 'LR-BRD-04'],
  'areas.visibleTo',
  (b: LrBoard, hero: Hero): Hostile[] => {
    const { area } = hero;
    return area === null ? [] : b.hostiles.filter((hostile) => sees(b, area, hostile.area));
  },
);

export function isSeen(b: LrBoard, area: AreaId): boolean {
  for (const hero of b.heroes) if (hero.area !== null && sees(b, hero.area, area)) return true;
  return false;
}

/** Adjacent areas that a hero may step into: not full, and no closed door between. */
export const stepsFrom = carries(
  ['LR-BRD-07', 'LR-BRD-14'],
  'areas.stepsFrom',
  (b: LrBoard, from: AreaId, who?: Figure): AreaId[] =>
    beside(b, from).filter((to) => !isShut(b, from, to) && !isFull(b, to, who)),
);

/** Every hostile and hero in the area, but for one. */
export const figuresIn = (b: LrBoard, area: AreaId, but: FigureId | null = null): FigureId[] =>
  [...heroesIn(b, area), ...hostilesIn(b, area)].map(({ id }) => id).filter((id) => id !== but);

export const havens = (b: LrBoard): Area[] => layoutOf(b.adventure).areas.filter((area) => area.haven);

/** No hero and no hostile in it, and at least one hero beside it. */
export const openHavens = carries(['LR-RND-20', 'LR-RND-24'], 'areas.openHavens', (b: LrBoard): AreaId[] =>
  havens(b)
    .filter(({ id }) => crowdIn(b, id) === 0 && beside(b, id).some((area) => count(b.heroes, area) > 0))
    .map(({ id }) => id),
);
