import type { AcgView } from '@questhall/acg';
import type { Asked } from '@questhall/table';
import { thingsOf } from './picks.js';
import { printedOf } from './printed.js';

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
