import type { ReactNode } from 'react';

/** A die as its game draws it. */
export type ShownDie = {
  /** Whose side threw it: that is where it comes from. */
  readonly side: 'party' | 'enemy';
  /** How often it was thrown. */
  readonly times: number;
  /** Criticals that it has shown, and whether somebody had it thrown again. */
  readonly criticals?: number | undefined;
  readonly again?: boolean | undefined;
  readonly spent?: boolean | undefined;
  /** The face that lies up, 1em wide, and the other five sides. */
  readonly face: ReactNode;
  readonly others: readonly ReactNode[];
};

/** The dice of one throw, and what they come to. */
export type ShownRoll = {
  /** Tells one throw from the next. */
  readonly number: number;
  /** Dice that belong together: `of` is the thing on the table that they go to, `name` who that is. */
  readonly groups: readonly {
    readonly of?: string;
    readonly name?: string;
    readonly dice: readonly ShownDie[];
  }[];
  /** Who threw, and for what. */
  readonly who: string | null;
  /** In words; nothing is known of it before the dice are counted. */
  readonly sum: string | null;
  /** What the other side does with its own. */
  readonly answer: string | null;
};
