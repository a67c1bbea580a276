import { test } from 'vitest';

/** A test of what one card does when it is played. Its id stands first, so that a missing card can be found. */
export function card(id: string, does: string, play: () => void): void {
  test(`${id}: ${does}`, play);
}
