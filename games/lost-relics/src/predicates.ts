import type { Hostile, LrBoard } from './board.js';
import { hostileCard } from './content/library.js';
import type { Predicate, Range } from './content/selectors.js';
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
export function holds(b: LrBoard, p: Predicate, ctx: Ctx): boolean {
  return (
    countsHold(b, p) &&
    heroesHold(b, p) &&
    thingsHold(b, p) &&
    momentHolds(b, p, ctx) &&
    logicHolds(b, p, ctx)
  );
}

function within(n: number, { atLeast, atMost }: Range): boolean {
  return (atLeast === undefined || n >= atLeast) && (atMost === undefined || n <= atMost);
}

/** Without a number, one is enough. */
const some = (range: Range): Range =>
  range.atLeast === undefined && range.atMost === undefined ? { atLeast: 1 } : range;

type Wanted = NonNullable<Predicate['hostiles']>;
export function isWanted(hostile: Hostile, { kind, group, rank, in: areas }: Wanted): boolean {
  const card = cardOfHostile(hostile);
  if (kind !== undefined && hostile.kind !== kind) return false;
  if (group !== undefined && card.group !== group) return false;
  if (rank !== undefined && card.rank !== rank) return false;
  return areas === undefined || areas.includes(hostile.area);
}

export function slainOf(b: LrBoard, kind: string | undefined): number {
  if (kind !== undefined) return b.slain[kind] ?? 0;
  let sum = 0;
  for (const one in b.slain) sum += b.slain[one] ?? 0;
  return sum;
}

function countsHold(b: LrBoard, p: Predicate): boolean {
  if (p.counter !== undefined && !within(b.counters[p.counter.name] ?? 0, some(p.counter))) return false;
  if (p.round !== undefined && !within(b.round, p.round)) return false;
  if (p.slain !== undefined && !within(slainOf(b, p.slain.kind), some(p.slain))) return false;
  if (p.hostiles === undefined) return true;
  const wanted = p.hostiles;
  let n = 0;
  for (const hostile of b.hostiles) if (isWanted(hostile, wanted)) n++;
  return within(n, some(wanted));
}

function heroesHold(b: LrBoard, { heroes: wanted }: Predicate): boolean {
  if (wanted === undefined) return true;
  const { in: areas, out = false, each = false } = wanted;
  let [up, there] = [0, 0];
  for (const hero of b.heroes) {
    if (isCompanion(hero)) continue;
    if (!hero.out) up++;
    if (hero.out !== out) continue;
    if (areas === undefined || (hero.area !== null && areas.includes(hero.area))) there++;
  }
  if (each && (there === 0 || there < up)) return false;
  return within(there, some(wanted));
}

function thingsHold(b: LrBoard, p: Predicate): boolean {
  if (p.door !== undefined) {
    const { id, open } = p.door;
    if (b.doors.find((door) => door.id === id)?.open !== open) return false;
  }
  if (p.marker !== undefined) {
    const at = b.markers[p.marker.which]?.area ?? null;
    if (at === null || !p.marker.in.includes(at)) return false;
  }
  return thingHolds(b, p) && (p.available === undefined || isAvailable(b, p.available));
}

const isAvailable = (b: LrBoard, kind: string): boolean =>
  hostileCard(kind) !== undefined && availableTokens(b, kind).length > 0;

function thingHolds(b: LrBoard, { thing: wanted }: Predicate): boolean {
  if (wanted === undefined) return true;
  const thing = maybeThing(b, wanted.id);
  if (thing === undefined) return false;
  const { used, carried, in: areas } = wanted;
  if (used !== undefined && thing.uses > 0 !== used) return false;
  if (carried !== undefined && (thing.holder !== null) !== carried) return false;
  if (areas === undefined) return true;
  const at = thing.holder === null ? thing.area : heroOf(b, thing.holder).area;
  return at !== null && areas.includes(at);
}

function momentHolds(b: LrBoard, p: Predicate, ctx: Ctx): boolean {
  if (p.inspired !== undefined && ctx.inspired !== p.inspired) return false;
  return youHold(b, p, ctx) && targetHolds(b, p, ctx);
}

function youHold(b: LrBoard, { you: wanted }: Predicate, { you }: Ctx): boolean {
  if (wanted === undefined) return true;
  if (you === null) return false;
  const hero = heroOf(b, you);
  if (wanted.wounded !== undefined && hero.wounded !== wanted.wounded) return false;
  if (wanted.damage !== undefined && !within(hero.damage, wanted.damage)) return false;
  return wanted.in === undefined || (hero.area !== null && wanted.in.includes(hero.area));
}

/** A hostile that was just slain is known by its token's name. */
export const kindOf = (id: string): string => {
  const at = id.indexOf('#');
  return at < 0 ? id : id.slice(0, at);
};

function targetHolds(b: LrBoard, { target: wanted }: Predicate, { target }: Ctx): boolean {
  if (wanted === undefined) return true;
  if (target === null) return false;
  const hero = isHeroId(target);
  if (wanted.hero !== undefined && hero !== wanted.hero) return false;
  if (wanted.slain !== undefined) {
    const gone = hero ? heroOf(b, target).out : maybeHostile(b, target) === undefined;
    if (gone !== wanted.slain) return false;
  }
  if (wanted.kind !== undefined && kindOf(target) !== wanted.kind) return false;
  return wanted.rank === undefined || (!hero && hostileCard(kindOf(target)).rank === wanted.rank);
}

function logicHolds(b: LrBoard, p: Predicate, ctx: Ctx): boolean {
  if (p.not !== undefined && holds(b, p.not, ctx)) return false;
  return p.any === undefined || p.any.some((one) => holds(b, one, ctx));
}
