import { test } from 'vitest';
import { library } from '../../src/content/library.js';
import { records } from '../../src/generated/content.js';
import { addTestCards } from '../kit.js';

/** Tests of rules have heroes and treasure of their own; here the cards of the box come back. */
function backIntoTheBox(): void {
  for (const kind of ['hero', 'treasure'] as const) {
    for (const { id } of library.kinds[kind] ?? []) delete library.records[id];
    library.kinds[kind] = [];
    const printed = records.map(({ record }) => record as { kind: string });
    addTestCards(...printed.filter((record) => record.kind === kind));
  }
}
backIntoTheBox();

/** A test of what one card does when it is played. Its id stands first, so that a missing card can be found. */
export function card(id: string, does: string, play: () => void): void {
  test(`${id}: ${does}`, play);
}

/** A hostile that bears everything, stays where it is and hurts nobody. */
export const POST = { rank: 'leader', resilience: 30, attack: 0, reactions: ['attack'] } as const;
