import type { IconName } from '../design/Icon.js';
import type { Trial } from './beginning.js';

/** What is written on the outside of a box: all that a hall and a shelf know of a game without opening it. */
export type Outside = {
  /** The faces of its heroes. */
  readonly faces: { readonly [hero: string]: IconName };
  /** What is being played, and by whom, as a set-up of the game says it. */
  goalOf(setup: { readonly [name: string]: unknown }): unknown;
  heroesOf(setup: { readonly [name: string]: unknown }): readonly unknown[];
  /** Whether it has lessons. */
  readonly teaches: boolean;
  /** How long adventures are and how they end, seen when companions played them by themselves. */
  readonly trials: { readonly [adventure: string]: Trial };
};

const FOLDERS = import.meta.glob<Outside>('./*/outside.ts', { import: 'outside', eager: true });

/** Nothing for a game that cannot be played. */
export const outsideOf = (game: string): Outside | undefined => FOLDERS[`./${game}/outside.ts`];
