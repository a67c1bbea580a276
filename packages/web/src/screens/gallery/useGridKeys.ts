import { type FocusEvent, type KeyboardEvent, type RefObject, useState } from 'react';

/**
 * Arrows lead from card to card, through all groups. Only one card is a stop of the tab key: the one last visited, so
 * that nobody has to tab past a hundred of them.
 */
export function useGridKeys(root: RefObject<HTMLElement | null>, ids: readonly string[]) {
  const [visited, setVisited] = useState<string>();
  const stop = visited !== undefined && ids.includes(visited) ? visited : ids[0];
  const links = () => [...(root.current?.querySelectorAll<HTMLElement>('[data-card]') ?? [])];
  const onKeyDown = (event: KeyboardEvent) => {
    const all = links();
    const from = all.findIndex((link) => link.contains(event.target as Node));
    if (from < 0 || event.ctrlKey || event.metaKey || event.altKey) return;
    const to = neighbour(
      all.map((link) => link.getBoundingClientRect()),
      from,
      event.key,
    );
    if (to === undefined) return;
    event.preventDefault();
    all[to]?.focus();
  };
  const onFocus = ({ target }: FocusEvent) => {
    if (target instanceof HTMLElement && target.dataset.card !== undefined) setVisited(target.dataset.card);
  };
  return { stop, onKeyDown, onFocus };
}

/** Where a thing lies; as much of a `DOMRect` as is needed. */
export type Spot = { readonly left: number; readonly top: number };

/** The place of the thing that an arrow leads to from the thing at `from`; undefined at an edge. */
export function neighbour(spots: readonly Spot[], from: number, key: string): number | undefined {
  if (key === 'ArrowRight') return spots[from + 1] && from + 1;
  if (key === 'ArrowLeft') return spots[from - 1] && from - 1;
  if (key === 'Home') return 0;
  if (key === 'End') return spots.length - 1;
  if (key === 'ArrowDown') return nextRow(spots, from, 1);
  if (key === 'ArrowUp') return nextRow(spots, from, -1);
  return undefined;
}

/** In the nearest row that way, the thing that is least to the side. Rows may have gaps and different lengths. */
function nextRow(spots: readonly Spot[], from: number, way: 1 | -1): number | undefined {
  const here = spots[from];
  if (here === undefined) return undefined;
  const beyond = spots.map((spot, i) => ({ i, far: (spot.top - here.top) * way, spot }));
  const rows = beyond.filter(({ far }) => far > 1);
  const nearest = Math.min(...rows.map(({ far }) => far));
  const row = rows.filter(({ far }) => far < nearest + 1);
  const aside = ({ spot }: { spot: Spot }) => Math.abs(spot.left - here.left);
  return row.toSorted((a, b) => aside(a) - aside(b))[0]?.i;
}
