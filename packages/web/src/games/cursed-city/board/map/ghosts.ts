import type { CcView } from '@questhall/cursed-city';
import type { Asked } from '@questhall/table';
import { coversAt, type PlacedTile, placementsAt, type Square, squaresOf } from '@questhall/tabletop/ground';
import { cardOf } from '../cards.js';
import { facesOf } from './plan.js';

/** Where something would lie. One that is no answer has been chosen, and shows what the answers belong to. */
export type Ghost = { readonly id: string; readonly name: string; readonly squares: readonly Square[] };

const LAYING: readonly string[] = ['place-tile', 'place-zone', 'choose-gateway-spot'];
const ZONE = 'extraction-zone';

/** Questions about where something is laid: each answer is a place of its own. */
export const isLaying = (decision: Asked | null): decision is Asked => LAYING.includes(decision?.ask ?? '');

/** Where each answer would lay a tile, the extraction zone or a gateway. */
export function ghostsOf(view: Pick<CcView, 'ground' | 'laying'>, decision: Asked | null): readonly Ghost[] {
  if (!isLaying(decision)) return [];
  const face = decision.ask === 'place-zone' ? ZONE : (view.laying?.face ?? '');
  const card = cardOf(face, 'tile');
  if (card === undefined) return [];
  const { ground, laying } = view;
  const { name } = card;
  const faces = { ...facesOf(ground), [face]: card };
  const lain = (tile: PlacedTile | undefined) => (tile === undefined ? [] : squaresOf(faces, tile));
  const tileAt = (way: string): PlacedTile | undefined => {
    const [link = '', spot = '', turn] = way.split('/');
    if (decision.ask !== 'place-zone')
      return placementsAt(faces, ground, face, link).find(
        (one) => one.spot === spot && one.tile.turn === Number(turn),
      )?.tile;
    const [x = 0, y = 0] = spot.split(',').map(Number);
    return { face, at: [x, y], turn: Number(turn) as PlacedTile['turn'] };
  };
  if (decision.ask !== 'choose-gateway-spot')
    return decision.options.map(({ id }) => ({ id, name, squares: lain(tileAt(id)) }));
  const tile = tileAt(laying?.way ?? '');
  if (tile === undefined) return [];
  const spots = decision.options.map(({ id }) => ({
    id,
    name,
    squares: coversAt(card, tile, card.spots[id] ?? []),
  }));
  return [{ id: face, name, squares: lain(tile) }, ...spots];
}
