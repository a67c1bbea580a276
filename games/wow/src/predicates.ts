import type { SeatId } from '@questhall/engine';
import type { Fighter, Rival } from './board.js';
import { encounterSheet, itemSheet, spaceOf } from './content/library.js';
import type { Characters, Items, Place, Predicate, Range } from './content/selectors.js';
import { attackTypeOf, fighterOf } from './fighters.js';
import type { WowPosition } from './kit.js';
import { nearestCities, spacesAt } from './places.js';
import type { Ctx } from './procs.js';
import {
  affiliationOf,
  equippedItems,
  isAtLeast,
  itemLevel,
  maybeRival,
  ownItems,
  stepsBetween,
  valorOf,
} from './queries.js';
import type { ItemId, Level, SpaceId } from './terms.js';

function within(n: number, { atLeast, atMost }: Range): boolean {
  return (atLeast === undefined || n >= atLeast) && (atMost === undefined || n <= atMost);
}
/** Without a number, one is enough. */
const some = (range: Range): Range =>
  range.atLeast === undefined && range.atMost === undefined ? { atLeast: 1 } : range;

type Levels = { atLeast?: Level | undefined; atMost?: Level | undefined };
const isLevel = (level: Level, { atLeast, atMost }: Levels): boolean =>
  (atLeast === undefined || isAtLeast(level, atLeast)) && (atMost === undefined || isAtLeast(atMost, level));

/** Does what a card says hold now? Everything it names must. */
export function holds(g: WowPosition, p: Predicate, ctx: Ctx): boolean {
  const you = maybeRival(g, ctx.you);
  return (
    momentHolds(g, p, ctx) &&
    combatHolds(g, p, ctx) &&
    (you === undefined ? !namesYou(p) : characterHolds(g, p, you) && possessionsHold(g, p, you)) &&
    logicHolds(g, p, ctx)
  );
}

/** Something only a character can meet. */
const namesYou = (p: Predicate): boolean =>
  p.level !== undefined || p.affiliation !== undefined || p.at !== undefined || p.near !== undefined;

function momentHolds({ board }: WowPosition, p: Predicate, { you }: Ctx): boolean {
  if (p.phase !== undefined && board.phase !== p.phase) return false;
  return p.yourTurn === undefined || (board.active === you) === p.yourTurn;
}

function characterHolds(g: WowPosition, p: Predicate, you: Rival): boolean {
  if (p.level !== undefined && !isLevel(you.level, p.level)) return false;
  if (p.affiliation !== undefined && affiliationOf(g, you) !== p.affiliation) return false;
  if (p.cardSide !== undefined && you.side !== p.cardSide) return false;
  if (p.at !== undefined && (you.space === null || !isAt(g, you.space, p.at, you))) return false;
  if (p.damage !== undefined && !within(you.damage, some(p.damage))) return false;
  if (p.energy !== undefined && !within(you.energy, some(p.energy))) return false;
  return p.near === undefined || isNear(g, p.near, you);
}

function isNear(
  g: WowPosition,
  { within: steps = 0, affiliation }: NonNullable<Predicate['near']>,
  you: Rival,
): boolean {
  return g.board.rivals.some(
    (other) =>
      other.seat !== you.seat &&
      isSoNear(g, you.space, other.space, steps) &&
      (affiliation === undefined || affiliationOf(g, other) === affiliation),
  );
}

export const isSoNear = (
  g: WowPosition,
  one: SpaceId | null,
  other: SpaceId | null,
  steps: number,
): boolean => one !== null && other !== null && stepsBetween(g, one, other) <= steps;

function possessionsHold(g: WowPosition, p: Predicate, you: Rival): boolean {
  if (p.hand !== undefined && !within(you.hand.length, some(p.hand))) return false;
  if (p.valor !== undefined && !within(valorOf(g, you), some(p.valor))) return false;
  if (p.quests !== undefined && !within(you.quests.length, some(p.quests))) return false;
  if (p.equipped !== undefined && you[p.equipped] === null) return false;
  return p.items === undefined || within(itemsOf(g, you, p.items).length, some(p.items));
}

