import type { Happened, Scene } from '@questhall/table';

export const SOUNDS = ['dice', 'card', 'strike', 'wound', 'heal', 'victory', 'defeat'] as const;
export type Sound = (typeof SOUNDS)[number];

/**
 * What is heard when one scene follows another, each sound once and in the order of things; `heard` is what a game
 * sounds like. Whoever goes back in time, or opens a game in the middle, hears nothing.
 */
export function heardBetween(
  before: Scene | null,
  after: Scene,
  heard: (event: Happened) => Sound | undefined,
): Sound[] {
  if (before === null || before.news === after.news) return [];
  const onward = after.time.branch === before.time.branch && after.time.at === before.time.at + 1;
  if (!onward) return [];
  return heardIn(
    after.news.lines.flatMap((line) => line.events),
    heard,
  );
}

/** Each sound once, in the order of things. */
export const heardIn = (
  events: readonly Happened[],
  heard: (event: Happened) => Sound | undefined,
): Sound[] => [...new Set(events.flatMap((event) => heard(event) ?? []))];
