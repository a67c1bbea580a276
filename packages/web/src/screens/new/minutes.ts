import type { Trial } from '../../games/beginning.js';

/** Seconds that a decision takes: somebody who weighs it, and a companion who is watched. */
const WEIGHED = 16;
const WATCHED = 2;

/** Minutes from the first card to the last, to the next five. */
export function minutesOf({ decisions }: Pick<Trial, 'decisions'>, people: number, heroes: number): number {
  const share = heroes === 0 ? 1 : people / heroes;
  const minutes = (decisions * (share * WEIGHED + (1 - share) * WATCHED)) / 60;
  return Math.max(5, Math.round(minutes / 5) * 5);
}
