import { type RefObject, useEffect } from 'react';
import { isChord, isElsewhere } from '../boards/parts/useKeys.js';
import type { At } from './usePanZoom.js';
import { further, nearer, type Range } from './zoom.js';

/** What a map that is moved by hand needs to know; `change` says whether anything came of it. */
export type Hands = {
  readonly ref: RefObject<HTMLElement | null>;
  readonly change: (next: (range: Range, zoom: number) => number, at?: At) => boolean;
};

/** All that listens with this signal stops when it is aborted. */
function listening() {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}

/** A notch of a wheel is about 100 pixels. */
const NOTCH = 0.0022;
/** Browsers that count lines. */
const LINE = 16;

/** The wheel zooms to the pointer; with Shift it scrolls, and where nothing comes of it the page does. */
export function useWheel({ ref, change }: Hands): void {
  useEffect(() => {
    const room = ref.current;
    if (room === null) return undefined;
    const { signal, abort } = listening();
    const turn = (event: WheelEvent) => {
      if (event.shiftKey) return;
      const by = Math.exp(-event.deltaY * (event.deltaMode === 1 ? LINE : 1) * NOTCH);
      if (change((_, zoom) => zoom * by, { x: event.clientX, y: event.clientY })) event.preventDefault();
    };
    room.addEventListener('wheel', turn, { passive: false, signal });
    return abort;
  }, [ref, change]);
}

/** A hand that trembles has not dragged. */
const STEADY = 5;

/** A mouse drags the map; a finger scrolls it without our help. A click that ends a drag answers nothing. */
export function useDrag({ ref }: Hands): void {
  useEffect(() => {
    const room = ref.current;
    if (room === null) return undefined;
    const { signal, abort } = listening();
    let from: { x: number; y: number; left: number; top: number } | undefined;
    const press = ({ pointerType, button, clientX: x, clientY: y }: PointerEvent) => {
      if (pointerType === 'touch' || button > 1) return;
      from = { x, y, left: room.scrollLeft, top: room.scrollTop };
    };
    const move = ({ clientX, clientY }: PointerEvent) => {
      if (from === undefined) return;
      const [dx, dy] = [clientX - from.x, clientY - from.y];
      if (room.dataset.dragged === undefined && Math.hypot(dx, dy) < STEADY) return;
      room.dataset.dragged = '';
      room.scrollTo({ left: from.left - dx, top: from.top - dy, behavior: 'instant' });
    };
    const lift = () => {
      from = undefined;
      // The click comes right after this.
      setTimeout(() => delete room.dataset.dragged);
    };
    const click = (event: Event) => {
      if (room.dataset.dragged === undefined) return;
      event.stopPropagation();
      event.preventDefault();
    };
    room.addEventListener('pointerdown', press, { signal });
    room.addEventListener('click', click, { capture: true, signal });
    document.addEventListener('pointermove', move, { signal });
    document.addEventListener('pointerup', lift, { signal });
    return abort;
  }, [ref]);
}

export function usePinch({ ref, change }: Hands): void {
  useEffect(() => {
    const room = ref.current;
    if (room === null) return undefined;
    const { signal, abort } = listening();
    let apart = 0;
    const begin = ({ touches }: TouchEvent) => {
      apart = spread(touches);
    };
    const move = (event: TouchEvent) => {
      const now = spread(event.touches);
      if (apart === 0 || now === 0) return;
      event.preventDefault();
      const by = now / apart;
      apart = now;
      change((_, zoom) => zoom * by, between(event.touches));
    };
    room.addEventListener('touchstart', begin, { passive: true, signal });
    room.addEventListener('touchmove', move, { passive: false, signal });
    return abort;
  }, [ref, change]);
}

function spread(touches: TouchList): number {
  const [a, b] = [touches[0], touches[1]];
  return a === undefined || b === undefined ? 0 : Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);
}

function between(touches: TouchList): At {
  const [a, b] = [touches[0], touches[1]];
  if (a === undefined || b === undefined) return { x: 0, y: 0 };
  return { x: (a.clientX + b.clientX) / 2, y: (a.clientY + b.clientY) / 2 };
}

const SCROLL = 90;
const ARROWS: { readonly [key: string]: readonly [number, number] } = {
  ArrowLeft: [-SCROLL, 0],
  ArrowRight: [SCROLL, 0],
  ArrowUp: [0, -SCROLL],
  ArrowDown: [0, SCROLL],
};
const ZOOMS: { readonly [key: string]: (range: Range, zoom: number) => number } = {
  '+': nearer,
  '=': nearer,
  '-': further,
  '0': ({ least }) => least,
};

/** + and − and 0 wherever the focus is at a table; arrows while the map itself has it, for they lead from thing to thing. */
export function useKeysOn({ ref, change }: Hands): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (isChord(event) || isElsewhere(event.target)) return;
      const zooms = ZOOMS[event.key];
      const [left, top] = (event.target === ref.current && ARROWS[event.key]) || [0, 0];
      if (zooms === undefined && left === top) return;
      event.preventDefault();
      if (zooms !== undefined) change(zooms);
      else ref.current?.scrollBy({ left, top, behavior: 'instant' });
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [ref, change]);
}
