import type { ReactNode } from 'react';
import type { SceneData } from '../../../cards/art/scene.js';

/** What the table adds to a printed card; everything is optional because a gallery adds nothing. */
export type CardState = {
  readonly exhausted?: boolean;
  /** Success tokens on an action. */
  readonly tokens?: number;
  /** Wounds on an enemy or a hero. */
  readonly wounds?: number;
  /** An enemy's numbers as they count now, where that is not what is printed. */
  readonly attack?: number;
  readonly health?: number;
  readonly resilience?: number;
  /** Progress on a location. */
  readonly progress?: number;
  /** The hero who leads the party. */
  readonly leader?: boolean;
  /** Which of several copies it is: what is told of it calls it by this number. */
  readonly copy?: number;
};

export type Paragraph = { readonly text: string; readonly main?: boolean; readonly keyword?: string };

/** What is printed below the text, so that the text leaves room for it; `tall` are large numbers, or numbers with two rows of words. */
export type Foot = 'none' | 'dice' | 'stats' | 'tall' | 'track';

/** A card as data for drawing. */
export type Face = {
  /** Chooses edge, thread and tint. */
  readonly kind: string;
  readonly name: string;
  /** What it is called in sentences, where that is more than its name. */
  readonly called?: string;
  /** A word above the name of a card on the table, and a number behind it: what tells it from others of its name. */
  readonly over?: string | undefined;
  readonly number?: number | undefined;
  readonly line: string;
  readonly paragraphs: readonly Paragraph[];
  readonly flavour?: string | undefined;
  readonly scene: SceneData;
  readonly foot: Foot;
  readonly marks: ReactNode;
  /** How a sentence is set: with signs in the place of words. */
  readonly words: (text: string) => ReactNode;
};
