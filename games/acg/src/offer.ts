import type { AdventureOffered, Level, Offer, PersonOffered } from '@questhall/tabletop';
import { choosing } from './choices.js';
import { cardsOfKind } from './content/library.js';
import type { AnyCard } from './content/schema.js';
import { cardText } from './effects/card-text.js';
import type { AcgSetup } from './setup-input.js';
import { switches } from './switches.js';
import { HEROES } from './terms.js';
import type { Words } from './text/words.js';

/** All that can be begun: quests, delves and campaigns, by two to four of the heroes. */
export const offerIn = (words: Words): Offer<AcgSetup> => ({
  ...choosing,
  switches,
  adventures: () => adventuresIn(words),
  people: () => heroesIn(words),
  difficulties: () => difficultiesIn(words),
});

/** Quests in their order, delves, campaigns. */
function adventuresIn({ printed }: Words): AdventureOffered[] {
  const said = (card: AnyCard) => {
    const { name, flavour = '' } = printed.card(card);
    return { id: card.id, name, flavour };
  };
  const sheets = [...cardsOfKind(printed, 'quest')].sort(
    (a, b) => (a.number ?? Infinity) - (b.number ?? Infinity),
  );
  const quests = sheets.map((sheet) => ({
    kind: sheet.delve === true ? 'delve' : 'quest',
    ...said(sheet),
    chain: [],
  }));
  const campaigns = cardsOfKind(printed, 'campaign').map((sheet) => ({
    kind: 'campaign',
    ...said(sheet),
    chain: sheet.quests,
  }));
  return [...quests, ...campaigns];
}

/** A hero has a card for each size of the party. */
const heroesIn = ({ printed }: Words): PersonOffered[] =>
  HEROES.map((id) => ({
    id,
    name: printed.name(`${id}-2`),
    cards: { 2: `${id}-2`, 3: `${id}-3`, 4: `${id}-4` },
  }));

const difficultiesIn = (words: Words): Level[] =>
  cardsOfKind(words.printed, 'difficulty').map((card) => {
    const { id, name, flavour = '' } = words.printed.card(card);
    return { id, name, flavour, text: cardText(card, words) };
  });
