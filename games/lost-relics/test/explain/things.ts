import type { Hero } from '../../src/board.js';
import type { ThingCard } from '../../src/content/schema.js';
import {
  besides,
  boardOf,
  canGiveWay,
  freeBeside,
  isFullWithout,
  isShut,
  type Moment,
  sheetOf,
} from './moment.js';

/** Doors and objects, read by hand. */

export const doorCalled = (m: Moment, id: string) => boardOf(m).doors.find((door) => door.id === id);

export function thingCalled(m: Moment, id: string): { uses: number; area: string | null; card: ThingCard } {
  const thing = boardOf(m).things.find((one) => one.id === id);
  const card = sheetOf(m).things?.find((one) => one.id === id);
  if (thing === undefined || card === undefined) throw new Error(`'${id}' is no object`);
  return { uses: thing.uses, area: thing.area, card };
}

/** Closed doors at the hero's area. */
export const nearDoors = (m: Moment, { area }: Hero): string[] =>
  sheetOf(m)
    .doors.filter(({ id, between }) => between.includes(area ?? '') && doorCalled(m, id)?.open === false)
    .map(({ id }) => id);

function isThingNear(m: Moment, id: string, from: string | null): boolean {
  const { area, card } = thingCalled(m, id);
  if (area === null || from === null) return false;
  return area === from || (card.reach === 'adjacent' && besides(m, from).includes(area));
}

export const nearThings = (m: Moment, { area }: Hero): string[] =>
  boardOf(m)
    .things.map(({ id }) => id)
    .filter((id) => isThingNear(m, id, area));

/** The door or object that is thought of. */
export function isWithinReach(m: Moment, { area }: Hero): boolean {
  const door = sheetOf(m).doors.find(({ id }) => id === m.id);
  return door === undefined ? isThingNear(m, m.id, area) : door.between.includes(area ?? '');
}

/** Is there a full area that the hero could barge into, at once or after a step? */
export function bargesNearby(m: Moment, hero: Hero): boolean {
  const froms = [String(hero.area), ...freeBeside(m, hero.area)];
  return froms.some((from) =>
    besides(m, from).some(
      (to) => !isShut(m, from, to) && isFullWithout(m, to, hero) && canGiveWay(m, to, hero),
    ),
  );
}
