import type { AreaId, DoorId } from '../terms.js';
import type { AdventureSheet, AnyCard, BoardFace } from './schema.js';

/** A square of the map. */
export type Square = { x: number; y: number };
export type Area = {
  id: AreaId;
  name: string;
  board: string;
  limit: number;
  haven: boolean;
  squares: Square[];
};
export type DoorPlace = { id: DoorId; between: readonly [AreaId, AreaId] };

/** The boards of an adventure as they lie on the table. It never changes, so it is no part of the state. */
export type Layout = {
  areas: readonly Area[];
  byId: { readonly [area: AreaId]: Area };
  doors: readonly DoorPlace[];
  /** Areas that touch, or touch the same door. */
  beside: { readonly [area: AreaId]: readonly AreaId[] };
  /** Doors between two adjacent areas, either way round. */
  doorsBetween: { readonly [from: AreaId]: { readonly [to: AreaId]: readonly DoorId[] } };
  /** Fewest steps, doors taken as open and full areas as free (HRA-15). */
  distance: { readonly [from: AreaId]: { readonly [to: AreaId]: number } };
};

type Records = { readonly [id: string]: AnyCard };

export function layOut(records: Records, sheet: AdventureSheet): Layout {
  const areas = sheet.boards.flatMap((placed) => areasOf(records, sheet, placed));
  const byId = Object.fromEntries(areas.map((area) => [area.id, area]));
  const doors = sheet.doors.map(({ id, between }) => ({ id, between }));
  const beside = besides(areas, doors);
  return { areas, byId, doors, beside, doorsBetween: doorsByPair(doors), distance: distances(beside) };
}

/** A face by itself, as it is printed. */
export const facePlan = (face: BoardFace): Area[] => areasOn(face, { at: [0, 0] });

/** `1a` and `C` make `1a-c`. */
const areaId = (face: string, letter: string): AreaId => `${face}-${letter.toLowerCase()}`;

type Placed = AdventureSheet['boards'][number];

/** An adventure may print limits and havens of its own. */
const areasOf = (records: Records, sheet: AdventureSheet, placed: Placed): Area[] =>
  areasOn(records[placed.face] as BoardFace, placed).map((area) => ({
    ...area,
    limit: sheet.limits?.[area.id] ?? area.limit,
    haven: sheet.havens?.includes(area.id) ?? area.haven,
  }));

function areasOn(face: BoardFace, { at, turn = 0 }: Pick<Placed, 'at' | 'turn'>): Area[] {
  const map = turned(face.map, turn);
  return Object.entries(face.areas).map(([letter, { name, limit, haven = false }]) => ({
    id: areaId(face.id, letter),
    name,
    board: face.id,
    limit,
    haven,
    squares: squaresOf(map, letter, at),
  }));
}

function squaresOf(map: readonly string[], letter: string, [dx, dy]: readonly [number, number]): Square[] {
  return map.flatMap((row, y) =>
    [...row].flatMap((sign, x) => (sign === letter ? [{ x: x + dx, y: y + dy }] : [])),
  );
}

/** Clockwise. */
function turned(map: readonly string[], turn: number): readonly string[] {
  if (turn === 0) return map;
  const width = map[0]?.length ?? 0;
  const once = Array.from({ length: width }, (_, x) =>
    map
      .map((row) => row[x] ?? '#')
      .toReversed()
      .join(''),
  );
  return turned(once, turn - 90);
}

/** Squares that share a side or a corner. */
function touch(a: Area, b: Area): boolean {
  return a.squares.some((one) =>
    b.squares.some((other) => Math.abs(one.x - other.x) <= 1 && Math.abs(one.y - other.y) <= 1),
  );
}

function besides(areas: readonly Area[], doors: readonly DoorPlace[]): { [area: AreaId]: AreaId[] } {
  const joined = (a: Area, b: Area) =>
    touch(a, b) || doors.some(({ between }) => between.includes(a.id) && between.includes(b.id));
  return Object.fromEntries(
    areas.map((a) => [a.id, areas.filter((b) => b !== a && joined(a, b)).map(({ id }) => id)]),
  );
}

function doorsByPair(doors: readonly DoorPlace[]): { [from: AreaId]: { [to: AreaId]: DoorId[] } } {
  const pairs: { [from: AreaId]: { [to: AreaId]: DoorId[] } } = {};
  const note = (from: AreaId, to: AreaId, id: DoorId) => {
    const own = pairs[from] ?? {};
    pairs[from] = own;
    own[to] = [...(own[to] ?? []), id];
  };
  for (const { id, between } of doors) {
    note(between[0], between[1], id);
    note(between[1], between[0], id);
  }
  return pairs;
}

function distances(beside: { readonly [area: AreaId]: readonly AreaId[] }): Layout['distance'] {
  return Object.fromEntries(Object.keys(beside).map((from) => [from, stepsFrom(beside, from)]));
}

function stepsFrom(
  beside: { readonly [area: AreaId]: readonly AreaId[] },
  from: AreaId,
): { [to: AreaId]: number } {
  const steps: { [to: AreaId]: number } = { [from]: 0 };
  const queue = [from];
  for (let at = queue.shift(); at !== undefined; at = queue.shift()) {
    for (const next of beside[at] ?? []) {
      if (steps[next] !== undefined) continue;
      steps[next] = (steps[at] ?? 0) + 1;
      queue.push(next);
    }
  }
  return steps;
}
