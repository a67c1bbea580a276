import { allowed } from '@questhall/engine';
import type { Cost } from '../content/selectors.js';
import { leavePlay } from '../in-play.js';
import { type AcgPosition, type G, lineOf, procedure } from '../kit.js';
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
  countExhaustible,
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
import { type AcgChoice, type AcgVerdict, refusal } from '../refusals.js';
import type { CardId, ConditionId, HeroId } from '../terms.js';
import { discardGear, dropSurplusTokens } from './discards.js';
import { actionsToExhaust } from './exhausting.js';

const TOO_FEW_TOKENS = refusal('too-few-tokens', 'ACG-EFF-02');
const TOO_FEW_ACTIONS = refusal('too-few-actions', 'ACG-EFF-02', 'ACG-EXH-04');
const CANNOT_SUFFER = refusal('cannot-suffer', 'ACG-GOLD-04', 'ACG-EFF-02');
const EXHAUSTED_GEAR = refusal('exhausted-gear', 'ACG-EXH-09', 'ACG-EFF-02');
export const DEPLETED_GEAR = refusal('depleted', 'ACG-EXH-11', 'ACG-EFF-07');
const NOT_THERE = refusal('not-there', 'ACG-EFF-02');
export const USES_NOTHING = refusal('uses-nothing', 'ACG-WND-15');

const payerOf = (g: AcgPosition, ctx: Ctx): HeroId | null => ctx.you ?? activeHero(g);

/** Can the whole cost be paid here and now? Tokens already spent on the action are gone from its card (TOK-02). */
export function judgeCost(g: AcgPosition, cost: Cost, ctx: Ctx): AcgVerdict {
  const payer = payerOf(g, ctx);
  if (payer === null) return USES_NOTHING;
  const hero = heroOf(g, payer);
  if (cost.tokens !== undefined && tokensOf(hero) < cost.tokens) return TOO_FEW_TOKENS;
  if (cost.exhaustAction !== undefined && countExhaustible(g, hero) < cost.exhaustAction)
    return TOO_FEW_ACTIONS;
  if (cost.wounds !== undefined && !isStanding(hero)) return USES_NOTHING;
  if (cost.wounds !== undefined && heroCannot(g, hero, 'be-wounded')) return CANNOT_SUFFER;
  return judgeSelf(g, cost, ctx.self);
}
export const canPay = (g: AcgPosition, cost: Cost, ctx: Ctx): boolean => judgeCost(g, cost, ctx) === true;

/** The card that pays with itself must be there, ready and faceup. */
function judgeSelf(
  g: AcgPosition,
  { exhaustSelf, depleteSelf, discardSelf }: Cost,
  self: string | null,
): AcgVerdict {
  const gear = self === null ? undefined : gearOf(g, self)?.gear;
  if (exhaustSelf === true || depleteSelf === true) {
    if (gear === undefined) return NOT_THERE;
    if (gear.depleted) return DEPLETED_GEAR;
  }
  if (exhaustSelf === true && gear?.exhausted === true) return EXHAUSTED_GEAR;
  if (discardSelf !== true || gear !== undefined) return true;
  return self !== null && (itemOwner(g, self) !== undefined || self.includes('@')) ? true : NOT_THERE;
}

/** The actions that one who pays may exhaust. */
export const actionsToPay: AcgChoice<Ctx, CardId> = actionsToExhaust(payerOf);

export const payLine = procedure<Ctx & { node: string }, boolean>(payCost.id)
  .step('pay', 'ACG-EFF-06', (g, v) => {
    return g.call(payCosts, costOf(v, lineOf(g, v.node).cost ?? {}));
  })
  .step('paid', 'ACG-EFF-06', (g, _, paid) => g.end(paid));

/** Costs are paid in full before the effect. */
export const pay = procedure<Ctx & { cost: Cost }, boolean>(payCosts.id)
  .step('possible', 'ACG-EFF-02', (g, v) => (canPay(g, v.cost, v) ? undefined : g.end(false)))
  .step('tokens', ['ACG-EFF-02', 'ACG-TOK-03'], (g, v) => {
    const hero = payerOf(g, v);
    if (v.cost.tokens === undefined || hero === null) return undefined;
    return g.call(discardTokens, { hero, count: v.cost.tokens });
  })
  .step('choose-action', ['ACG-ACT-17', 'ACG-EXH-04'], (g, v) => {
    const payer = payerOf(g, v);
    const count = v.cost.exhaustAction ?? 0;
    if (payer === null || count === 0) return g.pass([]);
    const cards = allowed(actionsToPay, g, v);
    return g.some(playerOf(g, payer), 'choose-action-to-exhaust', cards, { min: count, max: count });
  })
  .step('exhaust-action', 'ACG-ACT-17', (g, v, cards) => {
    const payer = payerOf(g, v);
    if (payer === null) return;
    for (const card of cards) {
      slotOf(heroOf(g, payer), card).exhausted = true;
      g.tell?.('action-exhausted', { hero: payer, card });
    }
  })
  .step('card', ['ACG-EFF-02', 'ACG-EXH-11', 'ACG-DUN-03'], (g, v) => useSelf(g, v))
  .step('weakened', 'ACG-WND-16', (g, v) => {
    const payer = payerOf(g, v);
    const hero = payer === null ? undefined : heroOf(g, payer);
    const falls = hero !== undefined && isStanding(hero) && hero.wounds >= healthOf(g, hero);
    return falls ? g.call(defeatHero, { hero: hero.id }) : undefined;
  })
  .step('wounds', 'ACG-EFF-02', (g, v) => {
    const hero = payerOf(g, v);
    if (v.cost.wounds === undefined || hero === null) return undefined;
    const from = v.self === null ? [] : [v.self];
    return g.call(sufferWounds, { hero, count: v.cost.wounds, from });
  })
  .step('paid', 'ACG-EFF-06', (g) => g.end(true));

/** Turns the card sideways, facedown, or discards it. */
function useSelf(g: G, v: Ctx & { cost: Cost }) {
  const { cost, self } = v;
  const owned = self === null ? undefined : gearOf(g, self);
  if (cost.exhaustSelf === true && owned !== undefined) {
    owned.gear.exhausted = true;
    g.tell?.('gear-exhausted', { hero: owned.hero.id, card: owned.gear.card });
  }
  if (cost.depleteSelf === true && owned !== undefined) {
    owned.gear.depleted = true;
    leavePlay(g, owned.gear.card, owned.gear.card);
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
  const owned = gearOf(g, self);
  if (owned !== undefined) discardGear(g, owned.hero, self);
  else discardItem(g, self);
  return undefined;
}

function discardItem(g: G, card: string): void {
  const hero = itemOwner(g, card);
  if (hero === undefined) return;
  hero.items.splice(hero.items.indexOf(card), 1);
  g.board.decks.dungeon.discard.push(card);
  leavePlay(g, card, card);
  g.tell?.('item-used', { hero: hero.id, card });
}
