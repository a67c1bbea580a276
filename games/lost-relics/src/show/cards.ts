import type { ShownCard } from '@questhall/engine';
import { adventureSheet, cardsOfKind, heroCard, hostileCard, treasureCard } from '../content/library.js';
import type { AnyCard } from '../content/schema.js';
import { cardText } from '../effects/card-text.js';
import { cardName } from '../names.js';
import type { Words } from '../text/words.js';
import type { LrView } from '../view.js';

/** Whatever lies open, with what stands on it. */
export function cards(view: LrView, words: Words): ShownCard[] {
  const held = view.heroes.flatMap(({ treasure }) => treasure);
  const sheet =
    words.printed.records[view.adventure] === undefined
      ? []
      : [adventureSheet(words.printed, view.adventure)];
  return [
    ...view.heroes.map(({ id }) => heroCard(words.printed, id)),
    ...[...new Set(view.cards)].map((kind) => hostileCard(words.printed, kind)),
    ...held.map((card) => treasureCard(words.printed, card)),
    ...sheet,
  ].map((card) => shown(card, words));
}

/** Every card of the box, once. */
export const box = (words: Words): ShownCard[] =>
  (['hero', 'hostile', 'treasure', 'adventure'] as const)
    .flatMap((kind) => [...cardsOfKind(words.printed, kind)])
    .map((card) => shown(card, words));

function shown(card: AnyCard, words: Words): ShownCard {
  const { id, name, flavour } = words.printed.card(card);
  const facts = factsOf(card, words);
  return { id, name, facts, text: cardText(card, words), ...(flavour !== undefined && { flavour }) };
}

/** What kind of card it is, and its numbers. */
function factsOf(card: AnyCard, words: Words): string {
  const { facts } = words;
  if (card.kind === 'hero') return facts.hero(words.printed.card(card).title);
  if (card.kind === 'hostile') return facts.hostile(card);
  if (card.kind !== 'treasure') return facts.kind(card.kind);
  return facts.treasure(card.type, card.hero === undefined ? '' : cardName(card.hero, words));
}
