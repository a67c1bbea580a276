import type { Scene } from '../table/scene.js';

export const SOUNDS = ['dice', 'card', 'strike', 'wound', 'heal', 'victory', 'defeat'] as const;
export type Sound = (typeof SOUNDS)[number];

/** What can be heard of each kind of event. */
const OF_EVENTS: { readonly [type: string]: Sound } = {
  'dice-rolled': 'dice',
  'dice-rerolled': 'dice',
  'dungeon-drawn': 'card',
  'enemy-spawned': 'card',
  'enemy-revealed': 'card',
  'location-revealed': 'card',
  'gear-claimed': 'card',
  'item-claimed': 'card',
  'enemy-wounded': 'strike',
  'enemy-defeated': 'strike',
  wounds: 'wound',
  'hero-defeated': 'wound',
  recovered: 'heal',
  'hero-revived': 'heal',
};

/**
 * What is heard when one scene follows another, each sound once and in the order of things. Whoever goes back in
 * time, or opens a game in the middle, hears nothing.
 */
export function heardBetween(before: Scene | null, after: Scene): Sound[] {
  if (before === null || before.news === after.news) return [];
  const onward = after.time.branch === before.time.branch && after.time.at === before.time.at + 1;
  if (!onward) return [];
  const events = after.news.lines.flatMap((line) => line.events);
  const heard = events.flatMap(({ type, data }) => ending(type, data.result) ?? OF_EVENTS[type] ?? []);
  return [...new Set(heard)];
}

const ending = (type: string, result: unknown): Sound | undefined =>
  type === 'quest-ended' ? (result === 'won' ? 'victory' : 'defeat') : undefined;
