import { beside, isFull, isNear, isSeen, sees } from '../areas.js';
import type { Hero, Hostile } from '../board.js';
import { carries } from '../carries.js';
import type { HostileAttack } from '../content/schema.js';
import type { LrPosition } from '../kit.js';
import { cardOfHostile, heroOf, hostileOf, standing } from '../queries.js';
import {
  FEWER_TOKENS,
  type LrChoice,
  type LrVerdict,
  NO_ROOM_THERE,
  OUT_OF_ITS_MELEE,
  OUT_OF_ITS_SIGHT,
  SEEN_THERE,
} from '../refusals.js';
import type { AreaId, HeroId, HostileId } from '../terms.js';

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

function judgeTarget(g: LrPosition, { area }: Hostile, { range }: HostileAttack, hero: Hero): LrVerdict {
  if (range === 'melee') return hero.area === area ? true : OUT_OF_ITS_MELEE;
  return hero.area !== null && sees(g, area, hero.area) ? true : OUT_OF_ITS_SIGHT;
}

const targetsOf = (g: LrPosition, hostile: Hostile, attack: HostileAttack): HeroId[] =>
  standing(g)
    .filter((hero) => judgeTarget(g, hostile, attack, hero) === true)
    .map(({ id }) => id);

const mostTokens = (g: LrPosition, targets: readonly HeroId[]): number =>
  Math.max(...targets.map((id) => heroOf(g, id).damage));

/** Those with the most damage tokens; if nobody has any, all of them. */
const judgeExecuted = carries(
  ['LR-HRA-05', 'LR-HRA-06'],
  'hostile-choices.judgeExecuted',
  (g: LrPosition, most: number, id: HeroId): LrVerdict =>
    heroOf(g, id).damage === most ? true : FEWER_TOKENS,
);

export function executed(g: LrPosition, targets: readonly HeroId[]): HeroId[] {
  const most = mostTokens(g, targets);
  return targets.filter((id) => judgeExecuted(g, most, id) === true);
}

/** Whom an attack may hit; nobody thinks of a hero who is far away. */
export const victims: LrChoice<{ hostile: HostileId; execute: boolean }, HeroId> = {
  candidates(g, v) {
    const { area } = hostileOf(g, v.hostile);
    const near = standing(g).filter((hero) => isNear(g, area, hero.area as AreaId));
    return near.map(({ id }) => id);
  },
  judge(g, v, id) {
    const hostile = hostileOf(g, v.hostile);
    const blow = blowOf(g, hostile);
    if (blow === null) return OUT_OF_ITS_SIGHT;
    const reached = judgeTarget(g, hostile, blow.attack, heroOf(g, id));
    return reached === true && v.execute ? judgeExecuted(g, mostTokens(g, blow.targets), id) : reached;
  },
};

export const firstDamage = (g: LrPosition, hostile: Hostile): number =>
  cardOfHostile(g, hostile).attacks[0]?.damage ?? 0;

/** One area further, out of everybody's sight; whoever is unseen already stays. */
export const retreatsOf = carries(
  ['LR-HRA-16', 'LR-HRA-17', 'LR-HRA-18', 'LR-HRA-19', 'LR-BRD-15'],
  'hostile-choices.retreatsOf',
  (g: LrPosition, { area }: Hostile): AreaId[] =>
    isSeen(g, area) ? beside(g, area).filter((to) => judgeRetreat(g, to) === true) : [],
);

function judgeRetreat(g: LrPosition, to: AreaId): LrVerdict {
  if (isFull(g, to)) return NO_ROOM_THERE;
  return isSeen(g, to) ? SEEN_THERE : true;
}

export const retreats: LrChoice<{ hostile: HostileId }, AreaId> = {
  candidates: (g, v) => beside(g, hostileOf(g, v.hostile).area),
  judge: (g, _, to) => judgeRetreat(g, to),
};
