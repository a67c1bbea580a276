import { beside, isEngaged, isShut, sees } from './areas.js';
import type { Hero, LrBoard } from './board.js';
import { layoutOf } from './content/layout.js';
import { adventureSheet } from './content/library.js';
import { carries } from './kit.js';
import { holds } from './predicates.js';
import { nobody } from './procs.js';
import { maybeThing, thingCard } from './queries.js';
import type { FigureId } from './terms.js';

/** Sight of hostiles is the only condition: nothing need be healed. */
export const canRest = carries(
  ['LR-RST-01', 'LR-RST-06'],
  'legal-reach.canRest',
  (b: LrBoard, hero: Hero): boolean => hero.area !== null && !canAttack(b, hero, 'ranged'),
);

/** Hostiles only; in the own area, or within sight. Without one the action cannot be declared. */
export const targetsOf = carries(
  ['LR-ATK-02', 'LR-ATK-03', 'LR-ATK-04', 'LR-ATK-14'],
  'legal-reach.targetsOf',
  (b: LrBoard, hero: Hero, range: 'melee' | 'ranged'): FigureId[] => {
    const { area } = hero;
    if (area === null) return [];
    return b.hostiles
      .filter((one) => (range === 'melee' ? one.area === area : sees(b, area, one.area)))
      .map(({ id }) => id);
  },
);

/** Is there anyone to attack? */
export function canAttack(b: LrBoard, { area }: Hero, range: 'melee' | 'ranged'): boolean {
  if (area === null) return false;
  for (const one of b.hostiles) {
    if (range === 'melee' ? one.area === area : sees(b, area, one.area)) return true;
  }
  return false;
}

/** Closed doors at the hero's area, and objects the adventure names that the hero can reach. */
export const thingsToUse = carries(
  ['LR-INT-01', 'LR-INT-02', 'LR-INT-03', 'LR-INT-04', 'LR-INT-05'],
  'legal-reach.thingsToUse',
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

export function canInteract(b: LrBoard, hero: Hero): boolean {
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
