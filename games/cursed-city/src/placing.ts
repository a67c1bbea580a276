import {
  aroundSquares,
  besideSquares,
  cellId,
  coversAt,
  distances,
  drawnSquares,
  freeGait,
  type Ground,
  keyOf,
  type Link,
  layLink,
  layMark,
  layTile,
  NO_GROUND,
  openLink,
  type PlacedTile,
  type Placement,
  placementsAt,
  placementsBeside,
  type Spot,
  type Square,
  squaresOf,
  stepsTo,
  type TileFace,
  takenSquares,
  touchedBy,
} from '@questhall/tabletop/ground';
import { carries } from './carries.js';
import { cardsOfKind, type InBox, tileCard } from './content/library.js';
import type { ExplorationCard, MapCard, TileCard } from './content/schema/index.js';
import type { CellId, LinkId } from './terms.js';

/** Where tiles, gateways, lychgates and the extraction zone may lie. Everything here gives a new ground. */

const keys = (squares: readonly Square[]): Set<number> => new Set(squares.map(keyOf));
const meet = (one: readonly Square[], others: ReadonlySet<number>): boolean =>
  one.some((square) => others.has(keyOf(square)));

export const closedGateways = ({ links }: Ground): Link[] => links.filter(({ open }) => !open);

const gatewayOf = (at: InBox, face: string): LinkId => `gateway-${tileCard(at, face).tile}`;

/** The zones are tiles like others. */
function zoneFace(at: InBox, zone: 'drop' | 'extraction'): TileCard {
  const face = cardsOfKind(at, 'tile').find((card) => card.zone === zone);
  if (face === undefined) throw new Error(`there is no tile for the ${zone} zone`);
  return face;
}

const coversOf = (at: InBox, tile: PlacedTile, spot: string): Square[] => {
  const face = tileCard(at, tile.face);
  const sides = face.spots[spot];
  if (sides === undefined) throw new Error(`'${tile.face}' has no spot '${spot}'`);
  return coversAt(face, tile, sides);
};

/** The spaces of a face, or those at one of its spots. */
export const cellsOnFace = (face: TileFace, spot?: Spot): CellId[] =>
  (spot?.map(({ square }) => square) ?? drawnSquares(face)).map((square) => cellId(face, square));

const printed = new WeakMap<MapCard, Ground>();

/** Tiles, gateways and lychgates as a combat map shows them: the same ground each time, so that its plan is worked out once. */
export function groundOf(card: MapCard): Ground {
  const known = printed.get(card);
  if (known !== undefined) return known;
  const { tiles, gateways, lychgates } = card;
  const links = gateways.map(({ id, open = false, covers }) => ({ id, open, covers }));
  const ground = { tiles, links, marks: lychgates };
  printed.set(card, ground);
  return ground;
}

/** The drop zone alone, with its gateway. */
export const dropZone = carries(
  ['CC-SET-20', 'CC-DEL-02', 'CC-BRD-16'],
  'placing.dropZone',
  (at: InBox, open: boolean): Ground => {
    const face = zoneFace(at, 'drop');
    const tile: PlacedTile = { face: face.id, at: [0, 0], turn: 0 };
    const [spot = ''] = Object.keys(face.spots);
    const link = { id: gatewayOf(at, face.id), open, covers: coversOf(at, tile, spot) };
    return layLink(layTile(NO_GROUND, tile), link);
  },
);

/** No lychgate that lies there would touch the tile. */
const clearOfLychgates = carries(
  'CC-DEL-11',
  'placing.clearOfLychgates',
  (at: InBox, ground: Ground, tile: PlacedTile): boolean => {
    const squares = keys(squaresOf(at.box.faces, tile));
    return ground.marks.every(({ covers }) => !meet(aroundSquares(covers), squares));
  },
);

/** A closed gateway touches one tile only, so a tile comes to no other than the one that it is laid at. */
const clearOfGateways = carries(
  'CC-BRD-05',
  'placing.clearOfGateways',
  (at: InBox, ground: Ground, tile: PlacedTile, opened: LinkId): boolean => {
    const squares = keys(squaresOf(at.box.faces, tile));
    return closedGateways(ground).every(
      ({ id, covers }) => id === opened || !meet(besideSquares(covers), squares),
    );
  },
);

/** What lies on the squares of the table, and which of it is tiles. */
type Lying = ReadonlyMap<number, string>;

const holdsTile = (at: InBox, lying: Lying, squares: readonly Square[]): boolean =>
  squares.some((square) => {
    const piece = lying.get(keyOf(square));
    return piece !== undefined && at.box.faces[piece] !== undefined;
  });
const isBare = (lying: Lying, squares: readonly Square[]): boolean =>
  squares.every((square) => !lying.has(keyOf(square)));

/** Its own lychgates have room, and touch no other tile. */
const lychgatesFit = carries(
  'CC-DEL-12',
  'placing.lychgatesFit',
  (at: InBox, lying: Lying, card: ExplorationCard, tile: PlacedTile): boolean =>
    card.lychgates.every((spot) => {
      const covers = coversOf(at, tile, spot);
      return isBare(lying, covers) && !holdsTile(at, lying, aroundSquares(covers));
    }),
);

/** The gateway locations of the card that are left, have room, and touch this tile alone. `lying`: without it. */
const openSpots = (
  at: InBox,
  lying: Lying,
  card: ExplorationCard,
  { tile, spot: used }: Placement,
): string[] =>
  card.gateways.filter((spot) => {
    if (spot === used) return false;
    const covers = coversOf(at, tile, spot);
    return isBare(lying, covers) && !holdsTile(at, lying, besideSquares(covers));
  });

