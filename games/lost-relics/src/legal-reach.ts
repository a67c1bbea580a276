import { beside, figuresIn, isEngaged, isShut, judgeSight } from './areas.js';
import type { Hero, Hostile } from './board.js';
import { carries } from './carries.js';
import { actionAt, adventureSheet, layoutOf } from './content/library.js';
import type { LrPosition } from './kit.js';
import { holds } from './predicates.js';
import { nobody } from './procs.js';
import { heroOf, isHeroId, maybeHostile, maybeThing, thingCard } from './queries.js';
import {
  ALREADY_OPEN,
  DOOR_CONDITION,
  DOOR_OUT_OF_REACH,
  ENGAGED_INTERACT,
  HOSTILE_IN_SIGHT,
  type LrChoice,
  type LrVerdict,
  NO_MELEE_TARGET,
  NO_RANGED_TARGET,
  NOT_A_HOSTILE,
  NOT_FOR_HERO,
  NOTHING_THERE,
  NOTHING_USABLE,
  OUT_OF_ACTION,
  OUT_OF_MELEE,
  THING_BEHIND_DOOR,
  THING_CONDITION,
  THING_OUT_OF_REACH,
  USED_UP,
} from './refusals.js';
import type { ActionKey, AreaId, FigureId, HeroId } from './terms.js';

type Reach = 'melee' | 'ranged';

/** Sight of hostiles is the only condition: nothing need be healed. */
export const judgeRest = carries(
  ['LR-RST-01', 'LR-RST-06'],
  'legal-reach.judgeRest',
  (g: LrPosition, hero: Hero): LrVerdict => {
    if (hero.area === null) return OUT_OF_ACTION;
    return canAttack(g, hero.area, 'ranged') ? HOSTILE_IN_SIGHT : true;
  },
);

/** Without a target the action cannot be declared. */
export function judgeAttack(g: LrPosition, { area }: Hero, reach: Reach): LrVerdict {
  if (area === null) return OUT_OF_ACTION;
  if (canAttack(g, area, reach)) return true;
  return reach === 'melee' ? NO_MELEE_TARGET : NO_RANGED_TARGET;
}

function canAttack(g: LrPosition, from: AreaId, reach: Reach): boolean {
  for (const one of g.board.hostiles) if (judgeTarget(g, from, one, reach) === true) return true;
  return false;
}

/** In the own area, or within sight. */
const judgeTarget = carries(
  ['LR-ATK-02', 'LR-ATK-03', 'LR-ATK-14'],
  'legal-reach.judgeTarget',
  (g: LrPosition, from: AreaId, { area }: Hostile, reach: Reach): LrVerdict => {
    if (reach === 'ranged') return judgeSight(g, from, area);
    return area === from ? true : OUT_OF_MELEE;
  },
);

/** Hostiles only; a player may still think of the heroes in the area. */
export const targets: LrChoice<{ hero: HeroId; action: ActionKey }, FigureId> = {
  candidates(g, v) {
    const { area } = heroOf(g, v.hero);
    const friends = area === null ? [] : figuresIn(g, area, v.hero).filter(isHeroId);
    return [...g.board.hostiles.map(({ id }) => id), ...friends];
  },
  judge: carries('LR-ATK-04', 'legal-reach.targets', (g: LrPosition, v, id): LrVerdict => {
    const action = actionAt(g, v.action);
    const { area } = heroOf(g, v.hero);
    const hostile = maybeHostile(g, id);
    if (area === null) return OUT_OF_ACTION;
    if (hostile === undefined || action.kind !== 'attack') return NOT_A_HOSTILE;
    return judgeTarget(g, area, hostile, action.range);
  }),
};

// --- doors and objects -----------------------------------------------------------------------------

/** Closed doors at the hero's area, and objects the adventure names that the hero can reach. */
export const interactions: LrChoice<{ hero: HeroId }, string> = {
  candidates: (g) => [
    ...layoutOf(g).doors.map(({ id }) => id),
    ...g.board.things.filter(({ area }) => area !== null).map(({ id }) => id),
  ],
  judge(g, v, id) {
    const hero = heroOf(g, v.hero);
    const engaged = isEngaged(g, hero);
    if (maybeThing(g, id) !== undefined) return judgeThing(g, hero, engaged, id);
    const door = layoutOf(g).doors.find((one) => one.id === id);
    return door === undefined ? DOOR_OUT_OF_REACH : judgeDoor(g, hero, engaged, door);
  },
};

/** Is there anything to interact with? */
export const judgeInteract = carries(
  'LR-INT-02',
  'legal-reach.judgeInteract',
  (g: LrPosition, hero: Hero): LrVerdict => {
    if (hero.area === null) return OUT_OF_ACTION;
    const engaged = isEngaged(g, hero);
    let near = false;
    for (const { id } of g.board.things) {
      const verdict = judgeThing(g, hero, engaged, id);
      if (verdict === true) return true;
      if (verdict !== THING_OUT_OF_REACH) near = true;
    }
    if (engaged) return ENGAGED_INTERACT;
    for (const door of layoutOf(g).doors) {
      const verdict = judgeDoor(g, hero, engaged, door);
      if (verdict === true) return true;
      if (verdict === DOOR_CONDITION) near = true;
    }
    return near ? NOTHING_USABLE : NOTHING_THERE;
  },
);

type DoorAt = { readonly id: string; readonly between: readonly AreaId[] };

const judgeDoor = carries(
  ['LR-INT-01', 'LR-INT-03', 'LR-INT-04'],
  'legal-reach.judgeDoor',
  (g: LrPosition, hero: Hero, engaged: boolean, { id, between }: DoorAt): LrVerdict => {
    if (hero.area === null || !between.includes(hero.area)) return DOOR_OUT_OF_REACH;
    if (!isClosed(g, id)) return ALREADY_OPEN;
    if (engaged) return ENGAGED_INTERACT;
    const { if: only } = adventureSheet(g, g.board.adventure).doors.find((one) => one.id === id) ?? {};
    return only === undefined || holds(g, only, { ...nobody, you: hero.id }) ? true : DOOR_CONDITION;
  },
);

function isClosed(g: LrPosition, door: string): boolean {
  for (const one of g.board.doors) if (one.id === door) return !one.open;
  return false;
}

/** Within reach, not used up, free for this hero, and now. */
const judgeThing = carries(
  ['LR-INT-01', 'LR-INT-05'],
  'legal-reach.judgeThing',
  (g: LrPosition, hero: Hero, engaged: boolean, id: string): LrVerdict => {
    const card = thingCard(g, id);
    const thing = maybeThing(g, id);
    const near = thing === undefined ? THING_OUT_OF_REACH : judgeReach(g, hero, thing.area, card.reach);
    if (thing === undefined || near !== true) return near;
    if (thing.uses >= (card.uses ?? 1)) return USED_UP;
    if (card.hero !== undefined && !card.hero.includes(hero.id)) return NOT_FOR_HERO;
    if (card.if !== undefined && !holds(g, card.if, { ...nobody, you: hero.id })) return THING_CONDITION;
    return engaged && card.engaged !== true ? ENGAGED_INTERACT : true;
  },
);

function judgeReach(g: LrPosition, { area }: Hero, to: AreaId | null, reach?: string): LrVerdict {
  if (area === null || to === null) return THING_OUT_OF_REACH;
  if (to === area) return true;
  if (reach !== 'adjacent' || !beside(g, area).includes(to)) return THING_OUT_OF_REACH;
  return isShut(g, area, to) ? THING_BEHIND_DOOR : true;
}
