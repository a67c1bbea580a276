import { hasWon, type SeatId } from '@questhall/engine';
import type { Rival } from './board.js';
import { rankOf } from './content/map.js';
import type { WowPosition } from './kit.js';
import { isComplete, leavesOf, wantedOf } from './progress.js';
import { equippedItems, ownItems, rivalOf, valorOf } from './queries.js';
import { healthOf } from './stats.js';

/** How well a seat stands against the best of its rivals, from 0 to 1. */
export function evaluate(p: WowPosition, seat: SeatId): number {
  const { over } = p.state;
  if (over !== null) return hasWon(over, seat) ? 1 : 0;
  const own = worth(p, rivalOf(p, seat));
  let best = 0;
  for (const rival of p.board.rivals) if (rival.seat !== seat) best = Math.max(best, worth(p, rival));
  return Math.min(0.99, Math.max(0.01, 0.5 + (own - best) / 40));
}

/** In points of which two are about one valor. */
function worth(p: WowPosition, rival: Rival): number {
  if (rival.character === '') return 0;
  const items = ownItems(rival).length * 0.2 + equippedItems(rival).length * 0.6;
  return (
    valorOf(p, rival) * 2 +
    rankOf(rival.level) * 2.5 +
    progressOf(p, rival) +
    items +
    rival.hand.length * 0.15 -
    (rival.damage / Math.max(1, healthOf(p, rival))) * 1.2
  );
}

function progressOf(p: WowPosition, rival: Rival): number {
  let sum = 0;
  for (const quest of rival.quests) {
    const leaves = leavesOf(p, quest.id);
    if (isComplete(p, rival, quest)) sum += 1;
    leaves.forEach((leaf, at) => {
      sum += (quest.counts[at] ?? 0) / wantedOf(leaf) / leaves.length;
    });
  }
  return sum;
}
