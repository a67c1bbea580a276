import { type Check as CheckOf, type OfKind, ofKind, type Pack as PackOf, sayOf } from '@questhall/tabletop';
import { type CcBox, emptyBox } from '../box.js';
import type { AnyCard } from '../schema/index.js';

export type Pack = PackOf<AnyCard>;
export type Check = CheckOf<AnyCard>;

const boxes = new WeakMap<Pack, CcBox>();

/** The box that these records make. */
function boxOf(pack: Pack): CcBox {
  const known = boxes.get(pack);
  if (known !== undefined) return known;
  const box = emptyBox.with(pack.map(({ file, card }) => ({ file, record: card })));
  boxes.set(pack, box);
  return box;
}

/** A check of each record of a kind. */
export const eachOf =
  <K extends AnyCard['kind']>(
    kind: K,
    look: (card: OfKind<AnyCard, K>, box: CcBox) => readonly (string | false | undefined)[],
  ): Check =>
  (pack) => {
    const box = boxOf(pack);
    return sayOf(ofKind<AnyCard, K>(pack, kind), (card) => look(card, box));
  };

export const isThere = ({ records }: CcBox, kind: AnyCard['kind'], id: string): boolean =>
  records[id]?.kind === kind;

export const missing = (box: CcBox, kind: AnyCard['kind'], ids: readonly string[]): (string | false)[] =>
  ids.map((id) => !isThere(box, kind, id) && `there is no ${kind} '${id}'`);
