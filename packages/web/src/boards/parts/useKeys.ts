import type { Offered } from '@questhall/table';
import { type KeyboardEvent, useLayoutEffect } from 'react';
import type { Hand } from './types.js';

type Listening = {
  /** The answers that have numbers, in their order. */
  readonly listed: readonly Offered[];
  readonly onPick: (option: string, hand: Hand) => void;
  readonly onBack: (() => void) | undefined;
};

/** 1 to 9 answer wherever the focus is, except where somebody writes or reads a card; Esc goes back. */
export function useKeys({ listed, onPick, onBack }: Listening): void {
  // Together with the picture: a key that is pressed when a question is seen is never an answer to the one before it.
  useLayoutEffect(() => {
    const listen = (event: globalThis.KeyboardEvent) => {
      if (isChord(event)) return;
      if (event.key === 'Escape' && !isWriting(event.target)) onBack?.();
      if (isElsewhere(event.target)) return;
      goAmongThings(event);
      const option = listed[Number(DIGIT.exec(event.key)?.[0]) - 1];
      if (option !== undefined) onPick(option.id, 'other');
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [listed, onPick, onBack]);
}

const DIGIT = /^[1-9]$/;

export const isChord = ({ ctrlKey, metaKey, altKey }: globalThis.KeyboardEvent): boolean =>
  ctrlKey || metaKey || altKey;

/** Where somebody writes or reads, keys belong to that. */
export const isElsewhere = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, [role="dialog"]') !== null;

/** Esc belongs to whoever writes, and to a dialog; it means nothing to a button that was pressed or a slider. */
const isWriting = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest(
    'textarea, select, [role="dialog"], input:not([type=radio], [type=checkbox], [type=range])',
  ) !== null;

/** The first arrow leads to the table. */
function goAmongThings(event: globalThis.KeyboardEvent): void {
  if (ARROWS[event.key] === undefined || !isNowhere()) return;
  event.preventDefault();
  document.querySelector<HTMLElement>('[data-thing][tabindex="0"]')?.focus();
}

/** Nothing has the keyboard, or only the question that it was put to. */
const isNowhere = (): boolean =>
  document.activeElement === document.body || document.activeElement?.tagName === 'H2';

const ARROWS: { readonly [key: string]: readonly [number, number] } = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Arrows lead from one highlighted thing to the next in that direction; with Shift, to any thing. */
export function moveAmongThings(event: KeyboardEvent<HTMLElement>, onLook: (card: string) => void): void {
  const from = event.target;
  if (!(from instanceof HTMLElement) || from.dataset.thing === undefined) return;
  if (event.key === 'i' && from.dataset.look !== undefined) onLook(from.dataset.look);
  const way = ARROWS[event.key];
  if (way === undefined) return;
  event.preventDefault();
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-thing]')];
  const lit = all.filter((thing) => thing.closest('[data-can]') !== null);
  nearest(from, event.shiftKey || lit.length === 0 ? all : lit, way)?.focus();
}

function nearest(from: Element, things: readonly HTMLElement[], [dx, dy]: readonly [number, number]) {
  const middle = (element: Element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return [left + width / 2, top + height / 2] as const;
  };
  const [x, y] = middle(from);
  let best: HTMLElement | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const thing of things) {
    const [tx, ty] = middle(thing);
    const ahead = (tx - x) * dx + (ty - y) * dy;
    const aside = Math.abs((tx - x) * dy) + Math.abs((ty - y) * dx);
    if (thing === from || ahead < 4) continue;
    if (ahead + aside * 2 < least) [best, least] = [thing, ahead + aside * 2];
  }
  return best;
}
