import type { GameData } from '../../game-data.js';
import { rulesOf } from './rules.js';

export const data: GameData = {
  deck: async (language) => {
    const { LOST_RELICS_LANGUAGES, lostRelicsIn } = await import('@questhall/lost-relics');
    const { cards, show } = await lostRelicsIn(
      LOST_RELICS_LANGUAGES.find((known) => known === language) ?? 'en',
    );
    const { catalogue, guide = [] } = show;
    return { cards: cards(), guide: guide.map(({ key }) => catalogue[key] ?? '') };
  },
  switches: async () => (await import('@questhall/lost-relics')).lostRelics.switches,
  rulesOfCards: async () => {
    const { lostRelicsCarried, lostRelicsGame } = await import('@questhall/lost-relics');
    const carried = lostRelicsCarried();
    return Object.fromEntries(lostRelicsGame.cards().map(({ card }) => [card.id, rulesOf(card, carried)]));
  },
};
