import { type Rate, wilson } from './statistics.js';
import type { GameRow } from './types.js';

export type Outcomes = {
  games: number;
  finished: number;
  crashed: number;
  stuck: number;
  won: number;
  lost: number;
  /** Of the finished games. */
  winRate: Rate;
};

export function finished(rows: readonly GameRow[]): GameRow[] {
  return rows.filter(({ failure }) => failure === null);
}

export function outcomesOf(rows: readonly GameRow[]): Outcomes {
  const count = (result: string) => rows.filter((row) => row.result === result).length;
  const done = finished(rows).length;
  const won = count('won');
  return {
    games: rows.length,
    finished: done,
    crashed: count('crashed'),
    stuck: count('stuck'),
    won,
    lost: count('lost'),
    winRate: wilson(won, done),
  };
}
