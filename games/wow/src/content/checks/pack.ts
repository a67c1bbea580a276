import { type Check as CheckOf, type OfKind, ofKind, type Pack as PackOf, sayOf } from '@questhall/tabletop';
import { emptyBox, type WowBox } from '../box.js';
import type { AnyCard, World } from '../schema.js';

export type Pack = PackOf<AnyCard>;
export type Check = CheckOf<AnyCard>;
type Said = readonly (string | false | undefined)[];

const boxes = new WeakMap<Pack, WowBox>();

/** The box that these records make. */
function boxOf(pack: Pack): WowBox {
  const known = boxes.get(pack);
  if (known !== undefined) return known;
  const box = emptyBox.with(pack.map(({ file, card }) => ({ file, record: card })));
  boxes.set(pack, box);
  return box;
}

/** A check of each record of a kind. */
export const eachOf =
  <K extends AnyCard['kind']>(kind: K, look: (card: OfKind<AnyCard, K>, box: WowBox) => Said): Check =>
  (pack) =>
    sayOf(ofKind<AnyCard, K>(pack, kind), (card) => look(card, boxOf(pack)));

/** A check of the board, with everything else at hand. */
export const ofBoard = (look: (board: World, box: WowBox, pack: Pack) => Said): Check => {
  return (pack) => sayOf(ofKind<AnyCard, 'world'>(pack, 'world'), (board) => look(board, boxOf(pack), pack));
};

export const allOf = <K extends AnyCard['kind']>(pack: Pack, kind: K): OfKind<AnyCard, K>[] =>
  ofKind<AnyCard, K>(pack, kind).map(({ card }) => card);

export const copiesOf = (card: { copies?: number | undefined }): number => card.copies ?? 1;
