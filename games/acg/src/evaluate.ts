import type { SeatId, State } from '@questhall/engine';
import type { AcgBoard } from './board.js';

/** How good the table is for the party, between 0 (lost) and 1 (won). */
export function evaluate(state: State<AcgBoard>, _: SeatId): number {
  if (state.over !== null) return state.over.result === 'won' ? 1 : 0;
  const { heroes } = state.board;
  let wounds = 0;
  for (const hero of heroes) wounds += hero.wounds;
  return 0.5 - wounds / 200;
}
