import type { Show, ShownCard } from '@questhall/engine';
import { cardsOfKind, heroCard, hostileCard, library, treasureCard } from './content/library.js';
import type { AnyCard } from './content/schema.js';
import { cardText } from './effects/line-words.js';
import { cardName, nameOf } from './names.js';
import { eventText } from './show/events.js';
import { table } from './show/table.js';
import { catalogue } from './text/en/catalogue.js';
import type { LrView } from './view.js';

function shown(card: AnyCard): ShownCard {
  const { id, name, flavour } = card;
  return { id, name, text: cardText(card), ...(flavour !== undefined && { flavour }) };
}

function cardsOnTable(view: LrView): ShownCard[] {
  const held = view.heroes.flatMap(({ treasure }) => treasure);
  return [
    ...view.heroes.map(({ id }) => heroCard(id)),
    ...view.cards.map(hostileCard),
    ...held.map(treasureCard),
  ].map(shown);
}

/** How the game is told to people: names, the table in lines, the chronicle. */
export const lostRelicsShow: Show<LrView> = {
  language: 'en',
  catalogue,
  name: nameOf,
  table,
  event: eventText,
  standing: (view) => ({
    adventure: library.records[view.adventure] === undefined ? '' : cardName(view.adventure),
    party: view.heroes.map(({ id }) => cardName(id)).join(', '),
    where: `round ${view.round}`,
  }),
  cards: cardsOnTable,
  box: () =>
    (['hero', 'hostile', 'treasure', 'adventure'] as const)
      .flatMap((kind) => [...cardsOfKind(kind)])
      .map(shown),
  guide: Object.keys(catalogue)
    .filter((key) => key.startsWith('guide.'))
    .map((key) => ({ key, args: {} })),
  moves: ['lr.turn', 'lr.reaction-step', 'lr.adventure-phase', 'lr.leader-phase', 'lr.recovery-phase'],
};
