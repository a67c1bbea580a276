import type { GameData } from '../../game-data.js';
import { rulesOf } from './rules.js';

export const data: GameData = {
  deck: async (language) => {
    const { ACG_LANGUAGES, acgIn } = await import('@questhall/acg');
    const { cards, show } = await acgIn(ACG_LANGUAGES.find((known) => known === language) ?? 'en');
    const { catalogue, guide = [] } = show;
    return { cards: cards(), guide: guide.map(({ key }) => catalogue[key] ?? '') };
  },
  switches: async () => (await import('@questhall/acg')).acg.switches,
  rulesOfCards: async () => {
    const { acgCarried, acgGame } = await import('@questhall/acg');
    const carried = acgCarried();
    return Object.fromEntries(acgGame.cards().map(({ card }) => [card.id, rulesOf(card, carried)]));
  },
};
