import type { Level } from '@questhall/tabletop';
import { cardsOfKind } from './content/library.js';
import type { AnyCard } from './content/schema.js';
import { cardText } from './effects/card-text.js';
import { HEROES } from './terms.js';
import type { Words } from './text/words.js';

/** What a party can set out on, in the order in which one would offer it. */
export type LrAdventure = { kind: 'adventure' | 'campaign'; id: string; name: string; flavour: string };

export function adventuresIn({ printed }: Words): LrAdventure[] {
  const said = (card: AnyCard) => {
    const { name, flavour = '' } = printed.card(card);
    return { name, flavour };
  };
  const campaigns = cardsOfKind(printed, 'campaign');
  const order = campaigns.flatMap(({ adventures }) => adventures);
  const place = (id: string): number => (order.indexOf(id) < 0 ? order.length : order.indexOf(id));
  const sheets = [...cardsOfKind(printed, 'adventure')].sort((a, b) => place(a.id) - place(b.id));
  return [
    ...campaigns.map((card) => ({ kind: 'campaign' as const, id: card.id, ...said(card) })),
    ...sheets.map((card) => ({ kind: 'adventure' as const, id: card.id, ...said(card) })),
  ];
}

/** The four, who always set out together. */
export const heroesIn = ({ printed }: Words): { id: string; name: string }[] =>
  HEROES.map((id) => ({ id, name: printed.name(id) }));

/** How hard it may be, in the order in which one would offer it, with what each changes. */
export const difficultiesIn = (words: Words): Level[] =>
  cardsOfKind(words.printed, 'difficulty').map((card) => {
    const { id, name, flavour = '' } = words.printed.card(card);
    return { id, name, flavour, text: cardText(card, words) };
  });
