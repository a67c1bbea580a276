import type { Trial } from '../face.js';

/** How long adventures are and how they end, seen when companions played them by themselves. */
export const TRIALS: { readonly [adventure: string]: Trial } = {};
