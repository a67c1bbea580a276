import type { Outcome, SeatId } from '@questhall/engine';
import type { Rival } from '../board.js';
import { carries } from '../carries.js';
import { rankOf } from '../content/map.js';
import type { WowPosition } from '../kit.js';
import { valorOf } from '../queries.js';
import { LIMITS } from '../terms.js';

/** Valor, then cards in the log, then the level; higher is better. */
function compare(p: WowPosition, one: Rival, other: Rival): number {
  return (
    valorOf(p, other) - valorOf(p, one) ||
    other.log.length - one.log.length ||
    rankOf(other.level) - rankOf(one.level)
  );
}

/** The outcome once somebody has 8 valor; all others have their places behind, by the same measure. */
export const outcomeOf = carries(
  ['WOW-WIN-01', 'WOW-WIN-03', 'WOW-WIN-04', 'WOW-WIN-05', 'WOW-WIN-06', 'WOW-WIN-07'],
  'winning.outcomeOf',
  (p: WowPosition): Outcome | null => {
    const { rivals } = p.board;
    if (!rivals.some((rival) => valorOf(p, rival) >= LIMITS.valor)) return null;
    const places: { [seat: SeatId]: number } = {};
    for (const rival of rivals)
      places[rival.seat] = 1 + rivals.filter((other) => compare(p, other, rival) < 0).length;
    const winners = rivals.filter(({ seat }) => places[seat] === 1).map(({ seat }) => seat);
    return {
      result: 'won',
      places,
      data: { winners, valor: Math.max(...rivals.map((rival) => valorOf(p, rival))) },
    };
  },
);
