import type { Hostile } from './board.js';
import { hostileCard, type InBox } from './content/library.js';
import type { Predicate, Range } from './content/selectors.js';
import type { LrPosition } from './kit.js';
import type { Ctx } from './procs.js';
import {
  availableTokens,
  cardOfHostile,
  heroOf,
  isCompanion,
  isHeroId,
  maybeHostile,
  maybeThing,
} from './queries.js';

/** Does what a card or an adventure says hold now? Everything it names must. */
export function holds(g: LrPosition, p: Predicate, ctx: Ctx): boolean {
  return (
    countsHold(g, p) &&
    heroesHold(g, p) &&
    thingsHold(g, p) &&
    momentHolds(g, p, ctx) &&
    logicHolds(g, p, ctx)
  );
}

function within(n: number, { atLeast, atMost }: Range): boolean {
  return (atLeast === undefined || n >= atLeast) && (atMost === undefined || n <= atMost);
}

/** Without a number, one is enough. */
const some = (range: Range): Range =>
  range.atLeast === undefined && range.atMost === undefined ? { atLeast: 1 } : range;

type Wanted = NonNullable<Predicate['hostiles']>;
export function isWanted(g: InBox, hostile: Hostile, { kind, group, rank, in: areas }: Wanted): boolean {
  const card = cardOfHostile(g, hostile);
  if (kind !== undefined && hostile.kind !== kind) return false;
  if (group !== undefined && card.group !== group) return false;
  if (rank !== undefined && card.rank !== rank) return false;
  return areas === undefined || areas.includes(hostile.area);
}

export function slainOf(g: LrPosition, kind: string | undefined): number {
  if (kind !== undefined) return g.board.slain[kind] ?? 0;
  let sum = 0;
  for (const one in g.board.slain) sum += g.board.slain[one] ?? 0;
  return sum;
}

function countsHold(g: LrPosition, p: Predicate): boolean {
  if (p.counter !== undefined && !within(g.board.counters[p.counter.name] ?? 0, some(p.counter)))
    return false;
  if (p.round !== undefined && !within(g.board.round, p.round)) return false;
  if (p.slain !== undefined && !within(slainOf(g, p.slain.kind), some(p.slain))) return false;
  if (p.hostiles === undefined) return true;
  const wanted = p.hostiles;
  let n = 0;
  for (const hostile of g.board.hostiles) if (isWanted(g, hostile, wanted)) n++;
  return within(n, some(wanted));
}

function heroesHold(g: LrPosition, { heroes: wanted }: Predicate): boolean {
  if (wanted === undefined) return true;
  const { in: areas, out = false, each = false } = wanted;
  let [up, there] = [0, 0];
  for (const hero of g.board.heroes) {
    if (isCompanion(hero)) continue;
    if (!hero.out) up++;
    if (hero.out !== out) continue;
    if (areas === undefined || (hero.area !== null && areas.includes(hero.area))) there++;
  }
  if (each && (there === 0 || there < up)) return false;
  return within(there, some(wanted));
}

function thingsHold(g: LrPosition, p: Predicate): boolean {
  if (p.door !== undefined) {
    const { id, open } = p.door;
    if (g.board.doors.find((door) => door.id === id)?.open !== open) return false;
  }
  if (p.marker !== undefined) {
    const at = g.board.markers[p.marker.which]?.area ?? null;
    if (at === null || !p.marker.in.includes(at)) return false;
  }
  return thingHolds(g, p) && (p.available === undefined || isAvailable(g, p.available));
}

const isAvailable = (g: LrPosition, kind: string): boolean =>
  hostileCard(g, kind) !== undefined && availableTokens(g, kind).length > 0;

function thingHolds(g: LrPosition, { thing: wanted }: Predicate): boolean {
  if (wanted === undefined) return true;
  const thing = maybeThing(g, wanted.id);
  if (thing === undefined) return false;
  const { used, carried, in: areas } = wanted;
  if (used !== undefined && thing.uses > 0 !== used) return false;
  if (carried !== undefined && (thing.holder !== null) !== carried) return false;
  if (areas === undefined) return true;
  const at = thing.holder === null ? thing.area : heroOf(g, thing.holder).area;
  return at !== null && areas.includes(at);
}

function momentHolds(g: LrPosition, p: Predicate, ctx: Ctx): boolean {
  if (p.inspired !== undefined && ctx.inspired !== p.inspired) return false;
  return youHold(g, p, ctx) && targetHolds(g, p, ctx);
}

function youHold(g: LrPosition, { you: wanted }: Predicate, { you }: Ctx): boolean {
  if (wanted === undefined) return true;
  if (you === null) return false;
  const hero = heroOf(g, you);
  if (wanted.wounded !== undefined && hero.wounded !== wanted.wounded) return false;
  if (wanted.damage !== undefined && !within(hero.damage, wanted.damage)) return false;
  return wanted.in === undefined || (hero.area !== null && wanted.in.includes(hero.area));
}

/** A hostile that was just slain is known by its token's name. */
export const kindOf = (id: string): string => {
  const at = id.indexOf('#');
  return at < 0 ? id : id.slice(0, at);
};

function targetHolds(g: LrPosition, { target: wanted }: Predicate, { target }: Ctx): boolean {
  if (wanted === undefined) return true;
  if (target === null) return false;
  const hero = isHeroId(target);
  if (wanted.hero !== undefined && hero !== wanted.hero) return false;
  if (wanted.slain !== undefined) {
    const gone = hero ? heroOf(g, target).out : maybeHostile(g, target) === undefined;
    if (gone !== wanted.slain) return false;
  }
  if (wanted.kind !== undefined && kindOf(target) !== wanted.kind) return false;
  return wanted.rank === undefined || (!hero && hostileCard(g, kindOf(target)).rank === wanted.rank);
}

function logicHolds(g: LrPosition, p: Predicate, ctx: Ctx): boolean {
  if (p.not !== undefined && holds(g, p.not, ctx)) return false;
  return p.any === undefined || p.any.some((one) => holds(g, one, ctx));
}
