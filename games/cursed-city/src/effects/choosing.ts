import {
  allCells,
  areAdjacent,
  beside,
  cellsOfHeroes,
  isEmpty,
  sees,
  stepsFor,
  stepsFrom,
  tileAt,
  touching,
  zoneCells,
} from '../battlefield.js';
import type { Hero, Hostile } from '../board.js';
import { carries } from '../carries.js';
import { heroCard, mapCard } from '../content/library.js';
import type { Amount, CellSelector, HeroSelector, HostileSelector, Place } from '../content/selectors.js';
import type { CcPosition } from '../kit.js';
import type { Ctx } from '../procs.js';
import {
  has,
  isDiseased,
  isGroupName,
  isHeroId,
  isSmall,
  isStanding,
  maybeFigure,
  maybeHostile,
  modelOf,
  personOf,
  slotOf,
} from '../queries.js';
import type { Ailment, CellId } from '../terms.js';

/** Who and how many: the players choose where there are more than wanted. */
export type Choice = { ids: string[]; min: number; max: number };

type Count = number | 'all' | 'any' | undefined;

function wanted(ids: string[], count: Count = 1): Choice {
  if (count === 'any') return { ids, min: 0, max: ids.length };
  const max = count === 'all' ? ids.length : Math.min(count, ids.length);
  return { ids, min: max, max };
}
const only = (id: string | null | undefined): Choice => wanted(id === null || id === undefined ? [] : [id]);

// --- places ----------------------------------------------------------------------------------------

/** Where the text's own figure stands: the hero whose card it is, or the hostile. */
function here(g: CcPosition, ctx: Ctx): CellId | null {
  return maybeFigure(g, ctx.you)?.at ?? maybeFigure(g, ctx.self)?.at ?? null;
}

type From = 'you' | 'this' | 'target' | 'heroes';

/** The space from which "nearest" and "away" are meant. */
export function origins(g: CcPosition, of: From | undefined, ctx: Ctx): CellId[] {
  if (of === 'heroes') return cellsOfHeroes(g);
  const at =
    of === 'target'
      ? maybeFigure(g, ctx.target)?.at
      : of === 'this'
        ? maybeFigure(g, ctx.self)?.at
        : here(g, ctx);
  return at === null || at === undefined ? [] : [at];
}

/** The spaces that a place means here and now. */
function cellsAt(g: CcPosition, place: Place, ctx: Ctx): CellId[] {
  if (typeof place === 'object') {
    if ('at' in place) return place.at.flatMap((label) => labelled(g, label));
    if ('touching' in place) return touchingKind(g, place.touching);
    const from = origins(g, place.of, ctx);
    if (from.length === 0) return [];
    const steps = stepsFrom(g, from);
    return allCells(g).filter((cell) => stepsFor(g, steps, cell) <= place.within);
  }
  if (place === 'extraction-zone') return [...zoneCells(g, 'extraction')];
  const at = place.startsWith('target') ? maybeFigure(g, ctx.target)?.at : here(g, ctx);
  if (at === null || at === undefined) return [];
  switch (place) {
    case 'adjacent':
    case 'target-adjacent':
      return beside(g, at);
    case 'same-tile':
    case 'target-tile':
      return allCells(g).filter((cell) => tileAt(g, cell) === tileAt(g, at));
    case 'visible':
      return allCells(g).filter((cell) => sees(g, { at }, { at: cell }));
  }
}

/** A name of the map, or a space itself. */
function labelled(g: CcPosition, label: string): readonly CellId[] {
  const map = g.board.journey?.map ?? null;
  const labels = map === null ? undefined : mapCard(g, map).labels;
  return labels?.[label] ?? [label];
}

function touchingKind(g: CcPosition, what: 'lychgate' | 'gateway' | 'closed-gateway' | 'object'): CellId[] {
  const { links, marks } = g.board.ground;
  switch (what) {
    case 'lychgate':
      return marks.flatMap(({ id }) => touching(g, id));
    case 'gateway':
      return links.flatMap(({ id }) => touching(g, id));
    case 'closed-gateway':
      return links.flatMap(({ id, open }) => (open ? [] : touching(g, id)));
    case 'object':
      return g.board.things.flatMap(({ at }) => beside(g, at));
  }
}

