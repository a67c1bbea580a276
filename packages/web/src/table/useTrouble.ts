import type { Trouble } from '@questhall/table';
import { type TextKey, useT } from '../text/t.js';

/** Says what went wrong. `trouble` has seen to it that key and arguments belong together. */
export function useTrouble(): (trouble: Trouble) => string {
  const t = useT() as (key: TextKey, args: Trouble['args']) => string;
  return ({ key, args }) => t(key, args);
}
