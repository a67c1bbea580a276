import { type Await, allowed } from '@questhall/engine';
import type { HeroAsks } from '../asks.js';
import type { Hero } from '../board.js';
import type { HeroSelector } from '../content/selectors.js';
import { type AcgPosition, type G, paramsOf } from '../kit.js';
import type { Ctx, EffectVars } from '../procs.js';
import {
  activeHero,
  heroIds,
  heroOf,
  isStanding,
  leaderOf,
  maybeEnemy,
  party,
  standing,
} from '../queries.js';
import { type AcgChoice, type AcgVerdict, DEFEATED, refusal } from '../refusals.js';
import type { HeroId } from '../terms.js';
import { statOf, targetOf } from './choosing.js';

/** Turns the hero selectors of cards into heroes. The defeated are never in reach (WND-15). */

const ANOTHER_HERO = refusal('another-hero', 'ACG-EFF-01');
const NOT_DEFEATED = refusal('not-defeated', 'ACG-WND-13');
const STILL_FALLING = refusal('still-falling', 'ACG-WND-12', 'ACG-WND-13');
const HAS_LESS = refusal('has-less', 'ACG-GOLD-06');
const HAS_MORE = refusal('has-more', 'ACG-GOLD-06');

type SelectorOf = (g: AcgPosition, v: EffectVars) => HeroSelector;
/** The question which hero it is, where the selector leaves that open (GOLD-06). */
export type HeroPick = AcgChoice<EffectVars, HeroId> & {
  readonly ask: keyof HeroAsks;
  readonly selector: SelectorOf;
};

const heroParam: SelectorOf = (g, v) => paramsOf<{ hero?: HeroSelector }>(g, v.node).hero ?? 'you';

export const heroPick = (ask: keyof HeroAsks, selector = heroParam): HeroPick => ({
  ask,
  selector,
  candidates: heroIds,
  judge: (g, v, id) => judgeHero(g, selector(g, v), v, heroOf(g, id)),
});

function judgeHero(g: AcgPosition, selector: HeroSelector, ctx: Ctx, hero: Hero): AcgVerdict {
  if (selector === 'one-defeated') return judgeRevival(hero);
  if (!isStanding(hero)) return DEFEATED;
  if (selector === 'one-other') return hero.id === (ctx.you ?? activeHero(g)) ? ANOTHER_HERO : true;
  if (typeof selector === 'string' || 'each' in selector) return true;
  return 'most' in selector ? judgeMost(g, hero, selector.most) : judgeLeast(g, hero, selector.least);
}

function judgeRevival({ status }: Hero): AcgVerdict {
  if (status === 'defeated') return true;
  return status === 'falling' ? STILL_FALLING : NOT_DEFEATED;
}

type Stat = Parameters<typeof statOf>[2];
function judgeMost(g: AcgPosition, hero: Hero, stat: Stat): AcgVerdict {
  const own = statOf(g, hero, stat);
  for (const other of g.board.heroes) if (isStanding(other) && statOf(g, other, stat) > own) return HAS_LESS;
  return true;
}
function judgeLeast(g: AcgPosition, hero: Hero, stat: Stat): AcgVerdict {
  const own = statOf(g, hero, stat);
  for (const other of g.board.heroes) if (isStanding(other) && statOf(g, other, stat) < own) return HAS_MORE;
  return true;
}

/** Do the players pick one out of several, so that declining can be part of the pick? */
export const picksHero = (selector: HeroSelector): boolean =>
  typeof selector === 'string' ? selector.startsWith('one') : !('each' in selector);

/** The heroes an effect falls on; where one must be picked, the players pick. */
export function chooseHeroes(g: G, v: EffectVars, pick: HeroPick, may = false): Await<HeroId[]> {
  const selector = pick.selector(g, v);
  if (!picksHero(selector)) return g.pass(heroesMeant(g, selector, v));
  return g.some(party(g), pick.ask, allowed(pick, g, v), { min: may ? 0 : 1, max: 1 });
}

/** All whom a selector means that leaves nothing to pick. */
function heroesMeant(g: AcgPosition, selector: HeroSelector, ctx: Ctx): HeroId[] {
  if (typeof selector === 'object') return heroesWith(g, selector);
  const you = ctx.you ?? activeHero(g);
  switch (selector) {
    case 'target':
      return unlessDefeated(g, targetOf(g, ctx));
    case 'that-hero':
      return unlessDefeated(g, ctx.hero);
    case 'leader':
      return unlessDefeated(g, leaderOf(g));
    case 'engaged-hero':
      return unlessDefeated(g, engagedHero(g, ctx.enemy ?? ctx.self));
    case 'each':
      return idsOf(standing(g));
    case 'each-other':
      return idsOf(standing(g)).filter((id) => id !== you);
    default:
      return unlessDefeated(g, you);
  }
}

function heroesWith(g: AcgPosition, selector: Exclude<HeroSelector, string>): HeroId[] {
  if (!('each' in selector)) return [];
  const { has, atLeast = Number.NEGATIVE_INFINITY, atMost = Number.POSITIVE_INFINITY } = selector.each;
  const fits = (hero: Hero) => statOf(g, hero, has) >= atLeast && statOf(g, hero, has) <= atMost;
  return idsOf(standing(g).filter(fits));
}

const idsOf = (heroes: readonly Hero[]): HeroId[] => heroes.map((hero) => hero.id);
function unlessDefeated(g: AcgPosition, id: HeroId | null): HeroId[] {
  return id !== null && heroOf(g, id).status !== 'defeated' ? [id] : [];
}
function engagedHero(g: AcgPosition, enemy: string | null): HeroId | null {
  const zone = enemy === null ? undefined : maybeEnemy(g, enemy)?.zone;
  return zone === undefined || zone === 'shadows' || zone === 'lair' ? null : zone;
}
