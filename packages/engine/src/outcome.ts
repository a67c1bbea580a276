import type { Outcome, SeatId, Viewer } from './state.js';

/** Where all win or lose together: first if they won, and otherwise second, behind the game itself. */
export function sharedPlaces(seats: readonly SeatId[], won: boolean): Outcome['places'] {
  return Object.fromEntries(seats.map((seat) => [seat, won ? 1 : 2]));
}

/** For somebody who only looks on, all must have won. */
export const isWonFor = (over: Outcome, viewer: Viewer): boolean =>
  viewer in over.places
    ? over.places[viewer] === 1
    : Object.values(over.places).every((place) => place === 1);

export const hasWon = ({ places }: Outcome, seat: SeatId): boolean => places[seat] === 1;
