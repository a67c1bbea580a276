import type { AcgView } from '@questhall/acg';
import type { Asked } from '@questhall/table';
import { type Picks, picksAmong } from '../../../boards/parts/picks.js';

/** A condition lies before a hero, and others may have the same. */
export const conditionThing = (condition: string, hero: string): string => `${condition}@${hero}`;
const deckThing = (deck: string): string => `${deck}-deck`;

/** Everything on the table that can be pointed at, by the name that options use for it. */
export function thingsOf(view: AcgView): Set<string> {
  const things = new Set<string>(['enemy', 'location', 'dungeon', 'gear'].map(deckThing));
  if (view.location !== null) things.add(view.location.card);
  for (const { id } of view.enemies) things.add(id);
  for (const { id, actions, gear, items, conditions } of view.heroes) {
    things.add(id);
    for (const { card } of [...actions, ...gear]) things.add(card);
    for (const item of items) things.add(item);
    for (const condition of conditions) things.add(conditionThing(condition, id));
  }
  return things;
}

/** What pointing at a thing answers; `loose` cards lie nowhere yet. */
export const picksOf = (view: AcgView, decision: Asked | null, loose: readonly string[] = []): Picks =>
  picksAmong(new Set([...thingsOf(view), ...loose]), decision);
