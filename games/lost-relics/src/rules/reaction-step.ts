import { isNear, judgeSight, visibleTo } from '../areas.js';
import type { Hero, Hostile } from '../board.js';
import { carries } from '../carries.js';
import { type LrPosition, procedure } from '../kit.js';
import { hostileAct } from '../procs.js';
import { cardOfHostile, heroOf, hostileOf, isLeader, playerOf } from '../queries.js';
import {
  HARM_FIRST,
  LEADER_FIRST,
  type LrChoice,
  type LrVerdict,
  OUT_OF_ACTION,
  OWN_AREA_FIRST,
} from '../refusals.js';
import type { HeroId, HostileId } from '../terms.js';
import { willDamage } from './look-ahead.js';

/** By which rule it is this one's turn: a leader in sight, one in the hero's own area, or one in sight. */
type Tier = 'leader' | 'near' | 'seen';
export function reasonFor(g: LrPosition, hero: Pick<Hero, 'area'>, hostile: Hostile): Tier {
  if (isLeader(g, hostile)) return 'leader';
  return hostile.area === hero.area ? 'near' : 'seen';
}

/** From whom one must be picked: a tier, and those in it who will damage a hero, if there are any. */
type Call = { tier: Tier; harmful: readonly Hostile[] };

const callFor = carries(
  ['LR-REA-04', 'LR-REA-05', 'LR-REA-06', 'LR-REA-07', 'LR-REA-09'],
  'reaction-step.callFor',
  (g: LrPosition, hero: Hero): Call => {
    const visible = visibleTo(g, hero);
    const tier = firstTier(g, hero, visible);
    const called = tier === 'seen' ? visible : visible.filter((one) => reasonFor(g, hero, one) === tier);
    return { tier, harmful: called.length > 1 ? called.filter((one) => willDamage(g, one)) : NOBODY };
  },
);
const NOBODY: readonly Hostile[] = [];

function firstTier(g: LrPosition, hero: Hero, visible: readonly Hostile[]): Tier {
  let first: Tier = 'seen';
  for (const hostile of visible) {
    const tier = reasonFor(g, hero, hostile);
    if (tier === 'leader') return tier;
    if (tier === 'near') first = tier;
  }
  return first;
}

/** A leader in sight; or else those in the hero's own area; or else whoever is in sight. */
const judgeReactor = carries(
  ['LR-REA-02', 'LR-REA-12'],
  'reaction-step.judgeReactor',
  (g: LrPosition, hero: Hero, { tier, harmful }: Call, hostile: Hostile): LrVerdict => {
    const seen = hero.area === null ? OUT_OF_ACTION : judgeSight(g, hero.area, hostile.area);
    if (seen !== true) return seen;
    if (reasonFor(g, hero, hostile) !== tier) return tier === 'leader' ? LEADER_FIRST : OWN_AREA_FIRST;
    return harmful.length === 0 || harmful.includes(hostile) ? true : HARM_FIRST;
  },
);

function reactorsOf(g: LrPosition, hero: Hero): HostileId[] {
  const call = callFor(g, hero);
  return g.board.hostiles.filter((one) => judgeReactor(g, hero, call, one) === true).map(({ id }) => id);
}

/** Which hostile reacts; nobody thinks of one that is far away. */
export const reactors: LrChoice<{ hero: HeroId }, HostileId> = {
  candidates(g, v) {
    const { area } = heroOf(g, v.hero);
    const near = g.board.hostiles.filter((one) => area !== null && isNear(g, area, one.area));
    return near.map(({ id }) => id);
  },
  judge(g, v, id) {
    const hero = heroOf(g, v.hero);
    return judgeReactor(g, hero, callFor(g, hero), hostileOf(g, id));
  },
};

/** After an action: one hostile that the hero sees, and only one, reacts. */
export const reactionStep = procedure<{ hero: HeroId }>('lr.reaction-step')
  .step(
    'pick',
    ['LR-REA-03', 'LR-REA-01', 'LR-REA-02', 'LR-REA-04', 'LR-REA-05', 'LR-REA-06', 'LR-REA-07', 'LR-REA-13'],
    (g, v) => {
      const able = reactorsOf(g, heroOf(g, v.hero));
      return able.length === 0 ? g.end(undefined) : g.one(playerOf(g, v.hero), 'choose-reaction', able);
    },
  )
  .step('react', ['LR-REA-01', 'LR-REA-08', 'LR-REA-14'], (g, v, hostile) => {
    const { reactions } = cardOfHostile(g, hostileOf(g, hostile));
    const hero = heroOf(g, v.hero);
    const why = reasonFor(g, hero, hostileOf(g, hostile));
    g.tell?.('reaction', { hostile, hero: v.hero, does: [...reactions], why });
    const { seat } = hero;
    return g.call(hostileAct, { hostile, does: [...reactions], next: 0, seat });
  });

export const reactionStepProcedures = [reactionStep];
