import { figures } from '../generated/figures.js';
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
export function trialsOf(found: Figures = {}): Trials {
  return Object.fromEntries(Object.entries(found).map(([adventure, figure]) => [adventure, trialOf(figure)]));
}

const known: { [game: string]: Trials } = {};

/** How long adventures of a game are and how they end when companions play them by themselves. */
export function trialsIn(game: string): Trials {
  const trials = known[game] ?? trialsOf(figures[game]);
  known[game] = trials;
  return trials;
}

function trialOf({ rounds, decisions, won }: Found): Trial {
  const ofTen = Object.entries(won).map(([difficulty, score]) => [difficulty, winsInTen(score)]);
  return { rounds, decisions: Math.round(decisions / 10) * 10, won: Object.fromEntries(ofTen) };
}

function winsInTen({ won, games }: Score): number {
  return Math.round((10 * won) / games);
}

/** Seconds that a decision takes: somebody who weighs it, and a companion who is watched. */
const WEIGHED = 16;
const WATCHED = 2;

/** Minutes from the first card to the last, to the next five. */
export function minutesOf({ decisions }: Pick<Trial, 'decisions'>, people: number, heroes: number): number {
  const share = heroes === 0 ? 1 : people / heroes;
  const minutes = (decisions * (share * WEIGHED + (1 - share) * WATCHED)) / 60;
  return Math.max(5, Math.round(minutes / 5) * 5);
}