/** Spaces for something to be put into: the nearest or furthest of them, if only those are meant. */
export function cellChoice(g: CcPosition, selector: CellSelector, ctx: Ctx): CellId[] {
  if (selector === 'your-space') return origins(g, 'you', ctx);
  if (selector === 'target-space') return origins(g, 'target', ctx);
  const { in: place, empty = true, by, of } = selector;
  const all = place === undefined ? [...allCells(g)] : cellsAt(g, place, ctx);
  const fits = empty ? all.filter((cell) => isEmpty(g, cell)) : all;
  return by === undefined ? fits : outermost(g, fits, by, origins(g, of, ctx), (cell) => cell);
}

function outermost<T>(
  g: CcPosition,
  list: readonly T[],
  by: 'nearest' | 'furthest',
  from: readonly CellId[],
  cellOf: (one: T) => CellId | null,
): T[] {
  if (from.length === 0) return [...list];
  const steps = stepsFrom(g, from);
  const far = (one: T): number => {
    const at = cellOf(one);
    return at === null ? Number.POSITIVE_INFINITY : stepsFor(g, steps, at);
  };
  const distances = list.map(far);
  const best = by === 'nearest' ? Math.min(...distances) : Math.max(...distances);
  return list.filter((_, i) => distances[i] === best);
}

// --- figures ---------------------------------------------------------------------------------------

const hurt = ({ row }: Hero): number =>
  row.reduce((sum, { on }) => sum + (on.includes('grievous') ? 2 : on.includes('wound') ? 1 : 0), 0);

function suffers(figure: Hero | Hostile, ailment: Ailment | 'any'): boolean {
  if (ailment === 'diseased') return isDiseased(figure);
  if (ailment === 'any') return figure.ailments.length > 0 || isDiseased(figure);
  return has(figure, ailment);
}

type DescribedHero = Exclude<HeroSelector, string | { hero: unknown }>;
type DescribedHostile = Exclude<HostileSelector, string>;

export function heroChoice(g: CcPosition, selector: HeroSelector, ctx: Ctx): Choice {
  if (selector === 'you') return only(ctx.you);
  if (selector === 'target') return only(isHeroId(g, ctx.target) ? ctx.target : null);
  if (selector === 'activating') return only(isHeroId(g, g.board.active) ? g.board.active : null);
  if ('hero' in selector) return only(g.board.heroes.find(({ id }) => id === selector.hero)?.id);
  const cells = selector.in === undefined ? null : cellsAt(g, selector.in, ctx);
  const fits = g.board.heroes.filter((hero) => fitsHero(g, hero, selector, cells, ctx));
  return wanted(
    pickedBy(g, fits, selector.by, ctx).map(({ id }) => id),
    selector.count,
  );
}

function fitsHero(
  g: CcPosition,
  hero: Hero,
  { where, other, wounded, ailment, class: of }: DescribedHero,
  cells: readonly CellId[] | null,
  ctx: Ctx,
): boolean {
  if (!isWhere(hero, where)) return false;
  if (cells !== null && (hero.at === null || !cells.includes(hero.at))) return false;
  if (other === true && hero.id === ctx.you) return false;
  if (wounded !== undefined && hurt(hero) > 0 !== wounded) return false;
  if (ailment !== undefined && !suffers(hero, ailment)) return false;
  return of === undefined || heroCard(g, hero.id).class === of;
}

const isWhere = carries(
  'CC-EVT-16',
  'choosing.isWhere',
  (hero: Hero, where: DescribedHero['where']): boolean => {
    switch (where) {
      case undefined:
        return isStanding(hero);
      case 'journey':
        return true;
      case 'able':
        return hero.where !== 'out';
      default:
        return hero.where === where;
    }
  },
);

