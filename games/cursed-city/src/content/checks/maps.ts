import {
  aroundSquares,
  BAR,
  distances,
  FAR,
  freeGait,
  type Ground,
  numberOf,
  type Plan,
  squaresOf,
} from '@questhall/tabletop/ground';
import { carries } from '../../carries.js';
import { COMPONENTS } from '../../components.js';
import { groundOf, zonePlacements } from '../../placing.js';
import { LIMITS } from '../../terms.js';
import type { CcBox } from '../box.js';
import type { MapCard } from '../schema/index.js';
import { type Check, eachOf } from './pack.js';

const { gateways: GATEWAYS, lychgates: LYCHGATES } = COMPONENTS.board;

const facesAreThere = (card: MapCard, box: CcBox): boolean =>
  card.tiles.every(({ face }) => box.faces[face] !== undefined);

/** A check of maps whose faces are there. */
const eachMap = (
  look: (card: MapCard, ground: Ground, plan: Plan, box: CcBox) => readonly (string | false)[],
): Check =>
  eachOf('map', (card, box) => {
    if (!facesAreThere(card, box)) return [];
    const ground = groundOf(card);
    return look(card, ground, box.planOf(ground), box);
  });

export const mapsNameTiles: Check = carries(
  ['CC-CMP-05', 'CC-BRD-01'],
  'maps.mapsNameTiles',
  eachOf('map', ({ tiles }, box) => {
    const numbers = tiles.map(({ face }) => box.faces[face]?.tile);
    return [
      ...tiles.map(({ face }) => box.faces[face] === undefined && `there is no tile '${face}'`),
      ...numbers.map((tile, i) => numbers.indexOf(tile) !== i && `tile ${tile} lies there twice`),
    ];
  }),
);

export const mapsKeepToTheBox: Check = carries(
  'CC-CMP-05',
  'maps.mapsKeepToTheBox',
  eachOf('map', ({ gateways, lychgates }) => [
    gateways.length > GATEWAYS && `it has ${gateways.length} gateways; the box has ${GATEWAYS}`,
    lychgates.length > LYCHGATES && `it has ${lychgates.length} lychgates; the box has ${LYCHGATES}`,
  ]),
);

export const piecesDoNotOverlap: Check = eachMap((card, _, __, box) => {
  const seen = new Map<string, string>();
  const pieces = [
    ...card.tiles.map((tile) => ({ id: tile.face, covers: squaresOf(box.faces, tile) })),
    ...card.gateways,
    ...card.lychgates,
  ];
  return pieces.flatMap(({ id, covers }) =>
    covers.map((square) => {
      const other = seen.get(String(square));
      seen.set(String(square), id);
      return other !== undefined && `${id} and ${other} lie on the same square`;
    }),
  );
});

const tilesAt = (plan: Plan, piece: string): Set<string> =>
  new Set((plan.touched[piece] ?? []).map((cell) => plan.tiles[cell] as string));

/** An open gateway joins tiles, a closed one touches one of them, and so does a lychgate. */
export const gatewaysFit: Check = eachMap((card, _, plan) => [
  ...card.gateways.map(({ id, open }) => {
    const { size } = tilesAt(plan, id);
    return open === true
      ? size < 2 && `the open gateway ${id} touches ${size} tiles`
      : size !== 1 && `the closed gateway ${id} touches ${size} tiles`;
  }),
  ...card.lychgates.map(({ id }) => {
    const { size } = tilesAt(plan, id);
    return size !== 1 && `the lychgate ${id} touches ${size} tiles`;
  }),
]);

/** Tiles are joined by gateways only, so that what is beside can be seen as well. */
export const tilesLieApart: Check = eachMap((card, _, __, box) => {
  const around = card.tiles.map((tile) => new Set(aroundSquares(squaresOf(box.faces, tile)).map(String)));
  return card.tiles.flatMap((tile, i) =>
    card.tiles.slice(0, i).map((other, j) => {
      const touch = squaresOf(box.faces, tile).some((square) => around[j]?.has(String(square)));
      return touch && `${tile.face} touches ${other.face} without a gateway`;
    }),
  );
});

