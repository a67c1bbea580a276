import type { CardProps } from '../../../cards/Card.js';
import type { Paragraph } from '../../../cards/fit.js';

/** What the table adds to a printed card; everything is optional because a gallery adds nothing. */
export type CardState = {
  readonly exhausted?: boolean;
  readonly tokens?: number;
  /** Wounds on an enemy or a hero. */
  readonly wounds?: number;
  /** An enemy's numbers as they count now, where that is not what is printed. */
  readonly attack?: number;
  readonly health?: number;
  readonly resilience?: number;
  readonly progress?: number;
  readonly leader?: boolean;
  /** Which of several copies it is: what is told of it calls it by this number. */
  readonly copy?: number;
};

/** A card as data for drawing: slots of `cards/Card.tsx`, and its words. `kind` is that of the card where nothing is said. */
export type Face = Omit<CardProps, 'look' | 'size' | 'width' | 'name' | 'children'> & {
  readonly paragraphs: readonly Paragraph[];
};
