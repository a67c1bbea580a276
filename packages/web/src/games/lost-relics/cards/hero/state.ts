import type { ReactNode } from 'react';
import type { PrintedAction } from '../actions.js';

/** What the table adds to a hero card; a gallery adds nothing. */
export type HeroState = {
  /** The wounded side is up. */
  readonly wounded?: boolean;
  /** Out of action: the figure lies on the card. */
  readonly out?: boolean;
  readonly damage?: number;
  /** RESILIENCE as it is now, if treasure has changed it. */
  readonly resilience?: number;
  /** The dice on the card. */
  readonly dice?: readonly number[];
  /** Dice that lie on an action, by its key: what it was paid with. */
  readonly placed?: { readonly [action: string]: readonly number[] };
  readonly destiny?: number;
};

/** What the card shows of it. */
export const standing = ({ out = false, wounded = false }: HeroState): 'out' | 'wounded' | undefined =>
  out ? 'out' : wounded ? 'wounded' : undefined;

/** What can be done with the actions of a card. Keys are those of `PrintedAction`. */
export type ActionsInPlay = {
  /** They can be picked now. */
  readonly offered?: readonly string[];
  readonly selected?: string | undefined;
  /** With the die that is meant they would be inspired. */
  readonly inspired?: readonly string[];
  readonly onAction?: ((key: string) => void) | undefined;
  /** A board that makes its own buttons puts each drawing into one; then nothing here can be pressed. */
  readonly wrap?: ((action: PrintedAction, drawn: ReactNode) => ReactNode) | undefined;
};
