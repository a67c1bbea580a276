import type { TablePart } from '@questhall/engine';
import type { Asked, BarredOption } from '@questhall/table';
import type { ReactNode } from 'react';
import type { Change } from './happened.js';

/** What somebody asks "why?" about: the question itself, one of its answers, or what is missing among them. */
export type Wondered = { readonly option: string } | { readonly barred: BarredOption } | undefined;
/** A finger covers what it points at and cannot hover, so it may want to see the odds before it counts. */
export type Hand = 'finger' | 'other';

/** `after` keeps its place, so that the table does not jump while something is told. */
export type Telling = { readonly text: string; readonly after: Asked | null };

/** A board draws a view and says what was pointed at. It knows no rule and keeps nothing. */
export type BoardProps<View> = {
  readonly view: View;
  readonly decision: Asked | null;
  /** Picked but not yet confirmed. */
  readonly selected: readonly string[];
  readonly onPick: (option: string, hand: Hand) => void;
  readonly onConfirm: () => void;
  readonly onLook: (card: string) => void;
  readonly onWhy?: ((about: Wondered) => void) | undefined;
  readonly onBack?: (() => void) | undefined;
  /** The answer that somebody points at, on the table or in the bar. */
  readonly onAim?: ((option: string | undefined) => void) | undefined;
  /** The answer that a finger has pointed at, which has been lifted since. */
  readonly tapped?: string | undefined;
  /** Things that have just changed, and by how much. */
  readonly recent?: readonly string[] | undefined;
  readonly changes?: readonly Change[] | undefined;
  readonly pointed?: readonly string[] | undefined;
  /** What is read aloud when it changes. */
  readonly said?: string | undefined;
  readonly odds?: ReactNode;
  readonly coached?: boolean | undefined;
  readonly above?: ReactNode;
  readonly beside?: ReactNode;
  /** What is seen happening, over the table. */
  readonly stage?: ReactNode;
  /** While something is told: the line of it, and the question that it came of. */
  readonly telling?: Telling | null | undefined;
  /** In the place of a decision, while there is none. */
  readonly instead?: ReactNode;
  /** The table in words instead, as headings and lists. */
  readonly inWords?: boolean | undefined;
  readonly words?: readonly TablePart[] | undefined;
};
