import { cardsOfKind } from './content/library.js';
import { cardText } from './effects/card-text.js';
import { HEROES, type HeroId } from './terms.js';

/** What a party can set out on, in the order in which one would offer it. */
export type AcgAdventure = {
  kind: 'quest' | 'delve' | 'campaign';
  id: string;
  name: string;
  flavour: string;
};

export function acgAdventures(): AcgAdventure[] {
  const sheets = [...cardsOfKind('quest')].sort((a, b) => (a.number ?? Infinity) - (b.number ?? Infinity));
  const quests = sheets.map(
    ({ id, name, delve, flavour = '' }) =>
      ({ kind: delve === true ? 'delve' : 'quest', id, name, flavour }) as const,
  );
  const campaigns = cardsOfKind('campaign').map(
    ({ id, name, flavour = '' }) => ({ kind: 'campaign', id, name, flavour }) as const,
  );
  return [...quests, ...campaigns];
}

export function acgHeroes(): { id: HeroId; name: string }[] {
  const cards = cardsOfKind('hero-card');
  return HEROES.map((id) => ({ id, name: cards.find(({ hero }) => hero === id)?.name ?? id }));
}

/** How hard it may be, in the order in which one would offer it, with what each changes. */
export function acgDifficulties(): { id: string; name: string; flavour: string; text: string }[] {
  return cardsOfKind('difficulty').map((card) => ({
    id: card.id,
    name: card.name,
    flavour: card.flavour ?? '',
    text: cardText(card),
  }));
}
