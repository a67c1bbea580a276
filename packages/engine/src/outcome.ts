import type { Outcome, SeatId } from './state.js';

/** Where all win or lose together: first if they won, and otherwise second, behind the game itself. */
export function sharedPlaces(seats: readonly SeatId[], won: boolean): Outcome['places'] {
  return Object.fromEntries(seats.map((seat) => [seat, won ? 1 : 2]));
}

export const hasWon = ({ places }: Outcome, seat: SeatId): boolean => places[seat] === 1;
