import { emptySlot, fillSlot } from '@questhall/tabletop';
import { discardChallenge, drawBottom } from '../changes.js';
import { challengeCard } from '../content/library.js';
import { asked, procedure, type WowPosition } from '../kit.js';
import { isAggro } from '../predicates.js';
import { becomeUndefeated, spawnEncounter } from '../procs.js';
import { stepsBetween } from '../queries.js';
import type { SpaceId } from '../terms.js';

/** The markers the fewest spaces away, by the number of their slot. */
function nearestSlots(p: WowPosition, space: SpaceId): string[] {
  const { board } = p;
  const far = board.track.map((one) =>
    one === null ? Number.POSITIVE_INFINITY : stepsBetween(p, space, one.space),
  );
  const least = Math.min(...far);
  return far.flatMap((steps, slot) => (steps === least ? [String(slot + 1)] : []));
}

const place = procedure(becomeUndefeated)
  .step('room', ['WOW-UND-01', 'WOW-UND-04', 'WOW-UND-05', 'WOW-UND-06', 'WOW-UND-07'], (g, v) => {
    const free = g.board.track.flatMap((one, slot) => (one === null ? [String(slot + 1)] : []));
    const [first] = free;
    // Which free slot it is changes nothing in the game.
    if (first !== undefined) return g.pass(first);
    return g.one(asked(g.board.active), 'discard-marker', nearestSlots(g, v.space));
  })
  .step('put', ['WOW-UND-01', 'WOW-UND-02', 'WOW-UND-03', 'WOW-UND-05', 'WOW-CMB-19'], (g, v, slot) => {
    const at = Number(slot) - 1;
    const old = g.board.track[at] ?? null;
    if (old !== null) {
      emptySlot(g.board.track, at);
      g.tell?.('marker-removed', { card: old.card, slot: at + 1 });
      discardChallenge(g, old.card);
    }
    fillSlot(g.board.track, at, { card: v.card, space: v.space, aggro: isAggro(g, v.card) });
    g.tell?.('encounter-undefeated', { card: v.card, slot: at + 1, space: v.space });
  });

const spawn = procedure(spawnEncounter).step('draw', ['WOW-UND-01', 'WOW-CHL-10'], (g, v) => {
  const count = g.board.challenge[v.level].length;
  for (let i = 0; i < count; i++) {
    const card = drawBottom(g, v.level);
    if (card === undefined) break;
    if (challengeCard(g, card).front.is === 'encounter')
      return g.call(becomeUndefeated, { card, space: v.space });
    discardChallenge(g, card);
  }
  return undefined;
});

export const undefeatedProcedures = [place, spawn];
