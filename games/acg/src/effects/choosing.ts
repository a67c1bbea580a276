import type { Asked } from '@questhall/engine';
import type { Hero } from '../board.js';
import type { CompiledLine } from '../content/line.js';
import type { Amount, HeroStat } from '../content/selectors.js';
import { type AcgPosition, lineOf } from '../kit.js';
import type { Ctx, EffectVars } from '../procs.js';
import {
  activeHero,
  countEngaged,
  exhaustedActions,
  heroOf,
  inShadows,
  locationsEntered,
  party,
  playerOf,
  remainingHealth,
  standing,
  tokensOf,
} from '../queries.js';
import { type AcgVerdict, refusal } from '../refusals.js';
import type { HeroId } from '../terms.js';

export function statOf(g: AcgPosition, hero: Hero, stat: HeroStat): number {
  switch (stat) {
    case 'wounds':
      return hero.wounds;
    case 'remaining-health':
      return remainingHealth(g, hero);
    case 'tokens':
      return tokensOf(hero);
    case 'exhausted-actions':
      return exhaustedActions(hero).length;
    case 'engaged-enemies':
      return countEngaged(g, hero.id);
    case 'items':
      return hero.items.length;
    case 'gear':
      return hero.gear.length;
  }
}

/** The hero an aid card speaks of, on the lines after its aid action as well (AER-07). */
export function targetOf(g: AcgPosition, ctx: Ctx): HeroId | null {
  return ctx.target ?? g.board.action?.aided ?? null;
}

/** The hero whose card it is decides; without one the party does. */
export function deciderOf(g: AcgPosition, ctx: Ctx): Asked {
  const you = ctx.you ?? activeHero(g);
  return you === null ? party(g) : playerOf(g, you);
}

/** Who decides about a line: the hero who carries it out, unless it names the target hero or the party. */
export function deciderBy(g: AcgPosition, by: CompiledLine['by'], ctx: Ctx): Asked {
  const target = targetOf(g, ctx);
  if (by === 'party') return party(g);
  return by === 'target' && target !== null ? playerOf(g, target) : deciderOf(g, ctx);
}
export const deciderFor = (g: AcgPosition, v: EffectVars): Asked => deciderBy(g, lineOf(g, v.node).by, v);

const MANDATORY = refusal('mandatory', 'ACG-GOLD-10');
const ACCEPTED = refusal('accepted', 'ACG-GOLD-09', 'ACG-EFF-04');

/** May the one who chooses leave it? A line without "may" is carried out as far as it can be, and so is one that was paid for. */
export function judgeDeclining(g: AcgPosition, v: EffectVars): AcgVerdict {
  if (v.may) return true;
  const { may, cost } = lineOf(g, v.node);
  return may || cost !== undefined ? ACCEPTED : MANDATORY;
}

export function amountOf(g: AcgPosition, amount: Amount, ctx: Ctx): number {
  if (typeof amount === 'number') return amount;
  const you = ctx.you ?? activeHero(g);
  const hero = you === null ? null : heroOf(g, you);
  return (amount.times ?? 1) * counted(g, amount.count, hero);
}

function counted(g: AcgPosition, what: Exclude<Amount, number>['count'], you: Hero | null): number {
  switch (what) {
    case 'heroes':
      return g.board.heroes.length;
    case 'standing-heroes':
      return standing(g).length;
    case 'engaged-with-you':
      return you === null ? 0 : countEngaged(g, you.id);
    case 'enemies-in-shadows':
      return inShadows(g).length;
    case 'your-exhausted-actions':
      return you === null ? 0 : exhaustedActions(you).length;
    case 'your-wounds':
      return you?.wounds ?? 0;
    case 'progress':
      return g.board.location?.progress ?? 0;
    case 'locations-entered':
      return locationsEntered(g);
    case 'defeated-this-action':
      return g.board.action?.defeated.length ?? 0;
  }
}
