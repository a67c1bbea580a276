import type { Figure, Hero, Hostile } from './board.js';
import { carries } from './carries.js';
import type { Area } from './content/layout.js';
import { layoutOf } from './content/library.js';
import type { LrPosition } from './kit.js';
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
export const sees = carries(
  ['LR-BRD-04', 'LR-BRD-05', 'LR-BRD-06', 'LR-HOS-07'],
  'areas.sees',
  (g: LrPosition, from: AreaId, to: AreaId): boolean =>
    from === to || (areAdjacent(g, from, to) && !isShut(g, from, to)),
);

// --- who is where ----------------------------------------------------------------------------------

export const heroesIn = (g: LrPosition, area: AreaId): Hero[] =>
  g.board.heroes.filter((hero) => hero.area === area);
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

/** Adjacent areas that a hero may step into: not full, and no closed door between. */
export const stepsFrom = carries(
  ['LR-BRD-07', 'LR-BRD-14'],
  'areas.stepsFrom',
  (g: LrPosition, from: AreaId, who?: Figure): AreaId[] =>
    beside(g, from).filter((to) => !isShut(g, from, to) && !isFull(g, to, who)),
);

/** Every hostile and hero in the area, but for one. */
export const figuresIn = (g: LrPosition, area: AreaId, but: FigureId | null = null): FigureId[] =>
  [...heroesIn(g, area), ...hostilesIn(g, area)].map(({ id }) => id).filter((id) => id !== but);

export const havens = (g: LrPosition): Area[] => layoutOf(g).areas.filter((area) => area.haven);

/** No hero and no hostile in it, and at least one hero beside it. */
export const openHavens = carries(['LR-RND-20', 'LR-RND-24'], 'areas.openHavens', (g: LrPosition): AreaId[] =>
  havens(g)
    .filter(({ id }) => crowdIn(g, id) === 0 && beside(g, id).some((area) => count(g.board.heroes, area) > 0))
    .map(({ id }) => id),
);
