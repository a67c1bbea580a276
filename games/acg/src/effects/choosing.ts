import type { Asked, Await } from '@questhall/engine';
import type { AcgBoard, Enemy, Hero } from '../board.js';
import { enemyCard } from '../content/library.js';
import type { Amount, EnemySelector, HeroSelector, HeroStat } from '../content/selectors.js';
import type { G } from '../kit.js';
import type { Ctx } from '../procs.js';
import {
  activeHero,
  countEngaged,
  exhaustedActions,
  heroOf,
  inShadows,
  isNemesis,
  leaderOf,
  locationsEntered,
  maybeEnemy,
  party,
  playerOf,
  rankOf,
  remainingHealth,
  standing,
  tokensOf,
} from '../queries.js';
import type { EnemyId, HeroId } from '../terms.js';
import { lineOf } from './effect.js';

/** Turns the selectors of cards into heroes and enemies. Lairs are never in reach (NEM-09), the defeated neither (WND-15). */

export function statOf(b: AcgBoard, hero: Hero, stat: HeroStat): number {
  switch (stat) {
    case 'wounds':
      return hero.wounds;
    case 'remaining-health':
      return remainingHealth(b, hero);
    case 'tokens':
      return tokensOf(hero);
    case 'exhausted-actions':
      return exhaustedActions(hero).length;
    case 'engaged-enemies':
      return countEngaged(b, hero.id);
    case 'items':
      return hero.items.length;
    case 'gear':
      return hero.gear.length;
  }
}

/** Heroes that fit, and whether all of them are meant or the players pick one of them. */
function heroesFor(b: AcgBoard, selector: HeroSelector, ctx: Ctx): { heroes: HeroId[]; all: boolean } {
  const just = (id: HeroId | null) => ({ heroes: standingOnly(b, id), all: true });
  if (typeof selector === 'object') return bySelector(b, selector);
  const you = ctx.you ?? activeHero(b);
  switch (selector) {
    case 'you':
      return just(you);
    case 'target':
      return just(targetOf(b, ctx));
    case 'that-hero':
      return just(ctx.hero);
    case 'leader':
      return just(leaderOf(b));
    case 'engaged-hero':
      return just(engagedHero(b, ctx.enemy ?? ctx.self));
    case 'each':
      return { heroes: idsOf(standing(b)), all: true };
    case 'each-other':
      return { heroes: idsOf(standing(b)).filter((id) => id !== you), all: true };
    case 'one':
      return { heroes: idsOf(standing(b)), all: false };
    case 'one-other':
      return { heroes: idsOf(standing(b)).filter((id) => id !== you), all: false };
    case 'one-defeated':
      return { heroes: idsOf(b.heroes.filter((hero) => hero.status === 'defeated')), all: false };
  }
}

function bySelector(
  b: AcgBoard,
  selector: Exclude<HeroSelector, string>,
): { heroes: HeroId[]; all: boolean } {
  const heroes = standing(b);
  if ('each' in selector) {
    const { has, atLeast = Number.NEGATIVE_INFINITY, atMost = Number.POSITIVE_INFINITY } = selector.each;
    const fits = (hero: Hero) => statOf(b, hero, has) >= atLeast && statOf(b, hero, has) <= atMost;
    return { heroes: idsOf(heroes.filter(fits)), all: true };
  }
  const stat = 'most' in selector ? selector.most : selector.least;
  const values = heroes.map((hero) => statOf(b, hero, stat));
  const best = 'most' in selector ? Math.max(...values) : Math.min(...values);
  return { heroes: idsOf(heroes.filter((hero) => statOf(b, hero, stat) === best)), all: false };
}

/** The hero an aid card speaks of, on the lines after its aid action as well (AER-07). */
export function targetOf(b: AcgBoard, ctx: Ctx): HeroId | null {
  return ctx.target ?? b.action?.aided ?? null;
}

const idsOf = (heroes: readonly Hero[]): HeroId[] => heroes.map((hero) => hero.id);
function standingOnly(b: AcgBoard, id: HeroId | null): HeroId[] {
  return id !== null && heroOf(b, id).status !== 'defeated' ? [id] : [];
}
function engagedHero(b: AcgBoard, enemy: string | null): HeroId | null {
  const zone = enemy === null ? undefined : maybeEnemy(b, enemy)?.zone;
  return zone === undefined || zone === 'shadows' || zone === 'lair' ? null : zone;
}

/** The heroes an effect falls on; where one must be picked, the players pick (GOLD-06). */
export function chooseHeroes(
  g: G,
  selector: HeroSelector,
  ctx: Ctx,
  ask: string,
  may = false,
): Await<HeroId[]> {
  const { heroes, all } = heroesFor(g.board, selector, ctx);
  if (all) return g.pass(heroes);
  return g.some(party(g.board), ask, heroes, { min: may ? 0 : 1, max: 1 });
}

/** Enemies that fit a selector. */
function enemiesFor(b: AcgBoard, selector: EnemySelector, ctx: Ctx): Enemy[] {
  if (selector === 'this') return enemyList(b, ctx.self);
  if (selector === 'that-enemy') return enemyList(b, ctx.enemy);
  if (selector === 'targets') return targetsInPlay(b);
  const fitting = inPlaceOf(b, selector.in ?? 'play', ctx).filter((enemy) => fits(enemy, selector));
  return selector.rank === 'highest' ? highestRanked(b, fitting) : fitting;
}

