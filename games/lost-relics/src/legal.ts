import { beside, isEngaged, isFull, isShut, sees, stepsFrom } from './areas.js';
import type { Figure, Hero, Hostile, LrBoard } from './board.js';
import { layoutOf } from './content/layout.js';
import { actionAt, adventureSheet, heroCard, treasureCard } from './content/library.js';
import type { Action } from './content/schema.js';
import { carries } from './kit.js';
import { holds } from './predicates.js';
import { nobody } from './procs.js';
import { canPay, couldHappen } from './program.js';
import { canUse, maybeThing, thingCard } from './queries.js';
import {
  type ActionKey,
  type AreaId,
  CHANGES,
  type Change,
  type FigureId,
  type HeroId,
  LIMITS,
} from './terms.js';

/** What a hero may do now, and with which die. Nothing here changes anything. */

const keys: { [card: string]: readonly ActionKey[] } = Object.create(null);

function keysOf(actions: readonly Action[] | undefined, at: string): readonly ActionKey[] {
  const known = keys[at];
  if (known !== undefined) return known;
  const made = (actions ?? []).map(({ id }) => `${at}/${id}`);
  keys[at] = made;
  return made;
}

/** The actions printed on the side of the card that is up, and on treasure that the hero holds and can use. */
export const printedActions = carries(
  ['LR-ACT-01', 'LR-TRE-05', 'LR-DMH-07'],
  'legal.printedActions',
  (hero: Hero): ActionKey[] => {
    const side = hero.wounded ? 'wounded' : 'unwounded';
    const out = [...keysOf(heroCard(hero.id)[side].actions, `${hero.id}/${side}`)];
    for (const card of hero.treasure) {
      if (canUse(hero, card)) out.push(...keysOf(treasureCard(card).actions, card));
    }
    return out;
  },
);

/** The card an action is printed on. */
export const cardOfAction = (key: ActionKey): string => key.slice(0, key.indexOf('/'));

/** A die at least as high as the inspired number inspires, without being asked. */
export const isInspired = carries(
  ['LR-ACT-05', 'LR-ACT-06'],
  'legal.isInspired',
  (key: ActionKey, die: number): boolean => {
    const { inspired } = { inspired: undefined, ...actionAt(key) };
    return inspired !== undefined && die >= inspired;
  },
);

/** Can this action be made at all, normal or inspired? The value of the die bars nothing by itself. */
export const isLegal = carries(
  ['LR-ACT-04', 'LR-ACT-09', 'LR-BRD-12'],
  'legal.isLegal',
  (b: LrBoard, hero: Hero, key: ActionKey, inspired: boolean): boolean => {
    if (hero.area === null) return false;
    const action = actionAt(key);
    switch (action.kind) {
      case 'move':
        return canMove(b, hero, inspired);
      case 'rest':
        return canRest(b, hero);
      case 'interact':
        return canInteract(b, hero);
      case 'attack':
        return canAttack(b, hero, action.range);
      case 'special': {
        const ctx = { ...nobody, you: hero.id, self: cardOfAction(key), inspired };
        if (action.if !== undefined && !holds(b, action.if, ctx)) return false;
        return (action.cost === undefined || canPay(b, action.cost, ctx)) && couldHappen(b, key, ctx);
      }
    }
  },
);

// --- dice ------------------------------------------------------------------------------------------

/** A die as it lies there, or one that a destiny token turns. */
export type DieOption = string;
const DESTINY = 'destiny:';
export const isTurned = (option: DieOption): boolean => option.startsWith(DESTINY);
export const dieOf = (option: DieOption): number =>
  Number(isTurned(option) ? option.slice(DESTINY.length) : option);

const VALUES: readonly number[] = [1, 2, 3, 4, 5, 6];

/** The values that the die could be turned to so that it pays for the action. */
export function turnedValues(
  b: LrBoard,
  hero: Hero,
  key: ActionKey,
  die: number,
  must: number | null,
): number[] {
  return VALUES.filter(
    (value) =>
      value !== die && (must === null || value === must) && isLegal(b, hero, key, isInspired(key, value)),
  );
}

