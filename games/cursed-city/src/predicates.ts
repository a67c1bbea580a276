import { spacesWith } from '@questhall/tabletop';
import { isInZone, sees } from './battlefield.js';
import type { FigurePredicate, Predicate, Range } from './content/conditions.js';
import { heroCard, hostileCard, journeyCard } from './content/library.js';
import { counterOf, heroChoice, hostileChoice, isBeside } from './effects/choosing.js';
import type { CcPosition } from './kit.js';
import type { Ctx } from './procs.js';
import {
  has,
  hostilesIn,
  isDiseased,
  isHeroId,
  isNight,
  isStanding,
  journeyRecord,
  maybeFigure,
  maybeHero,
  maybeHostile,
  personOf,
  realmstoneOf,
} from './queries.js';

/** Does what a card, a journey or an entry says hold now? Everything it names must. */
export function holds(g: CcPosition, p: Predicate, ctx: Ctx): boolean {
  return (
    questHolds(g, p) &&
    journeyHolds(g, p) &&
    countsHold(g, p, ctx) &&
    momentHolds(g, p, ctx) &&
    logicHolds(g, p, ctx)
  );
}

function inRange(n: number, { atLeast, atMost }: Range): boolean {
  return (atLeast === undefined || n >= atLeast) && (atMost === undefined || n <= atMost);
}

/** Without a number, one is enough. */
const some = (range: Range): Range =>
  range.atLeast === undefined && range.atMost === undefined ? { atLeast: 1 } : range;

const fits = (n: number, range: Range | undefined): boolean => range === undefined || inRange(n, range);

function questHolds(g: CcPosition, p: Predicate): boolean {
  const { quest, company } = g.board;
  if (!fits(quest.fear, p.fear) || !fits(quest.influence, p.influence)) return false;
  if (p.won !== undefined && !inRange(journeysWon(g, p.won), some(p.won))) return false;
  if (p.destroyed !== undefined) {
    const { journey } = p.destroyed;
    const count = quest.destroyed.filter((one) => journey === undefined || one === journey).length;
    if (!inRange(count, some(p.destroyed))) return false;
  }
  if (p.unlocked !== undefined && !quest.unlocked.includes(p.unlocked)) return false;
  if (p.realmstone !== undefined && !inRange(realmstoneHeld(g), p.realmstone)) return false;
  if (p.levels === undefined) return true;
  const levels = company.filter(({ dead }) => !dead).map(({ level }) => level);
  return inRange(Math.max(0, ...levels), p.levels);
}

const realmstoneHeld = (g: CcPosition): number =>
  g.board.heroes.reduce((sum, { id }) => sum + realmstoneOf(g, personOf(g, id).realmstone), 0);

function journeysWon(g: CcPosition, { journey, type }: NonNullable<Predicate['won']>): number {
  return g.board.quest.log.filter(
    (one) =>
      one.result === 'success' &&
      (journey === undefined || one.journey === journey) &&
      (type === undefined || journeyCard(g, one.journey).type === type),
  ).length;
}

function journeyHolds(g: CcPosition, p: Predicate): boolean {
  const { journey } = g.board;
  if (p.night !== undefined && isNight(g) !== p.night) return false;
  if (p.journey !== undefined && (journey === null || journeyRecord(g).type !== p.journey)) return false;
  return fits(journey?.turn ?? 0, p.turn) && fits(journey?.questTrack ?? 0, p.questTrack);
}

function countsHold(g: CcPosition, p: Predicate, ctx: Ctx): boolean {
  if (p.counter !== undefined && !inRange(counterOf(g, p.counter.name), some(p.counter))) return false;
  if (p.things !== undefined) {
    const { kind } = p.things;
    const count = g.board.things.filter((thing) => thing.kind === kind).length;
    if (!inRange(count, some(p.things))) return false;
  }
  if (p.damage !== undefined && !inRange(damageHeld(g), p.damage)) return false;
  if (p.slain !== undefined && !inRange(slainOf(g, p.slain), some(p.slain))) return false;
  return figuresHold(g, p, ctx);
}

function figuresHold(g: CcPosition, { heroes, hostiles }: Predicate, ctx: Ctx): boolean {
  if (heroes !== undefined) {
    const count = heroChoice(g, heroes.who ?? {}, ctx).ids.length;
    const up = g.board.heroes.filter(isStanding).length;
    if (heroes.each === true && (count === 0 || count < up)) return false;
    if (!inRange(count, some(heroes))) return false;
  }
  if (hostiles === undefined) return true;
  return inRange(hostileChoice(g, hostiles.who ?? {}, ctx).ids.length, some(hostiles));
}

/** A grievous wound is two points of damage. */
export const damageHeld = ({ board }: CcPosition): number =>
  board.heroes.reduce(
    (sum, { row }) => sum + spacesWith(row, 'wound').length + 2 * spacesWith(row, 'grievous').length,
    0,
  );

/** Slain in this journey: of a model, champions, or all. */
function slainOf(g: CcPosition, { model, champion }: NonNullable<Predicate['slain']>): number {
  let sum = 0;
  for (const [of, count] of Object.entries(g.board.journey?.slain ?? {})) {
    if (model !== undefined && of !== model) continue;
    if (champion !== true || isChampion(g, of)) sum += count;
  }
  return sum;
}

