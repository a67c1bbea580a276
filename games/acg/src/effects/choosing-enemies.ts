import { type Await, allowed } from '@questhall/engine';
import type { EnemyAsks } from '../asks.js';
import type { Enemy } from '../board.js';
import { enemyCard } from '../content/library.js';
import type { EnemySelector } from '../content/selectors.js';
import { type AcgPosition, type G, paramsOf } from '../kit.js';
import type { Ctx, EffectVars } from '../procs.js';
import {
  activeHero,
  enemyCannot,
  enemyIds,
  enemyOf,
  isNemesis,
  maybeEnemy,
  party,
  rankOf,
} from '../queries.js';
import { type AcgChoice, type AcgVerdict, IN_LAIR, refusal } from '../refusals.js';
import type { EnemyId, Verb } from '../terms.js';
import { deciderFor, targetOf } from './choosing.js';

/** Turns the enemy selectors of cards into enemies. Lairs are never in reach (NEM-09). */

const IMMUNE = refusal('immune', 'ACG-GOLD-04');
const FORBIDDEN = refusal('forbidden', 'ACG-GOLD-04');
const ALREADY_ENGAGED = refusal('already-engaged', 'ACG-ZONE-08');
const NOT_ENGAGED_WITH_YOU = refusal('not-engaged-with-you', 'ACG-ZONE-01', 'ACG-EFF-01');
const NOT_ENGAGED_WITH_TARGET = refusal('not-engaged-with-target', 'ACG-ZONE-01', 'ACG-EFF-01');
const NOT_ENGAGED = refusal('not-engaged', 'ACG-ZONE-01', 'ACG-EFF-01');
const NOT_IN_SHADOWS = refusal('not-in-shadows', 'ACG-ZONE-01', 'ACG-EFF-01');
const SPARES_NEMESES = refusal('spares-nemeses', 'ACG-EFF-01');
const ONLY_READY = refusal('only-ready', 'ACG-EFF-01', 'ACG-EXH-01');
const ONLY_EXHAUSTED = refusal('only-exhausted', 'ACG-EFF-01', 'ACG-EXH-01');
const ONLY_FACEUP = refusal('only-faceup', 'ACG-EFF-01');
const ONLY_FACEDOWN = refusal('only-facedown', 'ACG-EFF-01');
const OTHER_NAME = refusal('other-name', 'ACG-EFF-01');
const OTHER_TRAIT = refusal('other-trait', 'ACG-EFF-01');
const UNKNOWN_KIND = refusal('unknown-kind', 'ACG-ZONE-10', 'ACG-EFF-01');
const OUTRANKED = refusal('outranked', 'ACG-TIME-04');
const NO_RANK = refusal('no-rank', 'ACG-TIME-06');

type Described = Exclude<EnemySelector, string>;
type Place = NonNullable<Described['in']>;

/** What an effect does to the enemies it falls on. */
type Doing = {
  /** Where they are sought, unless the card says where. */
  readonly place?: Place;
  /** What "cannot" on their cards may forbid. */
  readonly verb?: Verb;
  /** Could it do anything to this one? */
  readonly can?: (enemy: Enemy) => AcgVerdict;
};
/** The question which enemies an effect falls on. */
export type EnemyPick = AcgChoice<EffectVars, EnemyId> & {
  readonly ask: keyof EnemyAsks;
  readonly verb: Verb | undefined;
};

export const enemyPick = (ask: keyof EnemyAsks, { place = 'play', verb, can }: Doing = {}): EnemyPick => ({
  ask,
  verb,
  candidates: (g, v) => enemiesAmong(g, selectorIn(g, v), v),
  judge(g, v, id) {
    const enemy = enemyOf(g, id);
    const meant = judgeSelected(g, selectorIn(g, v), v, { enemy, place });
    if (meant !== true) return meant;
    if (verb !== undefined && enemyCannot(g, enemy, verb)) return whyCannot(g, enemy, verb);
    return can === undefined ? true : can(enemy);
  },
});

const selectorIn = (g: AcgPosition, v: EffectVars): EnemySelector =>
  paramsOf<{ enemy: EnemySelector }>(g, v.node).enemy;

const NONE: readonly EnemyId[] = [];

/** A card that points at an enemy means nobody else. */
function enemiesAmong(g: AcgPosition, selector: EnemySelector, ctx: Ctx): readonly EnemyId[] {
  if (typeof selector === 'object') return enemyIds(g);
  if (selector === 'targets') return g.board.action?.targets.filter((id) => isInPlay(g, id)) ?? NONE;
  const id = selector === 'this' ? ctx.self : ctx.enemy;
  return id !== null && isInPlay(g, id) ? [id] : NONE;
}
const isInPlay = (g: AcgPosition, id: EnemyId): boolean => maybeEnemy(g, id) !== undefined;

