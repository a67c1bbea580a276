import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { type Hands, useDrag, useKeysOn, usePinch, useWheel } from './hands.js';
import { further, nearer, type Range, within } from './zoom.js';

export type At = { readonly x: number; readonly y: number };

export type Camera = {
  readonly zoom: number;
  readonly range: Range;
  readonly nearer: () => void;
  readonly further: () => void;
  readonly fit: () => void;
  /** Brings something into the middle, always or only if it cannot be seen. */
  readonly show: (element: Element | null, when?: 'always' | 'if out of sight') => void;
};

/**
 * The camera over a map that scrolls in the element of `ref`: whoever uses it makes its first child `zoom` times as
 * large. What was below the pointer, or in the middle, stays there.
 */
export function usePanZoom(ref: RefObject<HTMLElement | null>, range: Range): Camera {
  const [wanted, setWanted] = useState(1);
  const zoom = within(range, wanted);
  const anchor = useRef<Anchor>(undefined);
  const latest = useRef({ range, zoom });
  const still = useRef<Timer>(undefined);
  useLayoutEffect(() => {
    latest.current = { range, zoom };
    if (anchor.current !== undefined) keepAt(ref.current, anchor.current);
    anchor.current = undefined;
  }, [ref, range, zoom]);

  const change = useCallback(
    (next: (range: Range, zoom: number) => number, at?: At): boolean => {
      const { range: now, zoom: before } = latest.current;
      const after = within(now, next(now, before));
      if (after === before) return false;
      anchor.current ??= anchorAt(ref.current, at);
      holdStill(ref.current, still);
      latest.current = { range: now, zoom: after };
      setWanted(after);
      return true;
    },
    [ref],
  );
  const show = useCallback<Camera['show']>(
    (element, when = 'always') => {
      if (element === null || (when === 'if out of sight' && isInSight(ref.current, element))) return;
      moveTo(ref.current, element);
    },
    [ref],
  );
  const hands: Hands = { ref, change };
  useWheel(hands);
  useDrag(hands);
  usePinch(hands);
  useKeysOn(hands);
  return {
    zoom,
    range,
    nearer: () => change(nearer),
    further: () => change(further),
    fit: () => change(({ least }) => least),
    show,
  };
}

/** While a map becomes larger, those on it do not walk to where they stand: a moment after the last change they may again. */
function holdStill(room: HTMLElement | null, timer: RefObject<Timer | undefined>): void {
  if (room === null) return;
  room.dataset.zooming = '';
  clearTimeout(timer.current);
  timer.current = setTimeout(() => delete room.dataset.zooming, MOMENT);
}
type Timer = ReturnType<typeof setTimeout>;
const MOMENT = 200;

/** A point of the map, in shares of its size, that belongs at a point of the screen. */
type Anchor = { readonly share: readonly [number, number]; readonly at: readonly [number, number] };

const middleOf = ({ left, top, width, height }: DOMRect): At => ({
  x: left + width / 2,
  y: top + height / 2,
});

function anchorAt(room: HTMLElement | null, at?: At): Anchor | undefined {
  const map = room?.firstElementChild?.getBoundingClientRect();
  if (room === null || map === undefined || map.width === 0) return undefined;
  const { x, y } = at ?? middleOf(room.getBoundingClientRect());
  return { share: [(x - map.left) / map.width, (y - map.top) / map.height], at: [x, y] };
}

function keepAt(room: HTMLElement | null, { share, at }: Anchor): void {
  const map = room?.firstElementChild?.getBoundingClientRect();
  if (map === undefined) return;
  room?.scrollBy({
    left: map.left + share[0] * map.width - at[0],
    top: map.top + share[1] * map.height - at[1],
    behavior: 'instant',
  });
}

/** Whether the middle of something lies within the room. */
function isInSight(room: HTMLElement | null, element: Element): boolean {
  if (room === null) return true;
  const { left, top, right, bottom } = room.getBoundingClientRect();
  const { x, y } = middleOf(element.getBoundingClientRect());
  return x > left && x < right && y > top && y < bottom;
}

/** Something comes into the middle, at once for whoever wants nothing to move. */
function moveTo(room: HTMLElement | null, element: Element): void {
  if (room === null) return;
  const [outer, inner] = [middleOf(room.getBoundingClientRect()), middleOf(element.getBoundingClientRect())];
  const still = document.documentElement.dataset.motion === 'reduced';
  room.scrollBy({ left: inner.x - outer.x, top: inner.y - outer.y, behavior: still ? 'instant' : 'smooth' });
}
