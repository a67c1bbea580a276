import type { ContentError, Source } from '../library.js';
import type { AnyCard } from '../schema.js';

/** The records that are looked at together. */
export type Pack = { readonly [id: string]: { readonly file: string; readonly card: AnyCard } };
export type Check = (pack: Pack) => ContentError[];

export function packOf(sources: readonly Source[]): Pack {
  return Object.fromEntries(
    sources.map(({ file, record }) => [(record as AnyCard).id, { file, card: record as AnyCard }]),
  );
}

type OfKind<K> = AnyCard extends infer C ? (C extends { kind: K } ? C : never) : never;

export function allOf<K extends AnyCard['kind']>(pack: Pack, kind: K): OfKind<K>[] {
  return Object.values(pack)
    .map(({ card }) => card)
    .filter((card): card is OfKind<K> => card.kind === kind);
}

export function fault(pack: Pack, { id }: { id: string }, message: string): ContentError {
  return { file: pack[id]?.file ?? '', id, message };
}
