import type { CcView } from '@questhall/cursed-city';
import { besideSquares, type Plan, planOf, squaresOf, type TileFace } from '@questhall/tabletop/ground';
import type { MapLink, MapPlan, MapRegion, MapSite } from '../../../../map/plan.js';
import { cardOf } from '../cards.js';
import { cardDrawing } from '../icons.js';
import { lookOf } from './looks.js';

type Ground = CcView['ground'];

/** All that a map has to know about where things lie; the same object for as long as nothing is laid or opened. */
export type Places = {
  readonly plan: Plan;
  readonly map: MapPlan;
  readonly tileOfCell: ReadonlyMap<string, string>;
  readonly nameOfTile: ReadonlyMap<string, string>;
  readonly cellsOfTile: ReadonlyMap<string, readonly string[]>;
  /** Tiles that a gateway or a lychgate touches. */
  readonly touched: ReadonlyMap<string, readonly string[]>;
};

/** A view comes as a copy each time: what was worked out is found again by what lies there. */
const known = new Map<string, Places>();
const KEPT = 8;

export function placesOf(ground: Ground): Places {
  const key = `${nameOfFirst(ground)} ${JSON.stringify(ground)}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  const places = workedOut(ground);
  if (known.size >= KEPT) known.delete(known.keys().next().value ?? '');
  known.set(key, places);
  return places;
}

/** In another language the same tiles have other names. */
const nameOfFirst = ({ tiles: [first] }: Ground): string =>
  first === undefined ? '' : (cardOf(first.face, 'tile')?.name ?? '');

export const facesOf = ({ tiles }: Ground): { readonly [face: string]: TileFace } =>
  Object.fromEntries(
    tiles.flatMap(({ face }) => {
      const card = cardOf(face, 'tile');
      return card === undefined ? [] : [[face, card]];
    }),
  );

function workedOut(all: Ground): Places {
  const faces = facesOf(all);
  const ground = { ...all, tiles: all.tiles.filter(({ face }) => faces[face] !== undefined) };
  const plan = planOf(faces, ground);
  const tileOfCell = new Map(plan.cells.map((cell, i) => [cell, plan.tiles[i] ?? '']));
  const cellsOfTile = new Map<string, string[]>();
  for (const [cell, tile] of tileOfCell) cellsOfTile.set(tile, [...(cellsOfTile.get(tile) ?? []), cell]);
  const nameOfTile = new Map(
    ground.tiles.map(({ face }) => [faces[face]?.tile ?? '', cardOf(face, 'tile')?.name ?? '']),
  );
  const touched = new Map(
    Object.entries(plan.touched).map(([id, cells]) => [
      id,
      [...new Set(cells.map((i) => plan.tiles[i] ?? ''))],
    ]),
  );
  const map: MapPlan = {
    sites: sitesOf(ground, plan),
    links: linksOf(ground, plan),
    regions: regionsOf(ground, faces, cellsOfTile),
    margin: MARGIN,
  };
  return { plan, map, tileOfCell, nameOfTile, cellsOfTile, touched };
}

/** Roofs around the outermost streets, in quarters of a square: squares are counted, and other parts do not add up. */
const MARGIN = 1.25;

let laid: { readonly key: string; readonly sites: readonly MapSite[] } | undefined;

/** The same list while no tile comes or goes, whatever opens. */
function sitesOf({ tiles }: Ground, plan: Plan): readonly MapSite[] {
  const key = JSON.stringify(tiles);
  if (laid?.key === key) return laid.sites;
  const faceOfTile = new Map(tiles.map(({ face }) => [cardOf(face, 'tile')?.tile ?? '', face]));
  const sites = plan.cells.map((id, i): MapSite => {
    const [x, y] = plan.squares[i] ?? [0, 0];
    const { texture, tone } = lookOf(faceOfTile.get(plan.tiles[i] ?? '') ?? '');
    return { id, texture, tone, squares: [{ x, y }] };
  });
  laid = { key, sites };
  return sites;
}

const square = ([x, y]: readonly [number, number]) => ({ x, y });

/** Gateways join tiles; lychgates lie beside one. */
function linksOf({ links, marks }: Ground, plan: Plan): MapLink[] {
  const between = (id: string): readonly [string, string] => {
    const cells = plan.touched[id] ?? [];
    const [first = 0] = cells;
    const other = cells.find((cell) => plan.tiles[cell] !== plan.tiles[first]) ?? first;
    return [plan.cells[first] ?? '', plan.cells[other] ?? ''];
  };
  return [
    ...links.map(
      ({ id, open, covers }): MapLink => ({
        id,
        between: between(id),
        state: open ? 'open' : 'shut',
        covers: covers.map(square),
      }),
    ),
    ...marks.map(
      ({ id, covers }): MapLink => ({
        id,
        between: between(id),
        state: 'open',
        covers: covers.map(square),
        aside: true,
      }),
    ),
  ];
}

function regionsOf(
  { tiles }: Ground,
  faces: { readonly [face: string]: TileFace },
  cellsOfTile: ReadonlyMap<string, readonly string[]>,
): MapRegion[] {
  return tiles.map(({ face }) => {
    const card = cardOf(face, 'tile');
    return {
      id: face,
      name: card?.name ?? face,
      sites: cellsOfTile.get(faces[face]?.tile ?? '') ?? [],
      emblem: cardDrawing(face),
    };
  });
}

/** Squares within a tile on which nobody can stand, in islands of those that touch. */
export function gapsOf(tile: Ground['tiles'][number]): (readonly [number, number])[][] {
  const card = cardOf(tile.face, 'tile');
  if (card === undefined) return [];
  const swapped = card.map.map((row) => row.replace(/[.#]/g, (one) => (one === '.' ? '#' : '.')));
  const left = squaresOf({ [card.id]: { ...card, map: swapped } }, tile).map(([x, y]) => [x, y] as const);
  const islands: (readonly [number, number])[][] = [];
  while (left.length > 0) {
    const island = left.splice(0, 1);
    for (const one of island) {
      const around = new Set(besideSquares([one]).map(String));
      const joined = left.filter((other) => around.has(String(other)));
      for (const other of joined) left.splice(left.indexOf(other), 1);
      island.push(...joined);
    }
    islands.push(island);
  }
  return islands;
}
