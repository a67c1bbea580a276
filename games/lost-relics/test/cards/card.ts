import { test } from 'vitest';
import { lostRelicsBox } from '../../src/index.js';
import { baseOn } from '../kit.js';

/**
 * A test of what one card does when it is played. Its id stands first, so that a missing card can be found. Tests of rules
 * have heroes and treasure of their own; here the cards of the box are played.
 */
export function card(id: string, does: string, play: () => void): void {
  baseOn(lostRelicsBox);
  test(`${id}: ${does}`, play);
}

/** A hostile that bears everything, stays where it is and hurts nobody. */
export const POST = { rank: 'leader', resilience: 30, attack: 0, reactions: ['attack'] } as const;
