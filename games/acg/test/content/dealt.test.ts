import type { State } from '@questhall/engine';
import { playOn } from '@questhall/test-kit';
import { expect, test } from 'vitest';
import type { AcgBoard } from '../../src/board.js';
import { records } from '../../src/generated/content.js';
import { acg } from '../../src/index.js';
import { HEROES } from '../../src/terms.js';
import '../kit.js';

/** Ids of all cards in `content/`, one for each copy. */
const printed = new Set(
  records.flatMap(({ record }) => {
    const { id, copies = 1 } = record as { id: string; copies?: number };
    return copies === 1 ? [id] : Array.from({ length: copies }, (_, i) => `${id}#${i + 1}`);
  }),
);

function dealt({ board: b }: State<AcgBoard>): string[] {
  const piles = Object.values(b.decks).flatMap(({ draw, discard }) => [...draw, ...discard]);
  const held = b.heroes.flatMap(({ actions, gear, items, legendary }) => [
    ...[...actions, ...gear].map(({ card }) => card),
    ...items,
    ...legendary,
  ]);
  const table = [...b.enemies.map(({ card }) => card), ...(b.location === null ? [] : [b.location.card])];
  return [...piles, ...held, ...table, ...b.removed, ...b.aside, ...b.drawn, ...(b.campaign?.pool ?? [])];
}

test.each([
  ['a campaign', { campaign: 'an-uneasy-alliance' }, 2],
  ['a later quest by itself', { quest: 'the-twice-crowned' }, 4],
  ['a delve', { quest: 'lost-in-the-dark' }, 3],
])('every card that is dealt in %s lies in the box', (name, goal, players) => {
  const setup = acg.setup({ players, heroes: HEROES.slice(0, players), ...goal });
  const { state } = acg.start(setup, `dealt-${name}`);
  let cards = 0;
  playOn(acg, state, {
    seed: name,
    most: 1500,
    look: (now) => {
      const all = dealt(now);
      cards = Math.max(cards, all.length);
      expect(all.filter((id) => !printed.has(id))).toEqual([]);
    },
  });
  expect(cards).toBeGreaterThan(50);
});
