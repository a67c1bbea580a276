import type { GameData } from './game.js';
import { rulesOf } from './lost-relics-rules.js';

export const lostRelics: GameData = {
  deck: async (language) => {
    const { LOST_RELICS_LANGUAGES, lostRelicsCards, lostRelicsIn } = await import('@questhall/lost-relics');
    const spoken = LOST_RELICS_LANGUAGES.find((known) => known === language) ?? 'en';
    const { catalogue, guide = [] } = (await lostRelicsIn(spoken)).show;
    return { cards: lostRelicsCards(spoken), guide: guide.map(({ key }) => catalogue[key] ?? '') };
  },
  switches: async () => (await import('@questhall/lost-relics')).lostRelics.switches,
  rulesOfCards: async () => {
    const { lostRelicsCards, lostRelicsCarried } = await import('@questhall/lost-relics');
    const carried = lostRelicsCarried();
    return Object.fromEntries(lostRelicsCards().map(({ card }) => [card.id, rulesOf(card, carried)]));
  },
};
