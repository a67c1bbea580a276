import type { MapPlan, MapSite } from '../plan.js';
import { type LinkSpot, linkSpots, squaresOf } from './links.js';
import { outline } from './outline.js';
import { type Line, type Point, pairOf, type Square } from './points.js';
import { around, type Box, boxOf, endsOf, inside, widest } from './rooms.js';

/** A site as it is drawn: its outline, and the largest rectangle in it, where figures stand. */
export type Place = {
  readonly site: MapSite;
  readonly box: Box;
  readonly loops: readonly (readonly Point[])[];
  readonly floor: Box;
};

/** Everything that never moves, in squares, with rock or sea around it. */
export type Ground = {
  readonly columns: number;
  readonly rows: number;
  readonly places: readonly Place[];
  /** Squares in the rock through which a door leads. */
  readonly passages: readonly Square[];
  readonly rim: readonly (readonly Point[])[];
  /** Between sites: lines that one may cross, and walls with a door in them. */
  readonly borders: readonly Line[];
  readonly walls: readonly Line[];
  readonly links: readonly LinkSpot[];
};

/** Rock around the outermost sites. */
const MARGIN = 0.5;
/** As many stand in a site that says nothing about it. */
const USUAL = 4;

/** `turned` lays everything a quarter round, for rooms that are wide where the map is long. */
export function groundOf(plan: MapPlan, turned = false): Ground {
  const { sites, edges, links: laid, beyond } = laidOut(plan, turned);
  const { margin = MARGIN } = plan;
  const places = sites.map(placeOf);
  const all = sites.flatMap(squaresOf);
  const { links, passages, shut } = linkSpots(places, laid);
  const between = bordersOf(sites);
  const extent = around([...places.map(({ box }) => box), ...beyond].flatMap(endsOf));
  return {
    columns: extent.x + extent.width + margin,
    rows: extent.y + extent.height + margin,
    places,
    passages,
    rim: [
      ...outline([...all, ...passages]),
      ...places.flatMap(({ site, loops }) => ('outline' in site ? loops : [])),
    ],
    borders: between.filter(({ pair }) => !shut.has(pair)).map(({ line }) => line),
    walls: [...between.filter(({ pair }) => shut.has(pair)).map(({ line }) => line), ...edges],
    links,
  };
}

function placeOf(site: MapSite): Place {
  if ('outline' in site)
    return { site, box: around(site.outline), loops: [site.outline], floor: inside(site.outline) };
  const { squares, limit = USUAL, name } = site;
  const floor = widest(squares, { figures: limit, named: name !== undefined });
  return { site, box: boxOf(squares), loops: outline(squares), floor };
}

type Move = (point: Point) => Point;

/** Turned if it has to be, and moved so that the upper left corner has its margin. */
function laidOut(
  { sites, links, edges = [], beyond = [], margin = MARGIN }: MapPlan,
  turned: boolean,
): Pick<MapPlan, 'sites' | 'links'> & { edges: Line[]; beyond: Square[] } {
  const round: Move = turned ? ([x, y]) => [y, -x] : (point) => point;
  const { x: left, y: top } = around([...sites.flatMap(cornersOf), ...beyond.flatMap(endsOf)].map(round));
  const move: Move = (point) => {
    const [x, y] = round(point);
    return [x - left + margin, y - top + margin];
  };
  return {
    sites: sites.map((site) => movedSite(site, move)),
    links: links.map((link) => ({
      ...link,
      covers: link.covers?.map((square) => movedSquare(square, move)),
    })),
    beyond: beyond.map((square) => movedSquare(square, move)),
    edges: edges.map(({ from, to }) => ({ from: move(from), to: move(to) })),
  };
}

const cornersOf = (site: MapSite): Point[] =>
  'outline' in site ? [...site.outline] : site.squares.flatMap(endsOf);

function movedSite(site: MapSite, move: Move): MapSite {
  if ('outline' in site) return { ...site, outline: site.outline.map(move) };
  return { ...site, squares: site.squares.map((square) => movedSquare(square, move)) };
}

/** A square is called by its upper left corner, which may be another one after a turn. */
function movedSquare({ x, y }: Square, move: Move): Square {
  const { x: left, y: top } = around([move([x, y]), move([x + 1, y + 1])]);
  return { x: left, y: top };
}

/** Every side that two sites of squares share. */
function bordersOf(sites: readonly MapSite[]): { line: Line; pair: string }[] {
  const owners = new Map(
    sites.flatMap((site) => squaresOf(site).map(({ x, y }) => [`${x} ${y}`, site.id] as const)),
  );
  return sites.flatMap((site) =>
    squaresOf(site).flatMap(({ x, y }) => {
      const sides: [Square, Line][] = [
        [
          { x: x + 1, y },
          { from: [x + 1, y], to: [x + 1, y + 1] },
        ],
        [
          { x, y: y + 1 },
          { from: [x, y + 1], to: [x + 1, y + 1] },
        ],
      ];
      return sides.flatMap(([next, line]) => {
        const other = owners.get(`${next.x} ${next.y}`);
        return other === undefined || other === site.id ? [] : [{ line, pair: pairOf(site.id, other) }];
      });
    }),
  );
}
