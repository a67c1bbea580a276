import type { Happened, Line } from '@questhall/table';

/** What can be seen happening, and how many milliseconds at normal speed pass before the next thing does. */
export const BEATS = {
  /** Somebody sets out to do something to somebody. */
  aim: 90,
  /** Dice are thrown and land. */
  roll: 640,
  /** Some of them are thrown again. */
  again: 380,
  /** What they add up to, in words. */
  sum: 330,
  /** They go to whoever threw them. */
  deal: 460,
  blow: 110,
  wound: 150,
  /** Whoever was attacked strikes back. */
  back: 110,
  /** A shield is held against it. */
  block: 110,
  fall: 250,
  heal: 220,
  /** Something changes hands or is counted. */
  change: 170,
  /** A card that lies on the table is turned: exhausted or readied. */
  flip: 170,
  /** Somebody or something comes to the table. */
  arrive: 200,
  move: 340,
  /** A card is turned up. */
  draw: 300,
  /** Somebody else does something: an enemy, a reaction, an ability. */
  act: 260,
  /** A new stretch of the game, across the whole table. */
  phase: 620,
  /** Whoever acts next. */
  turn: 140,
} as const;
export type BeatName = keyof typeof BEATS;

/** One thing that is seen of an event. */
export type Beat = {
  readonly beat: BeatName;
  /** Parts of the view that it changes, by names which only its game knows; `'all'` is another table from here on. */
  readonly parts: readonly string[] | 'all';
  /** Things on the table that it is done to. */
  readonly to: readonly string[];
  /** Things on the table that do it. */
  readonly by: readonly string[];
};

export const beat = (name: BeatName, more: Partial<Omit<Beat, 'beat'>> = {}): Beat => ({
  ...{ beat: name, parts: [], to: [], by: [] },
  ...more,
});

/** What every kind of event of a game looks like; `silent` is seen with whatever comes next. */
export type BeatTable<Events> = {
  readonly [type in keyof Events]: 'silent' | ((data: Events[type]) => readonly Beat[]);
};

/** A table does not say what it has no row for: such an event is silent. */
export function beatsBy<Events>(table: BeatTable<Events>): (event: Happened) => readonly Beat[] {
  const rows = table as { readonly [type: string]: 'silent' | ((data: unknown) => readonly Beat[]) };
  return ({ type, data }) => {
    const row = rows[type];
    return row === undefined || row === 'silent' ? [] : row(data);
  };
}

/** How far a part of the view has been told. */
export type Told = {
  /** Nothing more will be said of it: it is as it is now. Until then it is as it was, with what was counted on it. */
  isNew(part: string): boolean;
  /** Something was said of it: what was not there before has come. */
  isTold(part: string): boolean;
  count(part: string): number;
  /** All that happened so far. */
  readonly events: readonly Happened[];
};

/** How a game shows what happens. */
export type Staging<View, Thrown> = {
  /** What is seen of it, in order. Nothing: what it changes is seen with whatever comes next. */
  beatsOf(event: Happened): readonly Beat[];
  /** What an event counts, and on which part. */
  countOf(event: Happened): { readonly part: string; readonly by: number } | null;
  /** The table between two moments. */
  between(old: View, now: View, told: Told): View;
  /** The dice after something has happened. */
  thrownAfter(before: Thrown | null, events: readonly Happened[]): Thrown | null;
  /** Whether another seat acts now, with no event that says so. */
  isOtherTurn(old: View, now: View): boolean;
};

/** One moment of what is told: what the table looks like, and what is seen happening on it. */
export type Frame<View = unknown, Thrown = unknown> = {
  readonly beat: BeatName;
  readonly view: View;
  readonly thrown: Thrown | null;
  /** Whether dice lie large over the table, or go from there now. */
  readonly dice: boolean;
  readonly leaving: boolean;
  readonly to: readonly string[];
  readonly by: readonly string[];
  /** What happens in this moment, and all that happened so far. */
  readonly events: readonly Happened[];
  readonly since: readonly Happened[];
  /**
   * The line of the chronicle that tells it, the one before it, and its place among all of them. Nothing is told while
   * dice roll: the line says what they show.
   */
  readonly line: Line | null;
  readonly before: Line | null;
  readonly at: number;
  readonly count: number;
  /** Milliseconds until the next one. */
  readonly lasts: number;
};
