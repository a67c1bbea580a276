import { beside, distance, isFull } from '../areas.js';
import type { Hero, Hostile } from '../board.js';
import { carries } from '../carries.js';
import type { LrPosition } from '../kit.js';
import { heroOf, hostileOf, standing } from '../queries.js';
import {
  HEROES_BESIDE,
  HOSTILE_FULL,
  type LrChoice,
  type LrVerdict,
  NO_ROOM_THERE,
  NOT_BESIDE_IT,
  NOT_NEARER,
} from '../refusals.js';
import type { AreaId, HeroId, HostileId } from '../terms.js';

/** Where a hostile moves. Nothing here changes anything; the look-ahead reads it too. */

/** Areas it may enter; or heroes one of whom is hurt because it finds no room. */
export type HostileMove = { areas: AreaId[]; blocked: HeroId[] };
const STAYS: HostileMove = { areas: [], blocked: [] };

/** Doors count as open, full areas are never entered, and engagement holds nobody. */
export const moveOf = carries(
  [
    'LR-HRA-08',
    'LR-HRA-09',
    'LR-HRA-10',
    'LR-HRA-11',
    'LR-HRA-12',
    'LR-HRA-13',
    'LR-HRA-14',
    'LR-HRA-15',
    'LR-HRA-19',
    'LR-BRD-15',
  ],
  'hostile-moves.moveOf',
  (g: LrPosition, hostile: Hostile): HostileMove => {
    const heroes = standing(g);
    if (heroes.some((hero) => hero.area === hostile.area)) return STAYS;
    const near = heroes.filter((hero) => judgeBlocked(g, hostile, hero) === true);
    if (near.length === 0) {
      const aim = aimOf(g, hostile, heroes);
      const areas = beside(g, hostile.area).filter((to) => judgeApproach(g, aim, to) === true);
      return { areas, blocked: [] };
    }
    const areas = areasOf(near).filter((area) => judgeJoining(g, area) === true);
    return areas.length > 0 ? { areas, blocked: [] } : { areas, blocked: near.map(({ id }) => id) };
  },
);

const areasOf = (heroes: readonly Hero[]): AreaId[] => [
  ...new Set(heroes.map((hero) => hero.area as AreaId)),
];

const judgeJoining = (g: LrPosition, area: AreaId): LrVerdict => (isFull(g, area) ? HOSTILE_FULL : true);

const judgeBlocked = (g: LrPosition, { area }: Hostile, hero: Hero): LrVerdict =>
  beside(g, area).includes(hero.area as AreaId) ? true : NOT_BESIDE_IT;

/** The nearest heroes, and how far away they are. */
type Aim = { closest: readonly Hero[]; nearest: number };

const far = (g: LrPosition, hero: Hero, from: AreaId): number => distance(g, from, hero.area as AreaId);

function aimOf(g: LrPosition, { area }: Hostile, heroes: readonly Hero[]): Aim {
  const nearest = Math.min(...heroes.map((hero) => far(g, hero, area)));
  return { nearest, closest: heroes.filter((hero) => far(g, hero, area) === nearest) };
}

/** One step nearer to a nearest hero, by the fewest areas. */
function judgeApproach(g: LrPosition, { closest, nearest }: Aim, to: AreaId): LrVerdict {
  if (isFull(g, to)) return NO_ROOM_THERE;
  return closest.some((hero) => far(g, hero, to) < nearest) ? true : NOT_NEARER;
}

/** Where it moves: into an area of heroes that it stands beside, or else towards the nearest. */
export const approaches: LrChoice<{ hostile: HostileId }, AreaId> = {
  candidates(g, v) {
    const hostile = hostileOf(g, v.hostile);
    const next = beside(g, hostile.area);
    const theirs = areasOf(standing(g)).filter((area) => next.includes(area));
    return [...theirs, ...next.filter((area) => !theirs.includes(area))];
  },
  judge(g, v, to) {
    const hostile = hostileOf(g, v.hostile);
    const heroes = standing(g);
    const near = heroes.filter((hero) => judgeBlocked(g, hostile, hero) === true);
    if (near.length === 0) return judgeApproach(g, aimOf(g, hostile, heroes), to);
    return near.some((hero) => hero.area === to) ? judgeJoining(g, to) : HEROES_BESIDE;
  },
};

/** Who is hurt instead where there is no room beside heroes. */
export const blockedVictims: LrChoice<{ hostile: HostileId }, HeroId> = {
  candidates: (g) => standing(g).map(({ id }) => id),
  judge: (g, v, id) => judgeBlocked(g, hostileOf(g, v.hostile), heroOf(g, id)),
};
