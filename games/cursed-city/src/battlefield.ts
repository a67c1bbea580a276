import {
  areBeside,
  besideOf,
  type CellNumber,
  fewestOf,
  numberOf,
  type Plan,
  type Steps,
  seesByTile,
  stepsPast,
  stepsTo,
  tileOf,
  touchedBy,
} from '@questhall/tabletop/ground';
import type { CcBoard, Figure, Hero, Hostile, Thing } from './board.js';
import { carries } from './carries.js';
import { type InBox, tileCard } from './content/library.js';
import type { CcPosition } from './kit.js';
import { isStanding } from './queries.js';
import type { CellId } from './terms.js';

/** What the rules ask about spaces, gateways and who stands where. Walking is in `rules/moving.ts`. */

/** What distances depend on: a position has it, and so has a view with the box. */
export type OnGround = InBox & {
  readonly board: {
    readonly ground: CcBoard['ground'];
    readonly heroes: readonly Pick<Hero, 'at' | 'where'>[];
    readonly things: readonly Pick<Thing, 'at'>[];
  };
};

/** Every space and what it is adjacent to: those that touch it, and those at the same open gateway. Gateways are no spaces. */
export const planOf = carries(
  ['CC-BRD-02', 'CC-BRD-07', 'CC-BRD-08', 'CC-BRD-11'],
  'battlefield.planOf',
  (g: OnGround): Plan => g.box.planOf(g.board.ground),
);

export const beside = (g: OnGround, cell: CellId): CellId[] => besideOf(planOf(g), cell);

type Placed = Pick<Figure, 'at'>;

/** In spaces that touch or are joined by a gateway, or two small hostiles that share one (BRD-14). */
export const areAdjacent = carries(
  ['CC-BRD-03', 'CC-BRD-14'],
  'battlefield.areAdjacent',
  (g: CcPosition, one: Placed, other: Placed): boolean =>
    one.at !== null &&
    other.at !== null &&
    (one.at === other.at ? one !== other : areBeside(planOf(g), one.at, other.at)),
);

export const sees = carries(
  ['CC-ATK-08', 'CC-ATK-09', 'CC-ATK-10', 'CC-ATK-11', 'CC-CON-06'],
  'battlefield.sees',
  (g: CcPosition, one: Placed, other: Placed): boolean =>
    one.at !== null && other.at !== null && seesByTile(planOf(g), one.at, other.at),
);

/** Models never bar the way of a distance; objects and buried tokens do (BRD-12). */
function barsOf({ board }: OnGround, plan: Plan): CellNumber[] {
  const bars: CellNumber[] = [];
  for (const { at } of board.things) bar(plan, bars, at);
  for (const { where, at } of board.heroes) if (where === 'buried') bar(plan, bars, at);
  return bars;
}

function bar(plan: Plan, bars: CellNumber[], cell: CellId | null): void {
  const number = cell === null ? undefined : plan.numbers.get(cell);
  if (number !== undefined) bars.push(number);
}

const isBuriedAt = ({ board }: CcPosition, cell: CellId): boolean =>
  board.heroes.some(({ where, at }) => where === 'buried' && at === cell);

/** Fewest steps from the nearest of these spaces. Read with `stepsFor`. */
export const stepsFrom = carries(
  ['CC-BRD-12', 'CC-BRD-13'],
  'battlefield.stepsFrom',
  (g: OnGround, cells: readonly CellId[]): Steps => {
    const plan = planOf(g);
    const bars = barsOf(g, plan);
    return fewestOf(
      plan,
      cells.map((cell) => stepsPast(plan, bars, numberOf(plan, cell))),
    );
  },
);
export const stepsFor = (g: OnGround, steps: Steps, cell: CellId): number => stepsTo(planOf(g), steps, cell);

export const distance = (g: CcPosition, one: CellId, other: CellId): number =>
  stepsFor(g, stepsFrom(g, [one]), other);

export function cellsOfHeroes({ board }: OnGround): CellId[] {
  const cells: CellId[] = [];
  for (const { where, at } of board.heroes) if (where === 'standing' && at !== null) cells.push(at);
  return cells;
}

export const heroAt = ({ board }: CcPosition, cell: CellId): Hero | undefined =>
  board.heroes.find((hero) => isStanding(hero) && hero.at === cell);
export const hostilesAt = ({ board }: CcPosition, cell: CellId): Hostile[] =>
  board.hostiles.filter(({ at }) => at === cell);

/** No model, no object, no buried token (BRD-15). */
export const isEmpty = carries(
  'CC-BRD-15',
  'battlefield.isEmpty',
  (g: CcPosition, cell: CellId): boolean =>
    heroAt(g, cell) === undefined &&
    g.board.hostiles.every(({ at }) => at !== cell) &&
    g.board.things.every(({ at }) => at !== cell) &&
    !isBuriedAt(g, cell),
);

export const allCells = (g: CcPosition): readonly CellId[] => planOf(g).cells;
export const tileAt = (g: CcPosition, cell: CellId): string => tileOf(planOf(g), cell);
export const touching = carries(
  'CC-BRD-06',
  'battlefield.touching',
  (g: CcPosition, piece: string): CellId[] => touchedBy(planOf(g), piece),
);
export const isOnTile = (g: CcPosition, cell: CellId, tile: string): boolean => tileAt(g, cell) === tile;

type Zones = { readonly drop: readonly CellId[]; readonly extraction: readonly CellId[] };

/** Spaces of both zones on the ground of each plan: asked at every step, and different only when something is laid. */
const zones = new WeakMap<Plan, Zones>();

function zonesOn(g: CcPosition, plan: Plan): Zones {
  const known = zones.get(plan);
  if (known !== undefined) return known;
  const cards = g.board.ground.tiles.map(({ face }) => tileCard(g, face));
  const cellsIn = (zone: 'drop' | 'extraction'): CellId[] => {
    const tiles = cards.filter((card) => card.zone === zone).map(({ tile }) => tile);
    return plan.cells.filter((_, cell) => tiles.includes(plan.tiles[cell] as string));
  };
  const fresh = { drop: cellsIn('drop'), extraction: cellsIn('extraction') };
  zones.set(plan, fresh);
  return fresh;
}

/** The spaces of the drop zone or the extraction zone; none while it does not lie there. */
export const zoneCells = (g: CcPosition, zone: keyof Zones): readonly CellId[] => zonesOn(g, planOf(g))[zone];

export const isInZone = (g: CcPosition, cell: CellId | null): boolean =>
  cell !== null && zoneCells(g, 'extraction').includes(cell);
