import { rulesOf } from './acg-rules.js';
import type { GameData } from './game.js';

export const acg: GameData = {
  deck: async (language) => {
    const { ACG_LANGUAGES, acgCards, acgIn } = await import('@questhall/acg');
    const spoken = ACG_LANGUAGES.find((known) => known === language) ?? 'en';
    const { catalogue, guide = [] } = (await acgIn(spoken)).show;
    return { cards: acgCards(spoken), guide: guide.map(({ key }) => catalogue[key] ?? '') };
  },
  switches: async () => (await import('@questhall/acg')).acg.switches,
  rulesOfCards: async () => {
    const { acgCards, acgCarried } = await import('@questhall/acg');
    const carried = acgCarried();
    return Object.fromEntries(acgCards().map(({ card }) => [card.id, rulesOf(card, carried)]));
  },
};
