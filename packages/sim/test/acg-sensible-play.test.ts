import { greedy, Players } from '@questhall/bots';
import { describe, expect, test } from 'vitest';
import { heroPhase } from '../../../games/acg/src/rules/round.js';
import { type AcgTable, rules, table } from '../../../games/acg/test/kit.js';

/** What the bot answers to the question on the table, in twenty lives. */
function answers(laidOut: () => AcgTable): string[] {
  return Array.from({ length: 20 }, (_, i) => {
    const { state } = laidOut();
    const [decision] = state.open;
    if (decision === undefined) throw new Error('nothing is asked');
    return new Players(rules(), greedy, `life-${i}`).answer(state, decision).picks.join();
  });
}

const hall = () =>
  table({ heroes: ['warrior-priest', 'waywatcher'] })
    .location('sewer-system', 2)
    .deck('location', ['grumps-sump'])
    .deck('enemy', ['orc-boy#1', 'giant-bat#1', 'goblin-warrior#1', 'giant-bat#2'])
    .deck('dungeon', ['linen-bandages', 'lamp-oil']);

/** In nine lives out of ten, unless it says otherwise: the worlds a bot imagines are never all alike. */
function mostly(laidOut: () => AcgTable, answer: string, least = 18): void {
  const given = answers(laidOut);
  expect(given.filter((one) => one === answer).length, given.join(' ')).toBeGreaterThanOrEqual(least);
}
const begins = (t: AcgTable) => t.runs(heroPhase, { order: [], next: 0 });

describe('greedy at the table', () => {
  test('finishes the enemy that can be finished', () => {
    const t = () =>
      begins(
        hall()
          .enemy('fresh', { card: 'pit-troll#1', in: 'warrior-priest' })
          .enemy('failing', { card: 'pit-troll#2', in: 'warrior-priest', wounds: 4 }),
      ).picks('p1', 'verdict-of-iron');
    mostly(t, 'failing');
  });

  test('explores when nobody is about', () => {
    // The least certain of them: in 87 of 100 lives, seen over two hundred.
    mostly(() => begins(hall().leader('waywatcher')), 'orions-hunt', 16);
  });

  test('fights an enemy that is about to fall', () => {
    const t = () => begins(hall().enemy('orc', { card: 'orc-boy#2', in: 'warrior-priest', wounds: 1 }));
    mostly(t, 'verdict-of-iron');
  });

  test('rests when the next blow could be the last', () => {
    const t = () =>
      begins(
        hall()
          .enemy('troll', { card: 'pit-troll#1', in: 'waywatcher', exhausted: true })
          .hero('waywatcher', { remaining: 2 })
          .leader('waywatcher'),
      );
    mostly(t, 'watchful-spites');
  });

  test('uses bandages on a hero who bleeds away, and keeps them for one who is whole', () => {
    const t = (wounds: number) => () =>
      begins(hall().hero('warrior-priest', { wounds, items: ['linen-bandages'] })).picks(
        'p1',
        'pilgrims-lantern',
      );
    mostly(t(20), 'linen-bandages|linen-bandages/abilities.0');
    mostly(t(0), 'decline');
  });

  test('prepares before it runs out of actions', () => {
    const t = () =>
      begins(
        hall()
          .enemy('troll', { card: 'pit-troll#1', in: 'warrior-priest', exhausted: true })
          .hero('warrior-priest', { exhausted: ['attack', 'explore'], wounds: 4 }),
      );
    mostly(t, 'quiet-litany');
  });
});
