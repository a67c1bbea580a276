import { cardsOfKind, heroCard } from './content/library.js';
import { HEROES } from './terms.js';

/** What a party can set out on, in the order in which one would offer it. */
export type LrAdventure = { kind: 'adventure' | 'campaign'; id: string; name: string; flavour: string };

export function lostRelicsAdventures(): LrAdventure[] {
  const campaigns = cardsOfKind('campaign');
  const order = campaigns.flatMap(({ adventures }) => adventures);
  const place = (id: string): number => (order.indexOf(id) < 0 ? order.length : order.indexOf(id));
  const sheets = [...cardsOfKind('adventure')].sort((a, b) => place(a.id) - place(b.id));
  return [
    ...campaigns.map(({ id, name, flavour = '' }) => ({ kind: 'campaign' as const, id, name, flavour })),
    ...sheets.map(({ id, name, flavour = '' }) => ({ kind: 'adventure' as const, id, name, flavour })),
  ];
}

/** The four, who always set out together. */
export const lostRelicsHeroes = (): { id: string; name: string }[] =>
  HEROES.map((id) => ({ id, name: heroCard(id).name }));