/** Every way to add the tile of a card, at every closed gateway. None: the card is discarded. */
export const tilePlacements = carries(
  ['CC-DEL-10', 'CC-DEL-23'],
  'placing.tilePlacements',
  (at: InBox, ground: Ground, card: ExplorationCard): Placement[] => {
    const lying = takenSquares(at.box.faces, ground);
    return closedGateways(ground)
      .flatMap(({ id }) => placementsAt(at.box.faces, ground, card.face, id))
      .filter(
        (placement) =>
          card.gateways.includes(placement.spot) &&
          clearOfLychgates(at, ground, placement.tile) &&
          clearOfGateways(at, ground, placement.tile, placement.link) &&
          lychgatesFit(at, lying, card, placement.tile) &&
          openSpots(at, lying, card, placement).length > 0,
      );
  },
);

/** `<gateway>/<spot>/<turn>`: the id of a way to lay a tile. */
export const placementId = ({ link, spot, tile }: Placement): string => `${link}/${spot}/${tile.turn}`;

/** The way with this id, of those that `tilePlacements` has found. */
export function placementWith(at: InBox, ground: Ground, { face }: ExplorationCard, id: string): Placement {
  const ways = placementsAt(at.box.faces, ground, face, id.slice(0, id.indexOf('/')));
  return ways.find((way) => placementId(way) === id) as Placement;
}

/** The tile lies there, and the gateway that it came to is open. */
export const layAt = carries(
  ['CC-DEL-10', 'CC-EXT-03', 'CC-BRD-04'],
  'placing.layAt',
  (ground: Ground, tile: PlacedTile, link: LinkId): Ground => openLink(layTile(ground, tile), link),
);

/** Of the gateway locations that are left, those furthest from the gateway just opened. `ground`: before the tile was laid. */
export const furthestSpots = carries(
  'CC-DEL-13',
  'placing.furthestSpots',
  (at: InBox, ground: Ground, card: ExplorationCard, placement: Placement): string[] => {
    const laid = layAt(ground, placement.tile, placement.link);
    const plan = at.box.planOf(laid);
    const steps = distances(plan, plan.touched[placement.link] ?? [], freeGait(plan));
    const face = tileCard(at, card.face);
    const lying = takenSquares(at.box.faces, ground);
    const spots = openSpots(at, lying, card, placement).map((spot) => ({
      spot,
      far: Math.min(...cellsOnFace(face, face.spots[spot]).map((cell) => stepsTo(plan, steps, cell))),
    }));
    const furthest = Math.max(...spots.map(({ far }) => far));
    return spots.filter(({ far }) => far === furthest).map(({ spot }) => spot);
  },
);

/** A closed gateway at this spot of a tile that was just laid. */
export const layGateway = carries(
  'CC-DEL-13',
  'placing.layGateway',
  (at: InBox, ground: Ground, tile: PlacedTile, spot: string): Ground =>
    layLink(ground, { id: gatewayOf(at, tile.face), open: false, covers: coversOf(at, tile, spot) }),
);

/** The lychgates of the card. */
export const layLychgates = carries(
  'CC-DEL-14',
  'placing.layLychgates',
  (at: InBox, ground: Ground, card: ExplorationCard, tile: PlacedTile): Ground =>
    card.lychgates.reduce(
      (laid, spot, i) =>
        layMark(laid, {
          id: `lychgate-${tileCard(at, tile.face).tile}-${i + 1}`,
          covers: coversOf(at, tile, spot),
        }),
      ground,
    ),
);

/** A way to lay the extraction zone at a gateway. */
export type ZonePlacement = { readonly tile: PlacedTile; readonly link: LinkId };

const zoneWays = (at: InBox, ground: Ground, link: LinkId): ZonePlacement[] =>
  placementsBeside(at.box.faces, ground, zoneFace(at, 'extraction').id, link)
    .filter((tile) => clearOfGateways(at, ground, tile, link))
    .map((tile) => ({ tile, link }));

/** For Extract: a space of it touches this closed gateway, and nothing of it touches another tile. */
export const zonePlacements = carries(
  ['CC-EXT-02', 'CC-EXT-04'],
  'placing.zonePlacements',
  (at: InBox, ground: Ground, link: LinkId): ZonePlacement[] => {
    const lying = takenSquares(at.box.faces, ground);
    return zoneWays(at, ground, link).filter(
      ({ tile }) => !holdsTile(at, lying, aroundSquares(squaresOf(at.box.faces, tile))),
    );
  },
);

/** When no card is left: at any closed gateway, by the rules for tiles. None: the journey fails. */
export const lastZonePlacements = carries(
  ['CC-DEL-08', 'CC-DEL-09'],
  'placing.lastZonePlacements',
  (at: InBox, ground: Ground): ZonePlacement[] =>
    closedGateways(ground)
      .flatMap(({ id }) => zoneWays(at, ground, id))
      .filter(({ tile }) => clearOfLychgates(at, ground, tile)),
);

/** `<gateway>/<x>,<y>/<turn>`: the id of a way to lay the zone. */
export const zoneId = ({ link, tile }: ZonePlacement): string => `${link}/${tile.at}/${tile.turn}`;

/** The closed gateways that a space touches: what Explore and Extract ask for. */
export const closedGatewaysAt = carries(
  ['CC-DEL-05', 'CC-EXT-01'],
  'placing.closedGatewaysAt',
  (at: InBox, ground: Ground, cell: CellId): LinkId[] => {
    const plan = at.box.planOf(ground);
    return closedGateways(ground)
      .map(({ id }) => id)
      .filter((id) => touchedBy(plan, id).includes(cell));
  },
);
