import type { AcgView } from '@questhall/acg';
import type { ReactNode } from 'react';

export type HeroView = AcgView['heroes'][number];
export type EnemyView = AcgView['enemies'][number];
export type DeckName = keyof AcgView['decks'];

/** Something that may be answered, in words; `refs` are the things of the table it is about. */
export type BoardOption = {
  readonly id: string;
  readonly text: string;
  readonly refs: readonly string[];
  readonly details: readonly string[];
};
export type BoardBarred = {
  readonly text: string;
  readonly because: string;
  readonly rules: readonly string[];
  readonly refs: readonly string[];
};
export type BoardDecision = {
  readonly id: number;
  readonly ask: string;
  readonly form: 'one' | 'maybe' | 'some' | 'yes-no' | 'amount';
  /** Who decides what, in a sentence. */
  readonly question: string;
  readonly min: number;
  readonly max: number;
  readonly rules: readonly string[];
  readonly options: readonly BoardOption[];
  readonly barred: readonly BoardBarred[];
};

/** A board draws a view and says what was pointed at. It knows no rule and keeps nothing. */
export type BoardProps = {
  readonly view: AcgView;
  readonly decision: BoardDecision | null;
  /** Picked but not yet confirmed. */
  readonly selected: readonly string[];
  readonly onPick: (option: string) => void;
  readonly onConfirm: () => void;
  /** Somebody wants to read a card. */
  readonly onLook: (card: string) => void;
  readonly onWhy?: (() => void) | undefined;
  readonly onBack?: (() => void) | undefined;
  /** Things that have just changed. */
  readonly recent?: readonly string[] | undefined;
  /** What is read aloud when it changes. */
  readonly said?: string | undefined;
  readonly odds?: ReactNode;
};
