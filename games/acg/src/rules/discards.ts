import type { Hero } from '../board.js';
import { gearCard } from '../content/library.js';
import { leavePlay } from '../in-play.js';
import type { G } from '../kit.js';
import type { CardId } from '../terms.js';

/** Gear goes to the shared pile, legendary gear back to its hero's own set (LEG-08). */
export function putGearAway(g: G, hero: Hero, card: CardId): void {
  if (gearCard(card).kind === 'legendary-gear') hero.legendary.push(card);
  else g.board.decks.gear.discard.push(card);
}

/** Takes equipped gear off a hero. */
export function discardGear(g: G, hero: Hero, card: CardId): void {
  const at = hero.gear.findIndex((gear) => gear.card === card);
  const [gear] = hero.gear.splice(at, 1);
  if (gear !== undefined && !gear.depleted) leavePlay(g.board, card, card);
  putGearAway(g, hero, card);
  g.tell?.('gear-discarded', { hero: hero.id, card });
}
