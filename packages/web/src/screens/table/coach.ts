import type { OptionId } from '@questhall/engine';
import type { Asked, Scene } from '@questhall/table';
import type { ReactNode } from 'react';

/** Somebody who stands behind the chair: says what to look at, and holds back a hand that goes elsewhere. */
export type Coach = {
  /** Shown above the decision bar. */
  note(scene: Scene, asked: Asked | null, selected: readonly OptionId[]): ReactNode | null;
  /** Things of the table that get a ring, and answers (`answerPoint`). */
  points(scene: Scene, asked: Asked | null): readonly string[];
  /** A sentence that stops an answer, or nothing where it may be given. */
  refuses?(scene: Scene, asked: Asked, picks: readonly OptionId[]): string | null;
  /** A lesson has no time for the pages of the story. */
  readonly skipsStory?: boolean;
};
