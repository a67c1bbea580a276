import type { Level } from '@questhall/tabletop';
import { cardsOfKind } from './content/library.js';
import type { AnyCard } from './content/schema.js';
import { cardText } from './effects/card-text.js';
import { HEROES } from './terms.js';
import type { Language } from './text/language.js';
import { wordsIn } from './text/languages.js';
import { cardIn, nameIn } from './text/printed.js';

/** What a party can set out on, in the order in which one would offer it. */
export type LrAdventure = { kind: 'adventure' | 'campaign'; id: string; name: string; flavour: string };

export function lostRelicsAdventures(language: Language = 'en'): LrAdventure[] {
  const words = (card: AnyCard) => {
    const { name, flavour = '' } = cardIn(card, language);
    return { name, flavour };
  };
  const campaigns = cardsOfKind('campaign');
  const order = campaigns.flatMap(({ adventures }) => adventures);
  const place = (id: string): number => (order.indexOf(id) < 0 ? order.length : order.indexOf(id));
  const sheets = [...cardsOfKind('adventure')].sort((a, b) => place(a.id) - place(b.id));
  return [
    ...campaigns.map((card) => ({ kind: 'campaign' as const, id: card.id, ...words(card) })),
    ...sheets.map((card) => ({ kind: 'adventure' as const, id: card.id, ...words(card) })),
  ];
}

/** The four, who always set out together. */
export const lostRelicsHeroes = (language: Language = 'en'): { id: string; name: string }[] =>
  HEROES.map((id) => ({ id, name: nameIn(language, id) }));

/** How hard it may be, in the order in which one would offer it, with what each changes. */
export function lostRelicsDifficulties(language: Language = 'en'): Level[] {
  return cardsOfKind('difficulty').map((card) => {
    const { id, name, flavour = '' } = cardIn(card, language);
    return { id, name, flavour, text: cardText(card, wordsIn(language)) };
  });
}
