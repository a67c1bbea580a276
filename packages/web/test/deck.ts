import { type GameModule, gameData } from '@questhall/tabletop';
import type { Deck, Printed } from '../src/games/printed.js';

/** Every card of a game and what it offers, as the app has them. */
export async function deckOf(game: GameModule): Promise<Deck> {
  const { cards, guide, offered } = await gameData(game, 'en');
  const printed = cards as readonly Printed[];
  return { cards: printed, guide, offered, byId: new Map(printed.map((one) => [one.card.id, one])) };
}
