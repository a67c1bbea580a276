/** Where everything is that flies when it lies elsewhere in the next moment. */
export type Places = ReadonlyMap<string, DOMRect>;

const FLYING = '[data-flies]';
const LASTS = 320;
/** Less than this is not seen. */
const NEAR = 2;

const all = (table: HTMLElement): HTMLElement[] => [...table.querySelectorAll<HTMLElement>(FLYING)];

export const placesOn = (table: HTMLElement): Places =>
  new Map(all(table).map((one) => [one.dataset.flies ?? '', one.getBoundingClientRect()]));

/** Everything that lies elsewhere now comes from where it was, in the size that it had there. */
export function flights(table: HTMLElement, before: Places, pace: number): Animation[] {
  const now = all(table).map((one) => [one, one.getBoundingClientRect()] as const);
  return now.flatMap(([one, to]) => {
    const from = before.get(one.dataset.flies ?? '');
    if (from === undefined || from.width === 0 || to.width === 0) return [];
    const x = from.left + from.width / 2 - to.left - to.width / 2;
    const y = from.top + from.height / 2 - to.top - to.height / 2;
    if (Math.hypot(x, y) < NEAR) return [];
    const transform = `translate(${x}px, ${y}px) scale(${from.width / to.width})`;
    const timing = { duration: LASTS * pace, easing: 'cubic-bezier(0.3, 0.9, 0.3, 1)' };
    return [one.animate([{ transform }, {}], timing)];
  });
}
