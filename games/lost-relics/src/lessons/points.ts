import type { LrView } from '../view.js';
import { BESIDE } from './data/hall.js';

/** Who is at it: whose turn it is, or who acted last. */
export const actingHero = (view: LrView) =>
  view.heroes.find(({ id }) => id === (view.active ?? view.lastActed ?? view.line[0]));

const areasBeside = (view: LrView): readonly string[] => BESIDE[actingHero(view)?.area ?? ''] ?? [];
/** Close enough to be seen, doors aside: enough to point at. */
const inSight = (view: LrView): readonly string[] => [actingHero(view)?.area ?? '', ...areasBeside(view)];

export const hostilesNear = (view: LrView) =>
  view.hostiles.filter(({ area }) => area === actingHero(view)?.area);
export const hostilesSeen = (view: LrView) =>
  view.hostiles.filter(({ area }) => inSight(view).includes(area));

const ids = (list: readonly { readonly id: string }[]): string[] => list.map(({ id }) => id);

/** What a coach can point at without knowing its name. */
export const POINTS: { readonly [word: string]: (view: LrView) => readonly string[] } = {
  '@heroes': ({ heroes }) => ids(heroes),
  '@acting': (view) => [actingHero(view)?.id ?? ''],
  '@here': (view) => [actingHero(view)?.area ?? ''],
  '@beside': areasBeside,
  '@near': (view) => ids(hostilesNear(view)),
  '@seen': (view) => ids(hostilesSeen(view)),
  '@wounded': ({ hostiles }) => ids(hostiles.filter(({ wounded }) => wounded)),
  '@things': ({ things }) => ids(things.filter(({ area }) => area !== null)),
  '@sheet': ({ adventure }) => [adventure],
};
