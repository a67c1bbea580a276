import type { GameData } from './game.js';
import { rulesOf } from './lost-relics-rules.js';

export const lostRelics: GameData = {
  // Told in one language so far.
  deck: async () => {
    const { lostRelicsCards, lostRelicsShow } = await import('@questhall/lost-relics');
    const { catalogue, guide = [] } = lostRelicsShow;
    return { cards: lostRelicsCards(), guide: guide.map(({ key }) => catalogue[key] ?? '') };
  },
  switches: async () => (await import('@questhall/lost-relics')).lostRelics.switches,
  rulesOfCards: async () => {
    const { lostRelicsCards, lostRelicsCarried } = await import('@questhall/lost-relics');
    const carried = lostRelicsCarried();
    return Object.fromEntries(lostRelicsCards().map(({ card }) => [card.id, rulesOf(card, carried)]));
  },
};
