/** A point of the map, in shares of its size, that belongs at a point of the screen. */
export type Anchor = { readonly share: readonly [number, number]; readonly at: readonly [number, number] };

type At = { readonly x: number; readonly y: number };

const middleOf = ({ left, top, width, height }: DOMRect): At => ({
  x: left + width / 2,
  y: top + height / 2,
});

export function anchorAt(room: HTMLElement | null, at?: At): Anchor | undefined {
  const map = room?.firstElementChild?.getBoundingClientRect();
  if (room === null || map === undefined || map.width === 0) return undefined;
  const { x, y } = at ?? middleOf(room.getBoundingClientRect());
  return { share: [(x - map.left) / map.width, (y - map.top) / map.height], at: [x, y] };
}

export function keepAt(room: HTMLElement | null, { share, at }: Anchor): void {
  const map = room?.firstElementChild?.getBoundingClientRect();
  if (map === undefined) return;
  room?.scrollBy({
    left: map.left + share[0] * map.width - at[0],
    top: map.top + share[1] * map.height - at[1],
    behavior: 'instant',
  });
}

/** Whether the middle of something lies within the room. */
export function isInSight(room: HTMLElement | null, element: Element): boolean {
  if (room === null) return true;
  const { left, top, right, bottom } = room.getBoundingClientRect();
  const { x, y } = middleOf(element.getBoundingClientRect());
  return x > left && x < right && y > top && y < bottom;
}

/** Something comes into the middle, at once for whoever wants nothing to move. */
export function moveTo(room: HTMLElement | null, element: Element): void {
  if (room === null) return;
  const [outer, inner] = [middleOf(room.getBoundingClientRect()), middleOf(element.getBoundingClientRect())];
  const still = document.documentElement.dataset.motion === 'reduced';
  room.scrollBy({ left: inner.x - outer.x, top: inner.y - outer.y, behavior: still ? 'instant' : 'smooth' });
}
