import type { Trial } from './beginning.js';

/** How often companions won, of so many games. */
type Score = { readonly won: number; readonly games: number };

type Found = {
  readonly rounds: number | null;
  readonly decisions: number;
  readonly won: { readonly [difficulty: string]: Score };
};

/** What the simulator found, by adventure. */
export type Figures = { readonly [adventure: string]: Found };
type Trials = { readonly [adventure: string]: Trial };

/** What people are told: decisions to the next ten, and of ten games how many are won. Nothing of a game that was not played yet. */
export function trialsOf(figures: Figures = {}): Trials {
  return Object.fromEntries(Object.entries(figures).map(([adventure, found]) => [adventure, trialOf(found)]));
}

function trialOf({ rounds, decisions, won }: Found): Trial {
  const ofTen = Object.entries(won).map(([difficulty, score]) => [difficulty, winsInTen(score)]);
  return { rounds, decisions: Math.round(decisions / 10) * 10, won: Object.fromEntries(ofTen) };
}

function winsInTen({ won, games }: Score): number {
  return Math.round((10 * won) / games);
}
