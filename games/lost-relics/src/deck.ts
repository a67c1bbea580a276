import type { Hero } from './board.js';
import { carries } from './carries.js';
import { leavePlay } from './in-play.js';
import type { G } from './kit.js';
import type { CardId } from './terms.js';

/** A card that a hero gives up is shuffled into the treasure deck. */
export const returnToDeck = carries(
  ['LR-DMH-06', 'LR-TRE-03', 'LR-TRE-11'],
  'deck.returnToDeck',
  (g: G, hero: Hero, card: CardId): void => {
    hero.treasure.splice(hero.treasure.indexOf(card), 1);
    leavePlay(g, card, card);
    shuffleIn(g, card);
  },
);

function shuffleIn(g: G, card: CardId): void {
  g.board.deck.push(card);
  g.dice.shuffleFacedown('treasure-deck', g.board.deck);
}
