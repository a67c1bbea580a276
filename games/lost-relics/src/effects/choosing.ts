import { beside, sees } from '../areas.js';
import type { Hero, Hostile } from '../board.js';
import { layoutOf } from '../content/library.js';
import type { Amount, HeroSelector, HostileSelector, Place } from '../content/selectors.js';
import type { LrPosition } from '../kit.js';
import type { Ctx } from '../procs.js';
import { cardOfHostile, isHeroId, maybeFigure, maybeHostile, maybeThing } from '../queries.js';
import { type AreaId, COMPANION } from '../terms.js';

/** Who and how many: the players choose where there are more than wanted. */
export type Choice = { ids: string[]; count: number };

export function amountOf(g: LrPosition, amount: Amount, ctx: Ctx): number {
  if (typeof amount === 'number') return amount;
  if (Array.isArray(amount)) return amount[ctx.inspired ? 1 : 0];
  if ('counter' in amount) return g.board.counters[amount.counter] ?? 0;
  return hostileChoice(g, amount.hostiles, ctx).ids.length;
}

/** Where the card's hero stands, or else the hostile or object whose text it is. */
const areaOfId = (g: LrPosition, id: string | null): AreaId | null =>
  maybeFigure(g, id)?.area ?? (id === null ? null : (maybeThing(g, id)?.area ?? null));

export function areasAt(g: LrPosition, place: Place, ctx: Ctx): AreaId[] {
  if (typeof place === 'object') return [...place.areas];
  const at = areaOfId(
    g,
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
      return [...beside(g, at)];
    case 'visible':
      return layoutOf(g)
        .areas.map(({ id }) => id)
        .filter((id) => sees(g, at, id));
  }
}

const wanted = (ids: string[], count: number | 'all' = 1): Choice => ({
  ids,
  count: count === 'all' ? ids.length : Math.min(count, ids.length),
});

const only = (id: string | null | undefined): Choice => wanted(id === null || id === undefined ? [] : [id]);

export function heroChoice(g: LrPosition, selector: HeroSelector, ctx: Ctx): Choice {
  if (selector === 'you') return only(ctx.you);
  if (selector === 'target') return only(isHeroId(ctx.target) ? ctx.target : null);
  if (selector === 'companion') return only(COMPANION);
  if (selector === 'last-acted') return only(g.board.lastActed);
  if ('hero' in selector) return only(selector.hero);
  const { in: place, other, most, out, count } = selector;
  const areas = place === undefined ? null : areasAt(g, place, ctx);
  let found = g.board.heroes.filter((hero) => fitsPlace(hero, areas, out === true));
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

export function hostileChoice(g: LrPosition, selector: HostileSelector, ctx: Ctx): Choice {
  const there = (id: string | null) => only(id !== null && maybeHostile(g, id) !== undefined ? id : null);
  if (selector === 'this') return there(ctx.self);
  if (selector === 'target') return there(ctx.target);
  const areas = selector.in === undefined ? null : areasAt(g, selector.in, ctx);
  const fits = (hostile: Hostile) =>
    isOfKind(g, hostile, selector) &&
    (areas === null || areas.includes(hostile.area)) &&
    (selector.other !== true || hostile.id !== ctx.self);
  return wanted(
    g.board.hostiles.filter(fits).map(({ id }) => id),
    selector.count,
  );
}

type Kind = Exclude<HostileSelector, string>;
function isOfKind(g: LrPosition, hostile: Hostile, { kind, group, rank, wounded }: Kind): boolean {
  const card = cardOfHostile(g, hostile);
  if (kind !== undefined && hostile.kind !== kind) return false;
  if (group !== undefined && card.group !== group) return false;
  if (rank !== undefined && card.rank !== rank) return false;
  return wounded === undefined || hostile.wounded === wounded;
}
