import type { Desk, Found } from './desk.js';
import { loadGame } from './games.js';

/** A game as it lies on a desk, to be told in another language; nothing if it is told in that one already. */
export async function retold({ found, seats, branches }: Desk, language: string): Promise<Found | null> {
  const { show, rules } = found.game;
  if ((show.language ?? 'en') === language) return null;
  const game = await loadGame(rules.id, language);
  if (game.show.language === show.language) return null;
  const [first, ...others] = branches.kept;
  return first === undefined
    ? null
    : { ...found, game, companions: seats.withCompanions, branches: [first, ...others] };
}
