import { type MouseEvent, type PointerEvent as Pressed, useRef } from 'react';
import type { Hand } from './types.js';

const LONG = 480;
const STEADY = 10;

/** A finger that rests asks instead of answering; the click that follows when it is lifted does not count. */
export function useLongPress(ask: (() => void) | undefined) {
  const press = useRef({ timer: 0, x: 0, y: 0, asked: false });
  const end = () => window.clearTimeout(press.current.timer);
  return {
    /** Whether the click that comes now belongs to a long press. */
    wasLong: (): boolean => {
      const { asked } = press.current;
      press.current.asked = false;
      return asked;
    },
    handlers: {
      onPointerDown: ({ pointerType, clientX: x, clientY: y }: Pressed) => {
        end();
        if (ask === undefined || pointerType !== 'touch') return;
        const timer = window.setTimeout(() => {
          press.current.asked = true;
          ask();
        }, LONG);
        press.current = { timer, x, y, asked: false };
      },
      onPointerMove: ({ clientX, clientY }: Pressed) => {
        const { x, y } = press.current;
        if (Math.hypot(clientX - x, clientY - y) > STEADY) end();
      },
      onPointerUp: end,
      onPointerCancel: end,
    },
  };
}

/** Browsers say what a click was made with, though the types of a click do not. */
export function handOf({ nativeEvent }: MouseEvent): Hand {
  return nativeEvent instanceof PointerEvent && nativeEvent.pointerType === 'touch' ? 'finger' : 'other';
}
