import type { AcgView } from '@questhall/acg';
import type { Asked } from '@questhall/table';
import { printedOf } from './printed.js';

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

/** Cards that lie nowhere yet and that the question is about: what was drawn, what a smith lays out. */
export function offeredCards(view: AcgView, decision: Asked | null): readonly string[] {
  const things = thingsOf(view);
  const asked = (decision?.options ?? []).flatMap(({ id, refs }) => [id, ...refs]);
  const loose = [...view.drawn, ...asked].filter((id) => !things.has(id) && isCard(id));
  return [...new Set(loose)];
}

/** Heroes and quests are pages, not cards that somebody takes. */
const isCard = (id: string): boolean => {
  const kind = printedOf(id)?.card.kind;
  return kind !== undefined && !['hero-card', 'quest', 'campaign', 'difficulty', 'dice'].includes(kind);
};
