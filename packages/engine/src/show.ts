import type { Text } from './rules.js';
import type { EntityId, Event } from './state.js';

/** How a game is told to people, without knowing where: terminal, screen reader, page. */
export interface Show<V> {
  /** English messages in ICU syntax, by text key. */
  readonly catalogue: { readonly [key: string]: string };
  /** What a person calls the thing with this id, as far as the viewer may know it. */
  name(id: EntityId, view: V): string;
  /**
   * The table as lines that can be read aloud from top to bottom. Two spaces put a line under the one above
   * it; four or more say that it goes on with it.
   */
  table(view: V): string[];
  /** A line of the chronicle, or null for what is not worth telling. `at` is the view after the event. */
  event(event: Event, view: V): Text | null;
  /** Whatever on the table can be read, as far as the viewer may: cards with what stands on them. */
  cards?(view: V): ShownCard[];
  /** Procedures that people think of as one move: whoever looks ahead looks to the end of it. */
  readonly moves?: readonly string[];
}

export type ShownCard = { readonly id: EntityId; readonly name: string; readonly text: string };
