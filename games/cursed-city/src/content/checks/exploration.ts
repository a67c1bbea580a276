import { coversAt, type PlacedTile } from '@questhall/tabletop/ground';
import { cellsOnFace } from '../../placing.js';
import type { CcBox } from '../box.js';
import type { ExplorationCard } from '../schema/index.js';
import { type Check, eachOf } from './pack.js';

/** A check of cards whose face is there. */
const eachCard = (
  look: (card: ExplorationCard, face: CcBox['faces'][string], box: CcBox) => readonly (string | false)[],
): Check =>
  eachOf('exploration', (card, box) => {
    const face = box.faces[card.face];
    return face === undefined ? [`there is no tile '${card.face}'`] : look(card, face, box);
  });

/** No tile on two cards: both might come to lie on the table. */
export const tilesAreExploredOnce: Check = eachCard(({ id }, { tile }, box) =>
  Object.values(box.records).map(
    (other) =>
      other.kind === 'exploration' &&
      other.id < id &&
      box.faces[other.face]?.tile === tile &&
      `tile ${tile} is on '${other.id}' as well`,
  ),
);

/** Spots of the face, none of them on another: a gateway and a lychgate may lie at all of them at once. */
export const cardSpotsFit: Check = eachCard(({ gateways, lychgates }, face) => {
  const flat: PlacedTile = { face: face.id, at: [0, 0], turn: 0 };
  const taken = new Map<string, string>();
  return [...gateways, ...lychgates].flatMap((name) => {
    const spot = face.spots[name];
    if (spot === undefined) return [`there is no spot '${name}'`];
    return coversAt(face, flat, spot).map((square) => {
      const other = taken.get(String(square));
      taken.set(String(square), name);
      return other !== undefined && `the spots '${name}' and '${other}' lie on each other`;
    });
  });
});

/** On spaces of the face, and not in the way of its gateways and lychgates. */
export const cardObjectsFit: Check = eachCard(({ gateways, lychgates, objects }, face) => {
  const cells = cellsOnFace(face);
  const at = [...gateways, ...lychgates].flatMap((name) => cellsOnFace(face, face.spots[name] ?? []));
  return objects.flatMap((cell) => [
    !cells.includes(cell) && `there is no space '${cell}'`,
    at.includes(cell) && `the object in '${cell}' lies at a gateway or lychgate`,
  ]);
});