/** Items of a player that fit. */
export function itemsOf(g: WowPosition, rival: Rival, { slot, level, from }: Items): ItemId[] {
  const all = from === 'bag' ? rival.bag : from === 'equipped' ? equippedItems(rival) : ownItems(rival);
  return all.filter(
    (item) =>
      (slot === undefined || itemSheet(g, item).slot === slot) &&
      (level === undefined || isLevel(itemLevel(g, item), level)),
  );
}

function combatHolds(g: WowPosition, p: Predicate, ctx: Ctx): boolean {
  if (!namesCombat(p)) return true;
  const { combat } = g.board;
  const own = ownFighter(g, ctx);
  if (combat === null || own === undefined) return false;
  const other = own === combat.attacker ? combat.defender : combat.attacker;
  if (p.side !== undefined && (own === combat.attacker) !== (p.side === 'attacker')) return false;
  if (p.against !== undefined && !isAgainst(combat.source, other, p.against)) return false;
  if (p.trait !== undefined && !hasTrait(g, other, p.trait)) return false;
  return sidesHold(g, p, own, other);
}

function sidesHold(g: WowPosition, p: Predicate, own: Fighter, other: Fighter): boolean {
  if (p.attacks !== undefined && attackTypeOf(g, own) !== p.attacks) return false;
  if (p.opponentAttacks !== undefined && attackTypeOf(g, other) !== p.opponentAttacks) return false;
  if (p.die !== undefined && !within(own.die ?? 0, p.die)) return false;
  return p.opponentDie === undefined || within(other.die ?? 0, p.opponentDie);
}

const namesCombat = (p: Predicate): boolean =>
  p.side !== undefined ||
  p.against !== undefined ||
  p.trait !== undefined ||
  p.attacks !== undefined ||
  p.opponentAttacks !== undefined ||
  p.die !== undefined ||
  p.opponentDie !== undefined;

/** The side of the battle whose text it is: the player, or the encounter that speaks. */
export const ownFighter = (g: WowPosition, { you, self }: Ctx): Fighter | undefined =>
  fighterOf(g, you ?? self ?? '');

export function opponentOf(g: WowPosition, ctx: Ctx): Fighter | undefined {
  const { combat } = g.board;
  const own = ownFighter(g, ctx);
  if (combat === null || own === undefined) return undefined;
  return own === combat.attacker ? combat.defender : combat.attacker;
}

function isAgainst(source: string, other: Fighter, what: NonNullable<Predicate['against']>): boolean {
  if (what === 'character') return other.seat !== null;
  if (what === 'board-encounter') return source === 'board';
  return other.seat === null;
}

const hasTrait = (g: WowPosition, { card }: Pick<Fighter, 'card'>, trait: string): boolean =>
  card !== null && encounterSheet(g, card).traits?.includes(trait) === true;

/** Aggro is a trait of an encounter. */
export const isAggro = (g: WowPosition, card: string): boolean => hasTrait(g, { card }, 'aggro');

function logicHolds(g: WowPosition, { not, any }: Predicate, ctx: Ctx): boolean {
  if (not !== undefined && holds(g, not, ctx)) return false;
  return any === undefined || any.some((one) => holds(g, one, ctx));
}

/** Is a space one of those that a card names? */
export function isAt(g: WowPosition, space: SpaceId, place: Place, you: Rival | undefined): boolean {
  if (place === 'any') return true;
  if (place === 'city') return spaceOf(g, space).city === true;
  if (place === 'here') return you?.space === space;
  if (place === 'nearest-city') return you?.space != null && nearestCities(g, you.space).includes(space);
  return spacesAt(g, place, you).includes(space);
}

/** Seats that a card may mean, clockwise from its owner; who is chosen among them is another matter. */
export function charactersMeant(g: WowPosition, whom: Exclude<Characters, string>, ctx: Ctx): SeatId[] {
  const you = maybeRival(g, ctx.you);
  return g.board.rivals
    .filter((one) => {
      if (whom.other === true && one.seat === ctx.you) return false;
      if (whom.affiliation !== undefined && affiliationOf(g, one) !== whom.affiliation) return false;
      if (whom.level !== undefined && !isLevel(one.level, whom.level)) return false;
      if (whom.at !== undefined && (one.space === null || !isAt(g, one.space, whom.at, you))) return false;
      return whom.within === undefined || isSoNear(g, you?.space ?? null, one.space, whom.within);
    })
    .map(({ seat }) => seat);
}
