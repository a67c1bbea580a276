import type { ShownCard } from '@questhall/engine';
import { capital, counted } from '@questhall/tabletop';
import {
  adventureSheet,
  cardsOfKind,
  heroCard,
  hostileCard,
  library,
  treasureCard,
} from '../content/library.js';
import type { AnyCard, HostileCard } from '../content/schema.js';
import { cardText } from '../effects/line-words.js';
import { cardName } from '../names.js';
import type { LrView } from '../view.js';

/** Whatever lies open, with what stands on it. */
export function cards(view: LrView): ShownCard[] {
  const held = view.heroes.flatMap(({ treasure }) => treasure);
  const sheet = library.records[view.adventure] === undefined ? [] : [adventureSheet(view.adventure)];
  return [
    ...view.heroes.map(({ id }) => heroCard(id)),
    ...[...new Set(view.cards)].map(hostileCard),
    ...held.map(treasureCard),
    ...sheet,
  ].map(shown);
}

/** Every card of the box, once. */
export const box = (): ShownCard[] =>
  (['hero', 'hostile', 'treasure', 'adventure'] as const)
    .flatMap((kind) => [...cardsOfKind(kind)])
    .map(shown);

function shown(card: AnyCard): ShownCard {
  const { id, name, flavour } = card;
  return { id, name, facts: factsOf(card), text: cardText(card), ...(flavour !== undefined && { flavour }) };
}

/** What kind of card it is, and its numbers. */
function factsOf(card: AnyCard): string {
  switch (card.kind) {
    case 'hero':
      return 'Hero.';
    case 'hostile':
      return hostileFacts(card);
    case 'treasure': {
      const only = card.hero === undefined ? '' : `, only for ${cardName(card.hero)}`;
      return `Treasure${card.type === undefined ? '' : `, ${card.type}`}${only}.`;
    }
    default:
      return `${capital(card.kind)}.`;
  }
}

function hostileFacts({ rank, group, resilience, tough, tokens }: HostileCard): string {
  const parts = [
    `${capital(rank)} of the ${group}`,
    ...(resilience === undefined ? [] : [`resilience ${resilience}`]),
    ...(tough === true ? ['tough'] : []),
    ...(tokens > 1 ? [counted(tokens, 'token')] : []),
  ];
  return `${parts.join(', ')}.`;
}
