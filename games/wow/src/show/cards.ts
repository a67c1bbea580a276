import type { ShownCard } from '@questhall/engine';
import type { AnyCard } from '../content/schema.js';
import { cardText } from '../effects/card-text.js';
import type { Words } from '../text/words.js';
import type { WowView } from '../view.js';

/** Whatever lies open, with what stands on it. */
export function cards(view: WowView, words: Words): ShownCard[] {
  const own = view.rivals.flatMap(({ character, hand, weapon, armor, bag, quests, log, tokens }) => [
    character,
    ...(hand ?? []),
    ...[weapon, armor].filter((item) => item !== null),
    ...bag,
    ...quests.map(({ id }) => id),
    ...log,
    ...tokens,
  ]);
  const there = view.track.flatMap((one) => (one === null ? [] : [one.card]));
  const events = [...(view.global === null ? [] : [view.global]), ...view.locations.map(({ card }) => card)];
  return shownAll([...own, ...there, ...events, ...view.attached.map(({ card }) => card)], words);
}

function shownAll(ids: readonly string[], words: Words): ShownCard[] {
  const { cards: known } = words.printed.box;
  const records = new Set(ids.map((id) => known[id]).filter((card) => card !== undefined));
  return [...records].map((card) => shown(card, words));
}

/** Every card of the box, once. */
export const box = (words: Words): ShownCard[] =>
  Object.values(words.printed.records)
    .filter(({ kind }) => kind !== 'world')
    .map((card) => shown(card, words));

function shown(card: AnyCard, words: Words): ShownCard {
  const { id, name, flavour } = words.printed.card(card);
  return { id, name, text: cardText(card, words), ...(flavour !== undefined && { flavour }) };
}
