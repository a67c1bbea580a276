import type { Level } from '@questhall/tabletop';
import { cardsOfKind } from './content/library.js';
import type { AnyCard } from './content/schema.js';
import { cardText } from './effects/card-text.js';
import { HEROES, type HeroId } from './terms.js';
import type { Words } from './text/words.js';

/** What a party can set out on, in the order in which one would offer it. */
export type AcgAdventure = {
  kind: 'quest' | 'delve' | 'campaign';
  id: string;
  name: string;
  flavour: string;
};

export function adventuresIn({ printed }: Words): AcgAdventure[] {
  const said = (card: AnyCard) => {
    const { name, flavour = '' } = printed.card(card);
    return { name, flavour };
  };
  const sheets = [...cardsOfKind(printed, 'quest')].sort(
    (a, b) => (a.number ?? Infinity) - (b.number ?? Infinity),
  );
  const quests = sheets.map(
    (sheet) => ({ kind: sheet.delve === true ? 'delve' : 'quest', id: sheet.id, ...said(sheet) }) as const,
  );
  const campaigns = cardsOfKind(printed, 'campaign').map(
    (sheet) => ({ kind: 'campaign', id: sheet.id, ...said(sheet) }) as const,
  );
  return [...quests, ...campaigns];
}

export const heroesIn = ({ printed }: Words): { id: HeroId; name: string }[] =>
  HEROES.map((id) => ({ id, name: printed.name(`${id}-2`) }));

/** How hard it may be, in the order in which one would offer it, with what each changes. */
export const difficultiesIn = (words: Words): Level[] =>
  cardsOfKind(words.printed, 'difficulty').map((card) => {
    const { id, name, flavour = '' } = words.printed.card(card);
    return { id, name, flavour, text: cardText(card, words) };
  });