export const isChampion = (g: CcPosition, model: string): boolean =>
  (g.box.kinds.hostile ?? []).some(
    (card) => card.kind === 'hostile' && card.models.some(({ id, champion }) => id === model && champion),
  );

function momentHolds(g: CcPosition, p: Predicate, ctx: Ctx): boolean {
  if (p.result !== undefined && !isResult(ctx.result, p.result)) return false;
  if (p.score !== undefined && !inRange(ctx.score, p.score)) return false;
  const attack = g.board.attacks.at(-1);
  if (p.weapon !== undefined && attack?.weapon.split('/').at(-1) !== p.weapon) return false;
  if (p.reaction !== undefined && attack?.reaction !== p.reaction) return false;
  return (
    figureHolds(g, ctx.you, p.you, ctx) &&
    figureHolds(g, ctx.target, p.target, ctx) &&
    figureHolds(g, ctx.self, p.this, ctx)
  );
}

const isResult = (result: Ctx['result'], wanted: NonNullable<Predicate['result']>): boolean =>
  wanted === 'successful' ? result === 'success' || result === 'critical' : result === wanted;

/** A hostile that was just slain is known by its model alone. */
function figureHolds(g: CcPosition, id: string | null, wish: FigurePredicate | undefined, ctx: Ctx): boolean {
  if (wish === undefined) return true;
  if (id === null) return false;
  const hero = isHeroId(g, id);
  if (wish.hero !== undefined && hero !== wish.hero) return false;
  if (wish.slain !== undefined && (maybeFigure(g, id) === undefined) !== wish.slain) return false;
  return (
    placeHolds(g, id, wish, ctx) &&
    modelHolds(g, id, wish) &&
    stateHolds(g, id, wish) &&
    (!hero || heroHolds(g, id, wish))
  );
}

function placeHolds(
  g: CcPosition,
  id: string,
  { activating, adjacent, visible }: FigurePredicate,
  ctx: Ctx,
): boolean {
  const from = ctx.you ?? ctx.self;
  if (activating !== undefined && (g.board.active === id) !== activating) return false;
  if (adjacent !== undefined && isBeside(g, from, id) !== adjacent) return false;
  return visible === undefined || isVisible(g, from, id) === visible;
}

function isVisible(g: CcPosition, from: string | null, to: string): boolean {
  const [a, b] = [maybeFigure(g, from), maybeFigure(g, to)];
  return a !== undefined && b !== undefined && sees(g, a, b);
}

function modelHolds(g: CcPosition, id: string, wish: FigurePredicate): boolean {
  const { category, model, champion, lastOfGroup } = wish;
  const known = g.box.models[id];
  if (category !== undefined && known?.category !== category) return false;
  if (model !== undefined && known?.model !== model) return false;
  if (champion !== undefined) {
    const card = known === undefined ? undefined : hostileCard(g, known.category);
    const is = card?.models.find((one) => one.id === known?.model)?.champion === true;
    if (is !== champion) return false;
  }
  return lastOfGroup === undefined || isLastOfGroup(g, id) === lastOfGroup;
}

/** Slain, it lies on its group's card, and none of that group stands. */
function isLastOfGroup(g: CcPosition, id: string): boolean {
  const slot = g.board.track.findIndex((group) => group?.slain.includes(id) === true);
  return slot >= 0 && hostilesIn(g, slot).length === 0;
}

function stateHolds(g: CcPosition, id: string, { wounded, ailment }: FigurePredicate): boolean {
  const figure = maybeHero(g, id) ?? maybeHostile(g, id);
  if (wounded !== undefined) {
    const hurt =
      figure !== undefined &&
      ('row' in figure
        ? figure.row.some(({ on }) => on.includes('wound') || on.includes('grievous'))
        : figure.damage > 0);
    if (hurt !== wounded) return false;
  }
  if (ailment === undefined) return true;
  if (figure === undefined) return false;
  if (ailment === 'any') return figure.ailments.length > 0 || isDiseased(figure);
  return ailment === 'diseased' ? isDiseased(figure) : has(figure, ailment);
}

function heroHolds(g: CcPosition, id: string, wish: FigurePredicate): boolean {
  const person = personOf(g, id);
  const hero = maybeHero(g, id);
  if (!fits(person.level, wish.level) || !fits(hero?.inspiration ?? 0, wish.inspiration)) return false;
  if (wish.class !== undefined && heroCard(g, id).class !== wish.class) return false;
  if (wish.inspired !== undefined && (hero?.inspired ?? false) !== wish.inspired) return false;
  if (wish.item !== undefined && person.item !== wish.item) return false;
  if (wish.treasure !== undefined && (person.treasure !== null) !== wish.treasure) return false;
  return wish.inZone === undefined || isInZone(g, hero?.at ?? null) === wish.inZone;
}

function logicHolds(g: CcPosition, p: Predicate, ctx: Ctx): boolean {
  if (p.not !== undefined && holds(g, p.not, ctx)) return false;
  return p.any === undefined || p.any.some((one) => holds(g, one, ctx));
}
