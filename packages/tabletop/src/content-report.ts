import type { CardBase, ContentError, LibraryBase, Source } from './library.js';

/** How much there is in a box, where each record comes from, and what is wrong. */
export type ContentReport = {
  readonly kinds: { readonly [kind: string]: number };
  readonly origins: { readonly [origin: string]: number };
  /** Records that need code of their own. */
  readonly scripts: number;
  readonly scriptShare: number;
  readonly errors: readonly ContentError[];
};

type Recorded = CardBase & { readonly origin: string; readonly script?: true | undefined };

type Reporting<C> = {
  readonly box: Pick<LibraryBase<C, unknown, unknown>, 'records' | 'copies' | 'errors'>;
  readonly sources: readonly Source[];
  /** Those that are counted, in the order in which they are listed. */
  readonly kinds: readonly string[];
  /** Where a kind is counted as another one. */
  readonly countedAs?: { readonly [kind: string]: string };
  readonly validate: (sources: readonly Source[]) => readonly ContentError[];
};

/** Copies are counted, as the cards lie in the box. */
export function contentReport<C extends Recorded>(of: Reporting<C>): ContentReport {
  const { box, sources, kinds: listed, countedAs = {}, validate } = of;
  const all = Object.values(box.records);
  const kinds: { [kind: string]: number } = Object.fromEntries(listed.map((kind) => [kind, 0]));
  const origins: { [origin: string]: number } = { printed: 0, inferred: 0, ours: 0 };
  for (const card of all) {
    const kind = countedAs[card.kind] ?? card.kind;
    if (kinds[kind] !== undefined) kinds[kind] += box.copies[card.id]?.length ?? 1;
    origins[card.origin] = (origins[card.origin] ?? 0) + 1;
  }
  const scripts = all.filter(({ script }) => script === true).length;
  // Faults of single records first: the pack as a whole can be looked at only if there are none.
  const errors = box.errors.length > 0 ? box.errors : validate(sources);
  return { kinds, origins, scripts, scriptShare: scripts / Math.max(1, all.length), errors };
}
