import type { Figure } from './odds.js';
import type { Text } from './rules.js';
import type { EntityId, Event } from './state.js';
import type { TablePart } from './table-part.js';

/** How a game is told to people, without knowing where: terminal, screen reader, page. */
export interface Show<V> {
  /** The language of all its words, as a code such as `de`; English unless it says otherwise. */
  readonly language?: string;
  /** Messages in ICU syntax, by text key. */
  readonly catalogue: { readonly [key: string]: string };
  /** What a person calls the thing with this id, as far as the viewer may know it. */
  name(id: EntityId, view: V): string;
  /** The table in words, from top to bottom. */
  table(view: V): readonly TablePart[];
  /** A line of the chronicle, or null for what is not worth telling. `at` is the view after the event. */
  event(event: Event, view: V): Text | null;
  /**
   * What happened between two questions as people would tell it: small things in one sentence, big ones set
   * apart. Without it, every event is a line.
   */
  chronicle?(events: readonly Event[], view: V): Passage[];
  /**
   * What lasts beyond the moment (what was won and lost, what was learnt, what comes next), as lines: two
   * spaces put one under the one above it; four or more say that it goes on with it.
   */
  journal?(view: V): string[];
  /** What a list of games says about this one. */
  standing?(view: V): Standing;
  /** What stands on the cover of its book, and what lies ready for later. */
  cover?(view: V): Cover;
  /** The stations of a campaign, with what became of each; none where there is no campaign. */
  road?(view: V): readonly RoadStep[];
  /** Who takes part: how they are, and what they have learnt and carry. */
  company?(view: V): readonly Member[];
  /** What a chapter counts, from all that happened in it. */
  tally?(events: readonly Pick<Event, 'type' | 'data'>[]): readonly Text[];
  /** Whatever on the table can be read, as far as the viewer may: cards with what stands on them. */
  cards?(view: V): ShownCard[];
  /** Every card of the box; which of them lie where is not said. */
  box?(): ShownCard[];
  /** The game in a few paragraphs, for somebody who has never seen it. */
  readonly guide?: readonly Text[];
  /** What a figure of the odds is about, in words. */
  odds?(figure: Pick<Figure, 'what' | 'on'>, view: V): Text;
  /** Whether a player may never want to be asked this again, if it may be declined; what leads a turn on is no offer. */
  isOffer?(ask: string): boolean;
  /** A standing order of the game, as whoever gives it says it. */
  order?(order: string): Text;
  /** Figures of the summary of which players want more; of all others they want less. */
  readonly welcome?: readonly string[];
}

export type ShownCard = {
  readonly id: EntityId;
  readonly name: string;
  /** What kind of card it is, and its numbers. */
  readonly facts?: string;
  readonly text: string;
  /** What it says for the pleasure of it; no rule reads that. */
  readonly flavour?: string;
};

/**
 * A piece of the story. A chapter is a page of its own: a title and paragraphs. A part opens a new stretch of
 * the game, a move is somebody's turn to do something, and a detail belongs to what stands before it.
 */
export type Passage = {
  readonly kind: 'chapter' | 'part' | 'move' | 'detail';
  readonly text: Text;
  readonly paragraphs?: readonly Paragraph[];
  readonly events: readonly Event[];
  /** What a chapter tells: that an adventure begins, or how it ended. */
  readonly page?: 'begins' | 'won' | 'lost';
};

/** A list with a name: what somebody carries, what waits for a later adventure. */
export type NamedList = { readonly name: Text; readonly items: readonly string[] };

export type Cover = {
  /** What kind of book it is. */
  readonly kind: Text;
  readonly title: string;
  /** What the stations of the road are called. */
  readonly road?: Text;
  readonly stores?: { readonly name: Text; readonly none: Text; readonly lists: readonly NamedList[] };
};

export type RoadStep = {
  readonly id: EntityId;
  readonly name: string;
  readonly state: 'won' | 'lost' | 'now' | 'ahead';
  readonly note: Text;
};

export type Member = {
  readonly id: EntityId;
  /** The card whose picture shows them. */
  readonly card: EntityId;
  readonly name: string;
  readonly title?: string;
  readonly state: Text;
  readonly lists: readonly NamedList[];
};

/** What a paragraph of a page is for: the story itself, or a rule that can be read later. */
export type Paragraph = Text & { readonly kind?: 'story' | 'rule' };

/** Which adventure it is, who takes part, and how far they have come. */
export type Standing = { readonly adventure: string; readonly party: string; readonly where: string };

/** The parts of an answer as a screen reader or a terminal says them: "Goblin: attack 1, ready; 1 success fells it". */
export function inOneSentence({
  name,
  facts,
  outlook,
}: {
  name: string;
  facts: string;
  outlook: string;
}): string {
  const more = [facts, outlook].filter((part) => part !== '');
  return more.length === 0 ? name : `${name}: ${more.join('; ')}`;
}
