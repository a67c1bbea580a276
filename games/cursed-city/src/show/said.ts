import { type Played, playedCard, questCard } from '../content/library.js';
import type { QuestCard } from '../content/schema/index.js';
import { groupOfCard, nameOf, saidName, spaceOf } from '../names.js';
import type { Words } from '../text/words.js';
import type { CcView } from '../view.js';

/** What a sentence calls the thing with this id: "Glaurio", "Bell Close (c4)", "group 2 (Neighbours)". */
export function said(id: string, view: CcView, words: Words): string {
  const space = spaceOf(id, view, words);
  if (space !== undefined) return words.labels.place(space.tile, space.square);
  const group = groupOfCard(id, view, words);
  if (group !== undefined) return words.labels.group(group.number, group.card);
  const isHero = words.printed.records[id]?.kind === 'hero';
  return isHero ? saidName(id, words) : nameOf(id, view, words);
}

/** `object-3` is an object, also when it is gone from the table. */
export const kindOfThing = (id: string): string => id.replace(/-\d+$/, '');

export const questOf = ({ quest }: Pick<CcView, 'quest'>, { printed }: Words): QuestCard =>
  printed.card(questCard(printed, quest.id));

/** Spaces between the nightfall token and the night. */
export function daysLeft(space: number, view: Pick<CcView, 'journey' | 'quest'>, words: Words): number {
  const { journey } = view;
  const sheet: Played | null = journey === null ? null : playedCard(words.printed, journey.id);
  return Math.max(0, (sheet?.daytime ?? questOf(view, words).daytime) - space);
}

/** Has the quest not begun yet? */
export const isTutorial = ({ journey }: Pick<CcView, 'journey'>, { printed }: Words): boolean =>
  journey !== null && printed.records[journey.id]?.kind === 'tutorial';
