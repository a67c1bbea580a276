import {
  type Check as CheckOf,
  type ContentError,
  inPack,
  type OfKind,
  ofKind,
  type Pack as PackOf,
} from '@questhall/tabletop';
import type { AnyCard } from '../schema.js';

export type Pack = PackOf<AnyCard>;
export type Check = CheckOf<AnyCard>;

export const allOf = <K extends AnyCard['kind']>(pack: Pack, kind: K): OfKind<AnyCard, K>[] =>
  ofKind<AnyCard, K>(pack, kind).map(({ card }) => card);

export const kindIn = (pack: Pack, id: string): AnyCard['kind'] | undefined => inPack(pack, id)?.kind;

export function fault(pack: Pack, { id }: { id: string }, message: string): ContentError {
  return { file: pack.find(({ card }) => card.id === id)?.file ?? '', id, message };
}
