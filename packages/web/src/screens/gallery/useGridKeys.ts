import { type FocusEvent, type KeyboardEvent, type RefObject, useState } from 'react';
import { neighbour } from './neighbour.js';

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
