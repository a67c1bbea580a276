import type { Level } from '@questhall/tabletop';
import { cardsOfKind } from './content/library.js';
import type { AnyCard } from './content/schema.js';
import { cardText } from './effects/card-text.js';
import { HEROES, type HeroId } from './terms.js';
import type { Language } from './text/language.js';
import { nameIn, printedOn } from './text/printed.js';

/** What a party can set out on, in the order in which one would offer it. */
export type AcgAdventure = {
  kind: 'quest' | 'delve' | 'campaign';
  id: string;
  name: string;
  flavour: string;
};

export function acgAdventures(language: Language = 'en'): AcgAdventure[] {
  const words = (card: AnyCard) => {
    const { name, flavour = '' } = printedOn(card, language);
    return { name, flavour };
  };
  const sheets = [...cardsOfKind('quest')].sort((a, b) => (a.number ?? Infinity) - (b.number ?? Infinity));
  const quests = sheets.map(
    (sheet) => ({ kind: sheet.delve === true ? 'delve' : 'quest', id: sheet.id, ...words(sheet) }) as const,
  );
  const campaigns = cardsOfKind('campaign').map(
    (sheet) => ({ kind: 'campaign', id: sheet.id, ...words(sheet) }) as const,
  );
  return [...quests, ...campaigns];
}

export function acgHeroes(language: Language = 'en'): { id: HeroId; name: string }[] {
  return HEROES.map((id) => ({ id, name: nameIn(language, `${id}-2`) }));
}

/** How hard it may be, in the order in which one would offer it, with what each changes. */
export function acgDifficulties(language: Language = 'en'): Level[] {
  return cardsOfKind('difficulty').map((card) => ({
    id: card.id,
    name: nameIn(language, card.id),
    flavour: printedOn(card, language).flavour ?? '',
    text: cardText(card, language),
  }));
}