type Sought = { readonly enemy: Enemy; readonly place: Place };

function judgeSelected(g: AcgPosition, selector: EnemySelector, ctx: Ctx, sought: Sought): AcgVerdict {
  if (typeof selector === 'string') return true;
  const fits = judgeFitting(g, selector, ctx, sought);
  return fits === true && selector.rank === 'highest' ? judgeRank(g, selector, ctx, sought) : fits;
}

function judgeFitting(g: AcgPosition, selector: Described, ctx: Ctx, { enemy, place }: Sought): AcgVerdict {
  const there = judgePlace(g, enemy, selector.in ?? place, ctx);
  return there === true ? judgeKind(g, enemy, selector) : there;
}

function judgePlace(g: AcgPosition, { zone }: Enemy, place: Place, ctx: Ctx): AcgVerdict {
  if (zone === 'lair') return IN_LAIR;
  switch (place) {
    case 'engaged-with-you':
      return zone === (ctx.you ?? activeHero(g)) ? true : NOT_ENGAGED_WITH_YOU;
    case 'engaged-with-target':
      return zone === targetOf(g, ctx) ? true : NOT_ENGAGED_WITH_TARGET;
    case 'engaged':
      return zone === 'shadows' ? NOT_ENGAGED : true;
    case 'shadows':
      return zone === 'shadows' ? true : NOT_IN_SHADOWS;
    case 'other-zones':
      return zone === (ctx.you ?? activeHero(g)) ? ALREADY_ENGAGED : true;
    case 'play':
      return true;
  }
}

function judgeKind(g: AcgPosition, enemy: Enemy, selector: Described): AcgVerdict {
  const { nemesis, ready, faceup } = selector;
  if (nemesis === false && isNemesis(g, enemy)) return SPARES_NEMESES;
  if (ready !== undefined && enemy.exhausted === ready) return ready ? ONLY_READY : ONLY_EXHAUSTED;
  if (faceup !== undefined && enemy.faceup !== faceup) return faceup ? ONLY_FACEUP : ONLY_FACEDOWN;
  return judgeName(g, enemy, selector);
}

function judgeName(g: AcgPosition, { faceup, card }: Enemy, { name, trait }: Described): AcgVerdict {
  if (name === undefined && trait === undefined) return true;
  if (!faceup) return UNKNOWN_KIND;
  const printed = enemyCard(g, card);
  if (name !== undefined && printed.name !== name) return OTHER_NAME;
  return trait === undefined || printed.traits.includes(trait) ? true : OTHER_TRAIT;
}

/** Several only where rank leaves a tie; a facedown enemy has no rank (TIME-06). */
function judgeRank(g: AcgPosition, selector: Described, ctx: Ctx, { enemy, place }: Sought): AcgVerdict {
  if (!enemy.faceup) return NO_RANK;
  const rank = rankOf(g, enemy);
  for (const other of g.board.enemies) {
    const above = other.faceup && rankOf(g, other) > rank;
    if (above && judgeFitting(g, selector, ctx, { enemy: other, place }) === true) return OUTRANKED;
  }
  return true;
}

function whyCannot(g: AcgPosition, { faceup, card }: Enemy, verb: Verb): AcgVerdict {
  return faceup && enemyCard(g, card).cannot?.includes(verb) === true ? IMMUNE : FORBIDDEN;
}

/** The enemies an effect falls on. */
export function chooseEnemies(g: G, v: EffectVars, pick: EnemyPick): Await<EnemyId[]> {
  const selector = selectorIn(g, v);
  const ids = allowed(pick, g, v);
  const count = typeof selector === 'string' ? 'all' : (selector.count ?? 1);
  if (count === 'all' && !v.may) return g.pass(ids);
  const max = count === 'all' ? ids.length : count;
  const tied = typeof selector === 'object' && selector.rank === 'highest' && !v.may;
  // Where rank leaves a tie, the heroes choose (TIME-05).
  const asked = tied ? party(g) : deciderFor(g, v);
  return g.some(asked, pick.ask, ids, { min: v.may ? 0 : max, max });
}

/** Do the players pick one out of several, so that declining can be part of the pick? */
export const picksEnemy = (selector: EnemySelector): boolean =>
  typeof selector === 'object' && selector.count !== 'all';

/** How many enemies an effect must find to be carried out in full. */
export const wantedOf = (selector: EnemySelector): number =>
  typeof selector === 'object' && typeof selector.count === 'number' ? selector.count : 1;