/** Any die pays for any action; a destiny token turns one of the hero's own before it is spent. */
export const diceFor = carries(
  ['LR-ACT-03', 'LR-ACT-04', 'LR-DST-03', 'LR-DST-05', 'LR-CHN-13', 'LR-RND-11'],
  'legal.diceFor',
  (b: LrBoard, hero: Hero, key: ActionKey, must: number | null): DieOption[] => {
    const shown = [...new Set(hero.dice)].sort((x, y) => x - y);
    const plain = shown.filter(
      (die) => (must === null || die === must) && isLegal(b, hero, key, isInspired(key, die)),
    );
    const turned =
      hero.destiny > 0 ? shown.filter((die) => turnedValues(b, hero, key, die, must).length > 0) : [];
    return [...plain.map(String), ...turned.map((die) => `${DESTINY}${die}`)];
  },
);

/** The actions that this hero can pay for; in a chain, with a die of just this value. */
export function offeredActions(b: LrBoard, hero: Hero, must: number | null): ActionKey[] {
  if (hero.dice.length === 0 || hero.area === null) return [];
  return printedActions(hero).filter((key) => isOffered(b, hero, key, must));
}

/** Is there a die for it? The same as asking for all of them, without laying them out: bots ask this all the time. */
function isOffered(b: LrBoard, hero: Hero, key: ActionKey, must: number | null): boolean {
  const ways = waysToPay(hero, key, must);
  return (
    ((ways & NORMAL) > 0 && isLegal(b, hero, key, false)) ||
    ((ways & INSPIRED) > 0 && isLegal(b, hero, key, true))
  );
}

const NORMAL = 1;
const INSPIRED = 2;
const wayOf = (key: ActionKey, die: number): number => (isInspired(key, die) ? INSPIRED : NORMAL);

function waysToPay({ dice, destiny }: Hero, key: ActionKey, must: number | null): number {
  if (must !== null) return destiny > 0 || dice.includes(must) ? wayOf(key, must) : 0;
  if (destiny > 0) return wayOf(key, 1) | wayOf(key, LIMITS.sides);
  let ways = 0;
  for (const die of dice) ways |= wayOf(key, die);
  return ways;
}

// --- moving ----------------------------------------------------------------------------------------

/** At least one step must be possible. An engaged hero moves only by evading. */
const canMove = carries(
  ['LR-BRD-11', 'LR-MOV-08', 'LR-MOV-09', 'LR-MOV-03'],
  'legal.canMove',
  (b: LrBoard, hero: Hero, inspired: boolean): boolean => {
    const { area } = hero;
    if (area === null) return false;
    if (inspired && hasStep(b, area)) return true;
    if (isEngaged(b, hero)) return false;
    return inspired ? bargesFrom(b, hero, area).length > 0 : hasStep(b, area);
  },
);

function hasStep(b: LrBoard, from: AreaId): boolean {
  for (const to of beside(b, from)) if (!isShut(b, from, to) && !isFull(b, to)) return true;
  return false;
}

/** What an inspired move can be turned into here and now. */
export const changesFor = carries(
  ['LR-MOV-03', 'LR-MOV-09', 'LR-MOV-10'],
  'legal.changesFor',
  (b: LrBoard, hero: Hero): Change[] => {
    const { area } = hero;
    if (area === null) return [];
    const steps = stepsFrom(b, area);
    const engaged = isEngaged(b, hero);
    return CHANGES.filter((change) => {
      if (change === 'barge') return !engaged && canBarge(b, hero, [area, ...steps]);
      return steps.length > 0 && (change === 'evade' || !engaged);
    });
  },
);

const canBarge = (b: LrBoard, hero: Hero, froms: readonly AreaId[]): boolean =>
  froms.some((from) => bargesFrom(b, hero, from).length > 0);

/** Full areas beside this one in which somebody can make room. */
export const bargesFrom = (b: LrBoard, hero: Hero, from: AreaId): AreaId[] =>
  beside(b, from).filter(
    (to) => !isShut(b, from, to) && isFull(b, to, hero) && shiftable(b, hero, to).length > 0,
  );

export const shiftable = (b: LrBoard, mover: Hero, area: AreaId): FigureId[] =>
  [...b.heroes, ...b.hostiles]
    .filter((one) => one.area === area && one.id !== mover.id && shiftsTo(b, mover, one).length > 0)
    .map(({ id }) => id);

/** Beside the full area, not full itself, for a hero not behind a closed door; where the mover just was is fine. */
export const shiftsTo = carries(
  ['LR-MOV-07', 'LR-MOV-10'],
  'legal.shiftsTo',
  (b: LrBoard, mover: Hero, figure: Figure): AreaId[] => {
    const { area } = figure;
    if (area === null) return [];
    const hostile = b.hostiles.includes(figure as Hostile);
    return beside(b, area).filter((to) => !isFull(b, to, mover) && (hostile || !isShut(b, area, to)));
  },
);

