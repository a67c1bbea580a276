import type { Hero } from '../board.js';
import { carries } from '../carries.js';
import { gearCard } from '../content/library.js';
import { leavePlay } from '../in-play.js';
import type { G } from '../kit.js';
import { tokenLimit } from '../queries.js';
import type { CardId } from '../terms.js';

/** Gear goes to the shared pile, legendary gear back to its hero's own set (LEG-08). */
export function putGearAway(g: G, hero: Hero, card: CardId): void {
  if (gearCard(g, card).kind === 'legendary-gear') hero.legendary.push(card);
  else g.board.decks.gear.discard.push(card);
}

/** Takes equipped gear off a hero. */
export function discardGear(g: G, hero: Hero, card: CardId): void {
  const at = hero.gear.findIndex((gear) => gear.card === card);
  const [gear] = hero.gear.splice(at, 1);
  if (gear !== undefined && !gear.depleted) leavePlay(g, card, card);
  putGearAway(g, hero, card);
  g.tell?.('gear-discarded', { hero: hero.id, card });
  dropSurplusTokens(g, hero);
}

/** Without the card that raised it, the limit of tokens on an action is what it was: the surplus is lost. */
export const dropSurplusTokens = carries(
  'ACG-TOK-01',
  'discards.dropSurplusTokens',
  (g: G, hero: Hero): void => {
    const limit = tokenLimit(g, hero);
    for (const slot of hero.actions) {
      if (slot.tokens <= limit) continue;
      g.tell?.('tokens-discarded', { hero: hero.id, count: slot.tokens - limit });
      slot.tokens = limit;
    }
  },
);

/** Every item before this hero goes to the discard pile, used or not. */
export function discardItems(g: G, hero: Hero): void {
  for (const card of hero.items.splice(0)) {
    leavePlay(g, card, card);
    g.board.decks.dungeon.discard.push(card);
  }
}
