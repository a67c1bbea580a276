import type { AdventureOffered, Level, Offer, PersonOffered } from '@questhall/tabletop';
import { choosing } from './choices.js';
import { cardsOfKind } from './content/library.js';
import type { AnyCard } from './content/schema.js';
import { cardText } from './effects/card-text.js';
import type { LrSetup } from './setup-input.js';
import { switches } from './switches.js';
import { HEROES } from './terms.js';
import type { Words } from './text/words.js';

/** All that can be begun: single adventures and campaigns, always by the same four. */
export const offerIn = (words: Words): Offer<LrSetup> => ({
  ...choosing,
  switches,
  adventures: () => adventuresIn(words),
  people: () => heroesIn(words),
  difficulties: () => difficultiesIn(words),
});

/** Adventures in the order of the campaigns, then the campaigns. */
function adventuresIn({ printed }: Words): AdventureOffered[] {
  const said = (card: AnyCard) => {
    const { name, flavour = '' } = printed.card(card);
    return { id: card.id, name, flavour };
  };
  const campaigns = cardsOfKind(printed, 'campaign');
  const order = campaigns.flatMap(({ adventures }) => adventures);
  const place = (id: string): number => (order.indexOf(id) < 0 ? order.length : order.indexOf(id));
  const sheets = [...cardsOfKind(printed, 'adventure')].sort((a, b) => place(a.id) - place(b.id));
  return [
    ...sheets.map((card) => ({ kind: 'adventure', ...said(card), chain: [] })),
    ...campaigns.map((card) => ({ kind: 'campaign', ...said(card), chain: card.adventures })),
  ];
}

const heroesIn = ({ printed }: Words): PersonOffered[] =>
  HEROES.map((id) => ({ id, name: printed.name(id), cards: { [HEROES.length]: id } }));

const difficultiesIn = (words: Words): Level[] =>
  cardsOfKind(words.printed, 'difficulty').map((card) => {
    const { id, name, flavour = '' } = words.printed.card(card);
    return { id, name, flavour, text: cardText(card, words) };
  });
