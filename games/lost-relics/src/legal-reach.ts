import { beside, isEngaged, isShut, sees } from './areas.js';
import type { Hero } from './board.js';
import { carries } from './carries.js';
import { adventureSheet, layoutOf } from './content/library.js';
import type { LrPosition } from './kit.js';
import { holds } from './predicates.js';
import { nobody } from './procs.js';
import { maybeThing, thingCard } from './queries.js';
import type { FigureId } from './terms.js';

/** Sight of hostiles is the only condition: nothing need be healed. */
export const canRest = carries(
  ['LR-RST-01', 'LR-RST-06'],
  'legal-reach.canRest',
  (g: LrPosition, hero: Hero): boolean => hero.area !== null && !canAttack(g, hero, 'ranged'),
);

/** Hostiles only; in the own area, or within sight. Without one the action cannot be declared. */
export const targetsOf = carries(
  ['LR-ATK-02', 'LR-ATK-03', 'LR-ATK-04', 'LR-ATK-14'],
  'legal-reach.targetsOf',
  (g: LrPosition, hero: Hero, range: 'melee' | 'ranged'): FigureId[] => {
    const { area } = hero;
    if (area === null) return [];
    return g.board.hostiles
      .filter((one) => (range === 'melee' ? one.area === area : sees(g, area, one.area)))
      .map(({ id }) => id);
  },
);

/** Is there anyone to attack? */
export function canAttack(g: LrPosition, { area }: Hero, range: 'melee' | 'ranged'): boolean {
  if (area === null) return false;
  for (const one of g.board.hostiles) {
    if (range === 'melee' ? one.area === area : sees(g, area, one.area)) return true;
  }
  return false;
}

/** Closed doors at the hero's area, and objects the adventure names that the hero can reach. */
export const thingsToUse = carries(
  ['LR-INT-01', 'LR-INT-02', 'LR-INT-03', 'LR-INT-04', 'LR-INT-05'],
  'legal-reach.thingsToUse',
  (g: LrPosition, hero: Hero): string[] => {
    if (hero.area === null) return [];
    const engaged = isEngaged(g, hero);
    const doors = engaged ? [] : doorsToOpen(g, hero);
    const things = g.board.things
      .filter(({ id }) => canUseThing(g, hero, id) && (!engaged || thingCard(g, id).engaged === true))
      .map(({ id }) => id);
    return [...doors, ...things];
  },
);

export function canInteract(g: LrPosition, hero: Hero): boolean {
  if (hero.area === null) return false;
  const engaged = isEngaged(g, hero);
  for (const { id } of g.board.things) {
    if ((!engaged || thingCard(g, id).engaged === true) && canUseThing(g, hero, id)) return true;
  }
  return !engaged && doorsToOpen(g, hero).length > 0;
}

export function doorsToOpen(g: LrPosition, hero: Hero): string[] {
  const { area } = hero;
  if (area === null) return [];
  return layoutOf(g)
    .doors.filter(({ id, between }) => between.includes(area) && isClosed(g, id) && mayOpen(g, hero, id))
    .map(({ id }) => id);
}

function isClosed(g: LrPosition, door: string): boolean {
  for (const one of g.board.doors) if (one.id === door) return !one.open;
  return false;
}

function mayOpen(g: LrPosition, hero: Hero, door: string): boolean {
  const { if: only } = adventureSheet(g, g.board.adventure).doors.find(({ id }) => id === door) ?? {};
  return only === undefined || holds(g, only, { ...nobody, you: hero.id });
}

/** Within reach, not used up, and free for this hero; engagement is looked at elsewhere. */
function canUseThing(g: LrPosition, hero: Hero, id: string): boolean {
  const card = thingCard(g, id);
  const thing = maybeThing(g, id);
  if (thing === undefined || hero.area === null || thing.area === null) return false;
  if (thing.uses >= (card.uses ?? 1)) return false;
  const near =
    thing.area === hero.area ||
    (card.reach === 'adjacent' &&
      beside(g, hero.area).includes(thing.area) &&
      !isShut(g, hero.area, thing.area));
  if (!near || (card.hero !== undefined && !card.hero.includes(hero.id))) return false;
  return card.if === undefined || holds(g, card.if, { ...nobody, you: hero.id });
}
