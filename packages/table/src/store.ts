import type { Answer, SeatId, Standing } from '@questhall/engine';
import type { BranchShown, Order } from './scene.js';
import type { KeptSeats } from './seats.js';

export const KEPT_FORMAT = 1;

/** An adventure without its answers: all that a hall needs to show it. */
export type Head = {
  readonly format: number;
  readonly id: string;
  readonly game: string;
  /** The hash of the cards it is played with. */
  readonly content: string;
  readonly setup: unknown;
  readonly seed: string;
  readonly companions: readonly SeatId[];
  /** Who sits where, and what they never want to be asked; what was kept earlier does not say. */
  readonly seats?: KeptSeats;
  readonly orders?: readonly Order[];
  readonly branches: readonly BranchShown[];
  readonly branch: string;
  readonly at: number;
  readonly standing: Standing;
  /** The language in which it is told; what was kept earlier does not say. */
  readonly language?: string;
  readonly over: boolean;
  /** Milliseconds since 1970. */
  readonly when: number;
};

/** Answer `n` of a branch; the first is 0. */
export type Row = {
  readonly id: string;
  readonly branch: string;
  readonly n: number;
  readonly answer: Answer;
};

/** The answers of a branch from number `from` on are these now. */
export type Part = { readonly branch: string; readonly from: number; readonly answers: readonly Answer[] };
export type Change = { readonly head: Head; readonly parts: readonly Part[] };

/** All of an adventure, to be kept now. */
export type Latest = {
  readonly head: Head;
  readonly branches: readonly { readonly id: string; readonly answers: readonly Answer[] }[];
};

/**
 * A place for adventures. It does not judge what it gives back: that may be old or damaged. It throws what the
 * browser throws.
 */
export interface Store {
  heads(): Promise<readonly unknown[]>;
  head(id: string): Promise<unknown>;
  rows(id: string): Promise<readonly unknown[]>;
  /** All of it or nothing. */
  write(change: Change): Promise<void>;
  remove(id: string): Promise<void>;
}
