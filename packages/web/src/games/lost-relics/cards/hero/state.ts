import type { LrCardOf } from '@questhall/lost-relics';
import type { ReactNode } from 'react';
import type { PrintedAction, Side } from '../actions.js';

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

/** How the hero stands: which side is up, and what it holds out. */
export function standing(state: HeroState, card: LrCardOf<'hero'>) {
  const { wounded = false, out = false, damage = 0 } = state;
  const side: Side = wounded ? 'wounded' : 'unwounded';
  const turned: 'out' | 'wounded' | undefined = out ? 'out' : wounded ? 'wounded' : undefined;
  return { wounded, out, damage, side, turned, resilience: state.resilience ?? card[side].resilience };
}

/** What can be done with the actions of a card. Keys are those of `PrintedAction`. */
export type ActionsInPlay = {
  /** They can be picked now. */
  readonly offered?: readonly string[];
  /** A board puts each drawing into a button of its own. */
  readonly wrap?: ((action: PrintedAction, drawn: ReactNode) => ReactNode) | undefined;
};
