import type { AcgBoard } from '../board.js';
import type { Cost } from '../content/selectors.js';
import { lineOf } from '../effects/effect.js';
import { leavePlay } from '../in-play.js';
import { type G, procedure } from '../kit.js';
import {
  type Ctx,
  costOf,
  defeatHero,
  discardTokens,
  loseCondition,
  payCost,
  payCosts,
  sufferWounds,
} from '../procs.js';
import {
  activeHero,
  exhaustible,
  gearOf,
  healthOf,
  heroCannot,
  heroOf,
  isStanding,
  itemOwner,
  playerOf,
  slotOf,
  tokensOf,
} from '../queries.js';
import type { ConditionId, HeroId } from '../terms.js';
import { discardGear, dropSurplusTokens } from './discards.js';

const payerOf = (b: AcgBoard, ctx: Ctx): HeroId | null => ctx.you ?? activeHero(b);

/** Can the whole cost be paid here and now? Tokens already spent on the action are gone from its card (TOK-02). */
export function canPay(b: AcgBoard, cost: Cost, ctx: Ctx): boolean {
  const payer = payerOf(b, ctx);
  if (payer === null) return false;
  const hero = heroOf(b, payer);
  if (cost.tokens !== undefined && tokensOf(hero) < cost.tokens) return false;
  if (cost.exhaustAction !== undefined && exhaustible(hero).length < cost.exhaustAction) return false;
  if (cost.wounds !== undefined && (!isStanding(hero) || heroCannot(b, hero, 'be-wounded'))) return false;
  return canUseSelf(b, cost, ctx.self);
}

function canUseSelf(b: AcgBoard, cost: Cost, self: string | null): boolean {
  const gear = self === null ? undefined : gearOf(b, self)?.gear;
  if (cost.exhaustSelf === true && (gear === undefined || gear.exhausted || gear.depleted)) return false;
  if (cost.depleteSelf === true && (gear === undefined || gear.depleted)) return false;
  if (cost.discardSelf !== true) return true;
  return gear !== undefined || (self !== null && (itemOwner(b, self) !== undefined || self.includes('@')));
}

export const payLine = procedure<Ctx & { node: string }, boolean>(payCost.id)
  .step('pay', 'ACG-EFF-06', (g, v) => {
    return g.call(payCosts, costOf(v, lineOf(v.node).cost ?? {}));
  })
  .step('paid', 'ACG-EFF-06', (g, _, paid) => g.end(paid));

/** Costs are paid in full before the effect. */
export const pay = procedure<Ctx & { cost: Cost }, boolean>(payCosts.id)
  .step('possible', 'ACG-EFF-02', (g, v) => (canPay(g.board, v.cost, v) ? undefined : g.end(false)))
  .step('tokens', ['ACG-EFF-02', 'ACG-TOK-03'], (g, v) => {
    const hero = payerOf(g.board, v);
    if (v.cost.tokens === undefined || hero === null) return undefined;
    return g.call(discardTokens, { hero, count: v.cost.tokens });
  })
  .step('choose-action', ['ACG-ACT-17', 'ACG-EXH-04'], (g, v) => {
    const payer = payerOf(g.board, v);
    const count = v.cost.exhaustAction ?? 0;
    if (payer === null || count === 0) return g.pass([]);
    const ids = exhaustible(heroOf(g.board, payer)).map((slot) => slot.card);
    return g.some(playerOf(g.board, payer), 'choose-action-to-exhaust', ids, { min: count, max: count });
  })
  .step('exhaust-action', 'ACG-ACT-17', (g, v, cards) => {
    const payer = payerOf(g.board, v);
    for (const card of cards) {
      if (payer !== null) slotOf(heroOf(g.board, payer), card).exhausted = true;
      g.tell?.('action-exhausted', { hero: payer, card });
    }
  })
  .step('card', ['ACG-EFF-02', 'ACG-EXH-11', 'ACG-DUN-03'], (g, v) => useSelf(g, v))
  .step('weakened', 'ACG-WND-16', (g, v) => {
    const payer = payerOf(g.board, v);
    const hero = payer === null ? undefined : heroOf(g.board, payer);
    const falls = hero !== undefined && isStanding(hero) && hero.wounds >= healthOf(g.board, hero);
    return falls ? g.call(defeatHero, { hero: hero.id }) : undefined;
  })
  .step('wounds', 'ACG-EFF-02', (g, v) => {
    const hero = payerOf(g.board, v);
    if (v.cost.wounds === undefined || hero === null) return undefined;
    return g.call(sufferWounds, { hero, count: v.cost.wounds });
  })
  .step('paid', 'ACG-EFF-06', (g) => g.end(true));

/** Turns the card sideways, facedown, or discards it. */
function useSelf(g: G, v: Ctx & { cost: Cost }) {
  const { cost, self } = v;
  const owned = self === null ? undefined : gearOf(g.board, self);
  if (cost.exhaustSelf === true && owned !== undefined) {
    owned.gear.exhausted = true;
    g.tell?.('gear-exhausted', { hero: owned.hero.id, card: owned.gear.card });
  }
  if (cost.depleteSelf === true && owned !== undefined) {
    owned.gear.depleted = true;
    leavePlay(g.board, owned.gear.card, owned.gear.card);
    g.tell?.('gear-depleted', { hero: owned.hero.id, card: owned.gear.card });
    dropSurplusTokens(g, owned.hero);
  }
  return cost.discardSelf === true && self !== null ? discardSelf(g, self) : undefined;
}

function discardSelf(g: G, self: string) {
  const at = self.indexOf('@');
  if (at >= 0) {
    const condition = self.slice(0, at) as ConditionId;
    return g.call(loseCondition, { hero: self.slice(at + 1) as HeroId, condition });
  }
  const owned = gearOf(g.board, self);
  if (owned !== undefined) discardGear(g, owned.hero, self);
  else discardItem(g, self);
  return undefined;
}

function discardItem(g: G, card: string): void {
  const hero = itemOwner(g.board, card);
  if (hero === undefined) return;
  hero.items.splice(hero.items.indexOf(card), 1);
  g.board.decks.dungeon.discard.push(card);
  leavePlay(g.board, card, card);
  g.tell?.('item-used', { hero: hero.id, card });
}
