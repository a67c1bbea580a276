import { beside, sees } from '../areas.js';
import type { Hero, Hostile, LrBoard } from '../board.js';
import { layoutOf } from '../content/layout.js';
import type { Amount, HeroSelector, HostileSelector, Place } from '../content/selectors.js';
import type { Ctx } from '../procs.js';
import { cardOfHostile, isHeroId, maybeFigure, maybeHostile, maybeThing } from '../queries.js';
import { type AreaId, COMPANION } from '../terms.js';

/** Who and how many: the players choose where there are more than wanted. */
export type Choice = { ids: string[]; count: number };

export function amountOf(b: LrBoard, amount: Amount, ctx: Ctx): number {
  if (typeof amount === 'number') return amount;
  if (Array.isArray(amount)) return amount[ctx.inspired ? 1 : 0];
  if ('counter' in amount) return b.counters[amount.counter] ?? 0;
  return hostileChoice(b, amount.hostiles, ctx).ids.length;
}

/** Where the card's hero stands, or else the hostile or object whose text it is. */
const areaOfId = (b: LrBoard, id: string | null): AreaId | null =>
  maybeFigure(b, id)?.area ?? (id === null ? null : (maybeThing(b, id)?.area ?? null));

export function areasAt(b: LrBoard, place: Place, ctx: Ctx): AreaId[] {
  if (typeof place === 'object') return [...place.areas];
  const at = areaOfId(
    b,
    place.includes('target') ? ctx.target : place.includes('this') ? ctx.self : (ctx.you ?? ctx.self),
  );
  if (at === null) return [];
  switch (place) {
    case 'your-area':
    case 'target-area':
    case 'this-area':
      return [at];
    case 'adjacent':
    case 'beside-target':
    case 'beside-this':
      return [...beside(b, at)];
    case 'visible':
      return layoutOf(b.adventure)
        .areas.map(({ id }) => id)
        .filter((id) => sees(b, at, id));
  }
}

const wanted = (ids: string[], count: number | 'all' = 1): Choice => ({
  ids,
  count: count === 'all' ? ids.length : Math.min(count, ids.length),
});

const only = (id: string | null | undefined): Choice => wanted(id === null || id === undefined ? [] : [id]);

export function heroChoice(b: LrBoard, selector: HeroSelector, ctx: Ctx): Choice {
  if (selector === 'you') return only(ctx.you);
  if (selector === 'target') return only(isHeroId(ctx.target) ? ctx.target : null);
  if (selector === 'companion') return only(COMPANION);
  if (selector === 'last-acted') return only(b.lastActed);
  if ('hero' in selector) return only(selector.hero);
  const { in: place, other, most, out, count } = selector;
  const areas = place === undefined ? null : areasAt(b, place, ctx);
  let found = b.heroes.filter((hero) => fitsPlace(hero, areas, out === true));
  if (other === true) found = found.filter(({ id }) => id !== ctx.you);
  if (most !== undefined) {
    const top = Math.max(0, ...found.map(({ damage }) => damage));
    found = found.filter(({ damage }) => damage === top);
  }
  return wanted(
    found.map(({ id }) => id),
    count,
  );
}

function fitsPlace(hero: Hero, areas: readonly AreaId[] | null, out: boolean): boolean {
  if (out) return hero.out;
  return hero.area !== null && (areas === null || areas.includes(hero.area));
}

export function hostileChoice(b: LrBoard, selector: HostileSelector, ctx: Ctx): Choice {
  const there = (id: string | null) => only(id !== null && maybeHostile(b, id) !== undefined ? id : null);
  if (selector === 'this') return there(ctx.self);
  if (selector === 'target') return there(ctx.target);
  const areas = selector.in === undefined ? null : areasAt(b, selector.in, ctx);
  const fits = (hostile: Hostile) =>
    isOfKind(hostile, selector) &&
    (areas === null || areas.includes(hostile.area)) &&
    (selector.other !== true || hostile.id !== ctx.self);
  return wanted(
    b.hostiles.filter(fits).map(({ id }) => id),
    selector.count,
  );
}

type Kind = Exclude<HostileSelector, string>;
function isOfKind(hostile: Hostile, { kind, group, rank, wounded }: Kind): boolean {
  const card = cardOfHostile(hostile);
  if (kind !== undefined && hostile.kind !== kind) return false;
  if (group !== undefined && card.group !== group) return false;
  if (rank !== undefined && card.rank !== rank) return false;
  return wounded === undefined || hostile.wounded === wounded;
}