// --- the other kinds -------------------------------------------------------------------------------

/** Sight of hostiles is the only condition: nothing need be healed. */
const canRest = carries(
  ['LR-RST-01', 'LR-RST-06'],
  'legal.canRest',
  (b: LrBoard, hero: Hero): boolean => hero.area !== null && !canAttack(b, hero, 'ranged'),
);

/** Hostiles only; in the own area, or within sight. Without one the action cannot be declared. */
export const targetsOf = carries(
  ['LR-ATK-02', 'LR-ATK-03', 'LR-ATK-04', 'LR-ATK-14'],
  'legal.targetsOf',
  (b: LrBoard, hero: Hero, range: 'melee' | 'ranged'): FigureId[] => {
    const { area } = hero;
    if (area === null) return [];
    return b.hostiles
      .filter((one) => (range === 'melee' ? one.area === area : sees(b, area, one.area)))
      .map(({ id }) => id);
  },
);

/** Is there anyone to attack? */
function canAttack(b: LrBoard, { area }: Hero, range: 'melee' | 'ranged'): boolean {
  if (area === null) return false;
  for (const one of b.hostiles) {
    if (range === 'melee' ? one.area === area : sees(b, area, one.area)) return true;
  }
  return false;
}

/** Closed doors at the hero's area, and objects the adventure names that the hero can reach. */
export const thingsToUse = carries(
  ['LR-INT-01', 'LR-INT-02', 'LR-INT-03', 'LR-INT-04', 'LR-INT-05'],
  'legal.thingsToUse',
  (b: LrBoard, hero: Hero): string[] => {
    if (hero.area === null) return [];
    const engaged = isEngaged(b, hero);
    const doors = engaged ? [] : doorsToOpen(b, hero);
    const things = b.things
      .filter(({ id }) => canUseThing(b, hero, id) && (!engaged || thingCard(b, id).engaged === true))
      .map(({ id }) => id);
    return [...doors, ...things];
  },
);

function canInteract(b: LrBoard, hero: Hero): boolean {
  if (hero.area === null) return false;
  const engaged = isEngaged(b, hero);
  for (const { id } of b.things) {
    if ((!engaged || thingCard(b, id).engaged === true) && canUseThing(b, hero, id)) return true;
  }
  return !engaged && doorsToOpen(b, hero).length > 0;
}

export function doorsToOpen(b: LrBoard, hero: Hero): string[] {
  const { area } = hero;
  if (area === null) return [];
  return layoutOf(b.adventure)
    .doors.filter(({ id, between }) => between.includes(area) && isClosed(b, id) && mayOpen(b, hero, id))
    .map(({ id }) => id);
}

function isClosed(b: LrBoard, door: string): boolean {
  for (const one of b.doors) if (one.id === door) return !one.open;
  return false;
}

function mayOpen(b: LrBoard, hero: Hero, door: string): boolean {
  const { if: only } = adventureSheet(b.adventure).doors.find(({ id }) => id === door) ?? {};
  return only === undefined || holds(b, only, { ...nobody, you: hero.id });
}

/** Within reach, not used up, and free for this hero; engagement is looked at elsewhere. */
function canUseThing(b: LrBoard, hero: Hero, id: string): boolean {
  const card = thingCard(b, id);
  const thing = maybeThing(b, id);
  if (thing === undefined || hero.area === null || thing.area === null) return false;
  if (thing.uses >= (card.uses ?? 1)) return false;
  const near =
    thing.area === hero.area ||
    (card.reach === 'adjacent' &&
      beside(b, hero.area).includes(thing.area) &&
      !isShut(b, hero.area, thing.area));
  if (!near || (card.hero !== undefined && !card.hero.includes(hero.id))) return false;
  return card.if === undefined || holds(b, card.if, { ...nobody, you: hero.id });
}

/** Those who could make the next link: a die of that value or a token to turn one, and something to do with it. */
export const linkers = carries(
  ['LR-CHN-02', 'LR-CHN-03', 'LR-CHN-11', 'LR-CHN-13', 'LR-DMH-08'],
  'legal.linkers',
  (b: LrBoard, value: number): HeroId[] =>
    b.heroes.filter((hero) => offeredActions(b, hero, value).length > 0).map(({ id }) => id),
);
