import { beside, distance, isFull, isSeen, sees } from '../areas.js';
import type { Hero, Hostile } from '../board.js';
import { carries } from '../carries.js';
import type { HostileAttack } from '../content/schema.js';
import type { LrPosition } from '../kit.js';
import { cardOfHostile, heroOf, standing } from '../queries.js';
import type { AreaId, HeroId } from '../terms.js';

/** What a hostile can do where it stands. Nothing here changes anything; the look-ahead reads it too. */

export type Blow = { index: number; attack: HostileAttack; damage: number; targets: HeroId[] };

/** The first attack on the card that has a target: heroes in its area, or for a ranged one in sight. */
export const blowOf = carries(
  ['LR-HRA-02', 'LR-HRA-03', 'LR-HRA-04', 'LR-HRA-07', 'LR-HOS-07'],
  'hostile-choices.blowOf',
  (g: LrPosition, hostile: Hostile): Blow | null => {
    const { attacks } = cardOfHostile(g, hostile);
    for (let index = 0; index < attacks.length; index++) {
      const attack = attacks[index] as HostileAttack;
      const targets = targetsOf(g, hostile, attack);
      if (targets.length > 0) return { index, attack, damage: attack.damage, targets };
    }
    return null;
  },
);

const targetsOf = (g: LrPosition, { area }: Hostile, { range }: HostileAttack): HeroId[] =>
  standing(g)
    .filter((hero) => (range === 'melee' ? hero.area === area : sees(g, area, hero.area as AreaId)))
    .map(({ id }) => id);

/** Those with the most damage tokens; if nobody has any, all of them. */
export const executed = carries(
  ['LR-HRA-05', 'LR-HRA-06'],
  'hostile-choices.executed',
  (g: LrPosition, targets: readonly HeroId[]): HeroId[] => {
    const most = Math.max(...targets.map((id) => heroOf(g, id).damage));
    return targets.filter((id) => heroOf(g, id).damage === most);
  },
);

export const firstDamage = (g: LrPosition, hostile: Hostile): number =>
  cardOfHostile(g, hostile).attacks[0]?.damage ?? 0;

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
  'hostile-choices.moveOf',
  (g: LrPosition, hostile: Hostile): HostileMove => {
    const heroes = standing(g);
    if (heroes.some((hero) => hero.area === hostile.area)) return STAYS;
    const next = beside(g, hostile.area);
    const near = heroes.filter((hero) => next.includes(hero.area as AreaId));
    if (near.length === 0) return { areas: stepsTowards(g, hostile, heroes), blocked: [] };
    const theirs = [...new Set(near.map((hero) => hero.area as AreaId))];
    const areas = theirs.filter((area) => !isFull(g, area));
    return areas.length > 0 ? { areas, blocked: [] } : { areas, blocked: near.map(({ id }) => id) };
  },
);

/** One step nearer to a nearest hero, by the fewest areas. */
function stepsTowards(g: LrPosition, { area }: Hostile, heroes: readonly Hero[]): AreaId[] {
  const far = (hero: Hero, from: AreaId) => distance(g, from, hero.area as AreaId);
  const nearest = Math.min(...heroes.map((hero) => far(hero, area)));
  const closest = heroes.filter((hero) => far(hero, area) === nearest);
  return beside(g, area).filter((to) => !isFull(g, to) && closest.some((hero) => far(hero, to) < nearest));
}

/** One area further, out of everybody's sight; whoever is unseen already stays. */
export const retreatsOf = carries(
  ['LR-HRA-16', 'LR-HRA-17', 'LR-HRA-18', 'LR-HRA-19', 'LR-BRD-15'],
  'hostile-choices.retreatsOf',
  (g: LrPosition, { area }: Hostile): AreaId[] =>
    isSeen(g, area) ? beside(g, area).filter((to) => !isFull(g, to) && !isSeen(g, to)) : [],
);
