import type { CellId } from './types.js';

type Figure = { readonly id: string; readonly at: CellId | null };

/** Who stands in which cell, in the order of the list. */
export type Standing<F extends Figure = Figure> = ReadonlyMap<CellId, readonly F[]>;

export function standingOf<F extends Figure>(...lists: readonly (readonly F[])[]): Standing<F> {
  const standing = new Map<CellId, F[]>();
  for (const list of lists)
    for (const figure of list) {
      if (figure.at === null) continue;
      const there = standing.get(figure.at);
      if (there === undefined) standing.set(figure.at, [figure]);
      else there.push(figure);
    }
  return standing;
}