/** Room for four heroes, and an open gateway that they leave by. */
export const mapsHaveADropZone: Check = eachMap((card, _, plan, box) => {
  const zone = card.tiles.map(({ face }) => box.faces[face]).find((face) => face?.tile === dropTile(box));
  if (zone === undefined) return ['there is no drop zone'];
  const cells = plan.cells.filter((_cell, i) => plan.tiles[i] === zone.tile);
  const leaves = card.gateways.some(({ id, open }) => open === true && tilesAt(plan, id).has(zone.tile));
  return [
    cells.length < LIMITS.heroes && `the drop zone has ${cells.length} spaces`,
    !leaves && 'no open gateway leads out of the drop zone',
  ];
});

function dropTile(box: CcBox): string | undefined {
  for (const card of Object.values(box.records))
    if (card.kind === 'tile' && card.zone === 'drop') return card.tile;
  return undefined;
}

/** Objects and named spaces lie on the map, each object on a space of its own. */
export const spacesAreThere: Check = eachMap(({ objects, labels = {} }, _, plan) => {
  const cells = objects.map(({ at }) => at);
  const named = Object.values(labels).flat();
  return [
    ...[...cells, ...named].map((cell) => !plan.numbers.has(cell) && `there is no space '${cell}'`),
    ...cells.map((cell, i) => cells.indexOf(cell) !== i && `two objects lie in '${cell}'`),
    ...named.map((cell) => cells.includes(cell) && `an object lies in the named space '${cell}'`),
  ];
});

/** From the drop zone, around all objects: every space but theirs, and theirs from beside. */
export const everythingIsReachable: Check = eachMap(({ objects }, _, plan, box) => {
  const gait = freeGait(plan);
  for (const { at } of objects) {
    const cell = plan.numbers.get(at);
    if (cell !== undefined) gait[cell] = BAR;
  }
  const start = plan.tiles.indexOf(dropTile(box) ?? '');
  if (start < 0) return [];
  const steps = distances(plan, [start], gait);
  return plan.cells.map((cell) => steps[numberOf(plan, cell)] === FAR && `'${cell}' cannot be reached`);
});

/** A journey ends in the extraction zone: there is a closed gateway, and the zone fits at each. */
export const zoneFits: Check = eachMap((card, ground, _, box) => {
  const closed = card.gateways.filter(({ open }) => open !== true);
  const hasZone = Object.values(box.records).some((one) => one.kind === 'tile' && one.zone === 'extraction');
  return [
    closed.length === 0 && 'it has no closed gateway to extract from',
    ...closed.map(
      ({ id }) =>
        hasZone &&
        zonePlacements({ box }, ground, id).length === 0 &&
        `the extraction zone does not fit at ${id}`,
    ),
  ];
});

/** More objects than places on the combat track: those with a group are marked, as many as there are places. */
export const guardsAreMarked: Check = eachOf('map', ({ objects }) => {
  const marked = objects.filter(({ guarded }) => guarded === true).length;
  const wanted = objects.length > LIMITS.groups ? LIMITS.groups : 0;
  return [marked !== wanted && `${marked} of ${objects.length} objects are marked, not ${wanted}`];
});

/** The way in is no place for hostiles to arrive. */
export const lychgatesKeepTheirDistance: Check = eachMap((card, _, plan, box) => {
  const drop = dropTile(box);
  const covered = new Set(
    card.gateways
      .filter(({ id }) => drop !== undefined && tilesAt(plan, id).has(drop))
      .flatMap(({ id }) => plan.touched[id] ?? []),
  );
  return card.lychgates.map(
    ({ id }) =>
      (plan.touched[id] ?? []).some((cell) => covered.has(cell)) &&
      `the lychgate ${id} is at the gateway of the drop zone`,
  );
});