function pickedBy(g: CcPosition, heroes: Hero[], by: DescribedHero['by'], ctx: Ctx): Hero[] {
  switch (by) {
    case undefined:
      return heroes;
    case 'nearest':
    case 'furthest':
      return outermost(g, heroes, by, origins(g, undefined, ctx), ({ at }) => at);
    case 'most-wounded':
      return topBy(heroes, hurt);
    case 'least-inspiration':
      return topBy(heroes, ({ inspiration }) => -inspiration);
  }
}

function topBy<T>(list: readonly T[], of: (one: T) => number): T[] {
  const best = Math.max(...list.map(of));
  return list.filter((one) => of(one) === best);
}

export function hostileChoice(g: CcPosition, selector: HostileSelector, ctx: Ctx): Choice {
  const there = (id: string | null) => only(id !== null && maybeHostile(g, id) !== undefined ? id : null);
  if (selector === 'this') return there(ctx.self);
  if (selector === 'target') return there(ctx.target);
  const cells = selector.in === undefined ? null : cellsAt(g, selector.in, ctx);
  const fits = g.board.hostiles.filter(
    (hostile) => (cells === null || cells.includes(hostile.at)) && fitsHostile(g, hostile, selector, ctx),
  );
  const { by, count } = selector;
  const some = by === undefined ? fits : outermost(g, fits, by, origins(g, undefined, ctx), ({ at }) => at);
  return wanted(
    some.map(({ id }) => id),
    count,
  );
}

function fitsHostile(g: CcPosition, hostile: Hostile, wish: DescribedHostile, ctx: Ctx): boolean {
  const { category, model, champion, group, size, wounded, ailment, other } = wish;
  if (category !== undefined && hostile.category !== category) return false;
  if (model !== undefined && hostile.model !== model) return false;
  if (champion === true && modelOf(g, hostile).champion !== true) return false;
  if (group !== undefined && hostile.group !== groupMeant(g, group, ctx)) return false;
  if (size !== undefined && isSmall(g, hostile) !== (size === 'small')) return false;
  if (wounded !== undefined && hostile.damage > 0 !== wounded) return false;
  if (ailment !== undefined && !suffers(hostile, ailment)) return false;
  return other !== true || hostile.id !== ctx.self;
}

/** The group whose text it is: that of a hostile, or of its whole group. */
export function groupMeant(g: CcPosition, group: 'this' | number, { self }: Ctx): number | null {
  if (group !== 'this') return group;
  if (self === null) return null;
  return isGroupName(self) ? slotOf(self) : (maybeHostile(g, self)?.group ?? null);
}

/** Two figures on the battlefield. */
export const isBeside = (g: CcPosition, one: string | null, other: string | null): boolean => {
  const [a, b] = [maybeFigure(g, one), maybeFigure(g, other)];
  return a !== undefined && b !== undefined && areAdjacent(g, a, b);
};

// --- amounts ---------------------------------------------------------------------------------------

export function amountOf(g: CcPosition, amount: Amount, ctx: Ctx): number {
  if (typeof amount === 'number') return amount;
  if (amount === 'score') return ctx.score;
  if (amount === 'level') return ctx.you === null ? 0 : personOf(g, ctx.you).level;
  if (!('of' in amount)) return ctx.result === null ? 0 : (amount[ctx.result] ?? 0);
  const { of, times = 1, add = 0 } = amount;
  return countOf(g, of, ctx) * times + add;
}

type Counted = Extract<Amount, { of: unknown }>['of'];

function countOf(g: CcPosition, of: Counted, ctx: Ctx): number {
  if ('counter' in of) return counterOf(g, of.counter);
  if ('heroes' in of) return heroChoice(g, of.heroes, ctx).ids.length;
  return hostileChoice(g, of.hostiles, ctx).ids.length;
}

/** A counter of the journey, or one of the quest. */
export const counterOf = ({ board }: CcPosition, name: string): number =>
  board.journey?.counters[name] ?? board.quest.counters[name] ?? 0;