/** Several only where rank leaves a tie; a facedown enemy has no rank (TIME-06). */
function highestRanked(b: AcgBoard, enemies: readonly Enemy[]): Enemy[] {
  const ranked = enemies.filter((enemy) => enemy.faceup);
  const top = Math.max(...ranked.map((enemy) => rankOf(b, enemy)));
  return ranked.filter((enemy) => rankOf(b, enemy) === top);
}

function enemyList(b: AcgBoard, id: EnemyId | null): Enemy[] {
  const enemy = id === null ? undefined : maybeEnemy(b, id);
  return enemy === undefined ? [] : [enemy];
}

function targetsInPlay(b: AcgBoard): Enemy[] {
  const targets = (b.action?.targets ?? []).map((id) => maybeEnemy(b, id));
  return targets.filter((enemy) => enemy !== undefined);
}

function inPlaceOf(b: AcgBoard, place: NonNullable<Exclude<EnemySelector, string>['in']>, ctx: Ctx): Enemy[] {
  const you = ctx.you ?? activeHero(b);
  switch (place) {
    case 'engaged-with-you':
      return b.enemies.filter((enemy) => enemy.zone === you);
    case 'engaged-with-target':
      return b.enemies.filter((enemy) => enemy.zone === targetOf(b, ctx));
    case 'engaged':
      return b.enemies.filter((enemy) => enemy.zone !== 'shadows' && enemy.zone !== 'lair');
    case 'shadows':
      return inShadows(b);
    case 'other-zones':
      return b.enemies.filter((enemy) => enemy.zone !== you && enemy.zone !== 'lair');
    case 'play':
      return b.enemies.filter((enemy) => enemy.zone !== 'lair');
  }
}

function fits(enemy: Enemy, selector: Exclude<EnemySelector, string>): boolean {
  const { nemesis, name, trait, ready, faceup } = selector;
  if (nemesis === false && isNemesis(enemy)) return false;
  if (ready !== undefined && enemy.exhausted === ready) return false;
  if (faceup !== undefined && enemy.faceup !== faceup) return false;
  if (name === undefined && trait === undefined) return true;
  const card = enemyCard(enemy.card);
  return (
    enemy.faceup &&
    (name === undefined || card.name === name) &&
    (trait === undefined || card.traits.includes(trait))
  );
}

/** The enemies an effect falls on. `can` leaves out those it could not do anything to. */
export function chooseEnemies(
  g: G,
  selector: EnemySelector,
  v: Ctx & { may: boolean; node?: string },
  ask: string,
  can: (enemy: Enemy) => boolean = () => true,
): Await<EnemyId[]> {
  const ids = enemiesFor(g.board, selector, v)
    .filter(can)
    .map((enemy) => enemy.id);
  const count = typeof selector === 'string' ? 'all' : (selector.count ?? 1);
  if (count === 'all' && !v.may) return g.pass(ids);
  const max = count === 'all' ? ids.length : count;
  const tied = typeof selector === 'object' && selector.rank === 'highest' && !v.may;
  // Where rank leaves a tie, the heroes choose (TIME-05).
  const asked = tied ? party(g.board) : deciderFor(g.board, v);
  return g.some(asked, ask, ids, { min: v.may ? 0 : max, max });
}

/** The hero whose card it is decides; without one the party does. */
export function deciderOf(b: AcgBoard, ctx: Ctx): Asked {
  const you = ctx.you ?? activeHero(b);
  return you === null ? party(b) : playerOf(b, you);
}

/** Who decides about a line: the hero who carries it out, unless it names the target hero or the party. */
export function deciderFor(b: AcgBoard, v: Ctx & { node?: string }): Asked {
  const by = v.node === undefined ? 'you' : lineOf(v.node).by;
  const target = targetOf(b, v);
  if (by === 'party') return party(b);
  return by === 'target' && target !== null ? playerOf(b, target) : deciderOf(b, v);
}

/** Do the players pick one out of several, so that declining can be part of the pick? */
export const picksHero = (selector: HeroSelector): boolean =>
  typeof selector === 'string' ? selector.startsWith('one') : !('each' in selector);
export const picksEnemy = (selector: EnemySelector): boolean =>
  typeof selector === 'object' && selector.count !== 'all';

/** How many enemies an effect must find to be carried out in full. */
export const wantedOf = (selector: EnemySelector): number =>
  typeof selector === 'object' && typeof selector.count === 'number' ? selector.count : 1;

export function amountOf(b: AcgBoard, amount: Amount, ctx: Ctx): number {
  if (typeof amount === 'number') return amount;
  const you = ctx.you ?? activeHero(b);
  const hero = you === null ? null : heroOf(b, you);
  return (amount.times ?? 1) * counted(b, amount.count, hero);
}

function counted(b: AcgBoard, what: Exclude<Amount, number>['count'], you: Hero | null): number {
  switch (what) {
    case 'heroes':
      return b.heroes.length;
    case 'standing-heroes':
      return standing(b).length;
    case 'engaged-with-you':
      return you === null ? 0 : countEngaged(b, you.id);
    case 'enemies-in-shadows':
      return inShadows(b).length;
    case 'your-exhausted-actions':
      return you === null ? 0 : exhaustedActions(you).length;
    case 'your-wounds':
      return you?.wounds ?? 0;
    case 'progress':
      return b.location?.progress ?? 0;
    case 'locations-entered':
      return locationsEntered(b);
    case 'defeated-this-action':
      return b.action?.defeated.length ?? 0;
  }
}
