import type { GameCode } from '@questhall/rulebook';
import type { Happened, Line } from '@questhall/table';
import type { ComponentType } from 'react';
import type { Change } from '../boards/parts/happened.js';
import type { BoardProps } from '../boards/parts/types.js';
import type { CardSize } from '../cards/size.js';
import type { IconName } from '../design/Icon.js';
import type { Language } from '../settings/store.js';
import type { Sound } from '../sound/heard.js';
import type { Staging } from '../stage/beat.js';
import type { ShownRoll } from '../stage/roll.js';
import type { PlainKey, Translate } from '../text/t.js';
import type { BeginningOf } from './beginning.js';
import type { Deck, Printed } from './printed.js';

/**
 * A game's face in the page: all that screens know about a game beyond its code. `games/<code>/index.tsx` exports it
 * as `face` and is loaded when a screen of that game is first opened; a third game adds a folder and nothing else.
 */
export type GameFace<C extends Printed = Printed, View = unknown, Thrown extends Throw = Throw> = {
  readonly code: GameCode;
  /** What stands on the lid besides its name: how many play, how long, how much there is. */
  facts(adventures: number, t: Translate): readonly (readonly [IconName, string])[];
  readonly cards: CardsOf<C>;
  readonly table: TableOf<View, Thrown>;
  readonly begin: BeginningOf<C>;
  /** The picture of somebody who takes part, from their card. */
  readonly Portrait: ComponentType<{ card: string }>;
  readonly sounds: SoundsOf;
};

/** Safe because a face only ever gets back what it gave: its own cards, and the views of its own game. */
export const faceOf = <C extends Printed, View, Thrown extends Throw>(
  face: GameFace<C, View, Thrown>,
): GameFace => face as unknown as GameFace;

/** Something that some cards of a kind have in common; `id` stands in addresses, in every language. */
export type Tag = { readonly id: string; readonly name: string };

export type CardsOf<C extends Printed> = {
  deckIn(language: Language): Promise<Deck<C>>;
  /** A card small and recognised at a glance, or large and read. */
  readonly Card: ComponentType<{ printed: C; size: CardSize; width?: string }>;
  /** A card as it is read, where that is more than the card at its full size. */
  readonly Large: ComponentType<{ printed: C; all: readonly C[] }>;
  /** Whether `Large` fills the page and leaves no room beside it. */
  isSheet(printed: C): boolean;
  /** What the card itself does not say, beside it. */
  readonly Notes: ComponentType<{ printed: C }>;
  /** In the order in which a gallery shows them. */
  readonly kinds: readonly { readonly id: string; readonly name: PlainKey }[];
  tagsOf(printed: C, t: Translate): readonly Tag[];
  /** Smaller comes first among cards of one kind. */
  rank(printed: C): number;
  /** What somebody might type to find it, beyond its name, kind and text. */
  words(printed: C): readonly string[];
  /** The name where it stands alone: two cards of one name are told apart. */
  nameOf(printed: C, t: Translate): string;
  /** A fact that no source confirms, in words. */
  factName(fact: string, t: Translate): string;
  /** The section of the rulebook that speaks of cards of this kind. */
  chapterOf(printed: C): string;
};

/** The dice of the last throw and what was done with them; `number` tells one moment from the next. */
export type Throw = { readonly number: number };

export type TableOf<View, Thrown extends Throw> = {
  /** `thrown` are the dice of the last throw, also when its action is over. */
  readonly Board: ComponentType<BoardProps<View> & { thrown?: Thrown | null | undefined }>;
  /** The party at a glance, where the table has no room for all of it. */
  readonly Party: ComponentType<{ view: View }>;
  /** Things on the table that these events are about. */
  recent(events: readonly Happened[], view: View): readonly string[];
  /** Numbers that changed. */
  changes(events: readonly Happened[]): readonly Change[];
  /** How it shows what happens. */
  readonly staging: Staging<View, Thrown>;
  /** The dice that lie there when nothing is known of how they came there. */
  lying(view: View, number: number): Thrown | null;
  /** The last throw as it is seen. */
  rollOf(thrown: Thrown | null, view: View, t: Translate): ShownRoll | null;
  /** The seal of a page of the story, as the path of a drawing; nothing: how it ended says enough. */
  sealOf(page: Line): string | undefined;
  /** What the end counts; nothing: the last page of the story has said it. */
  countsOf(view: View): { readonly rounds: number; readonly standing: number } | null;
};

/** What can be heard of an event; nothing: it is silent. */
export type SoundsOf = { heard(event: Happened): Sound | undefined };
