import type { MouseEvent } from 'react';
import type { Hand } from './types.js';

/** Browsers say what a click was made with, though the types of a click do not. */
export function handOf({ nativeEvent }: MouseEvent): Hand {
  return nativeEvent instanceof PointerEvent && nativeEvent.pointerType === 'touch' ? 'finger' : 'other';
}
