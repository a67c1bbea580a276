import { type Rate, wilson } from './statistics.js';
import type { GameRow } from './types.js';

export type Outcomes = {
  games: number;
  finished: number;
  crashed: number;
  stuck: number;
  /** Games that all seats won together, and all others that ended. */
  won: number;
  lost: number;
  /** Of the finished games. */
  winRate: Rate;
  /** Among rivals: how often each seat was first. Null where all seats always had the same place. */
  seats: { [seat: string]: Rate } | null;
};

type Places = GameRow['places'];

export function finished(rows: readonly GameRow[]): GameRow[] {
  return rows.filter(({ failure }) => failure === null);
}

/** Everybody who took part was first. */
export function isWonByAll(places: Places): boolean {
  const all = Object.values(places);
  return all.length > 0 && all.every((place) => place === 1);
}

export function outcomesOf(rows: readonly GameRow[]): Outcomes {
  const failed = (kind: string) => rows.filter(({ failure }) => failure?.kind === kind).length;
  const done = finished(rows).map(({ places }) => places);
  const won = done.filter(isWonByAll).length;
  return {
    games: rows.length,
    finished: done.length,
    crashed: failed('crashed'),
    stuck: failed('stuck'),
    won,
    lost: done.length - won,
    winRate: wilson(won, done.length),
    seats: seatsOf(done),
  };
}

function seatsOf(games: readonly Places[]): Outcomes['seats'] {
  if (games.every((places) => new Set(Object.values(places)).size < 2)) return null;
  const seats = [...new Set(games.flatMap((places) => Object.keys(places)))].sort();
  return Object.fromEntries(
    seats.map((seat) => {
      const own = games.filter((places) => places[seat] !== undefined);
      return [seat, wilson(own.filter((places) => places[seat] === 1).length, own.length)];
    }),
  );
}
