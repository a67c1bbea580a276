import { visibleTo } from '../areas.js';
import type { Hero, Hostile } from '../board.js';
import { carries } from '../carries.js';
import { type LrPosition, procedure } from '../kit.js';
import { hostileAct } from '../procs.js';
import { cardOfHostile, heroOf, hostileOf, isLeader, playerOf } from '../queries.js';
import type { HeroId, HostileId } from '../terms.js';
import { willDamage } from './look-ahead.js';

/** A leader in sight; or else those in the hero's own area; or else whoever is in sight. */
const tierFor = carries(
  ['LR-REA-02', 'LR-REA-04', 'LR-REA-05', 'LR-REA-06', 'LR-REA-12'],
  'reaction-step.tierFor',
  (g: LrPosition, hero: Hero): Hostile[] => {
    const visible = visibleTo(g, hero);
    const leaders = visible.filter((hostile) => isLeader(g, hostile));
    if (leaders.length > 0) return leaders;
    const near = visible.filter((hostile) => hostile.area === hero.area);
    return near.length > 0 ? near : visible;
  },
);

/** Within the tier, one that will damage a hero comes first. */
const reactors = carries(
  ['LR-REA-07', 'LR-REA-09'],
  'reaction-step.reactors',
  (g: LrPosition, hero: Hero): HostileId[] => {
    const tier = tierFor(g, hero);
    const harmful = tier.length > 1 ? tier.filter((hostile) => willDamage(g, hostile)) : [];
    return (harmful.length > 0 ? harmful : tier).map(({ id }) => id);
  },
);

/** By which rule it was this one's turn: a leader in sight, one in the hero's own area, or one in sight. */
export function reasonFor(
  g: LrPosition,
  hero: Pick<Hero, 'area'>,
  hostile: Hostile,
): 'leader' | 'near' | 'seen' {
  if (isLeader(g, hostile)) return 'leader';
  return hostile.area === hero.area ? 'near' : 'seen';
}

/** After an action: one hostile that the hero sees, and only one, reacts. */
export const reactionStep = procedure<{ hero: HeroId }>('lr.reaction-step')
  .step(
    'pick',
    ['LR-REA-03', 'LR-REA-01', 'LR-REA-02', 'LR-REA-04', 'LR-REA-05', 'LR-REA-06', 'LR-REA-07', 'LR-REA-13'],
    (g, v) => {
      const candidates = reactors(g, heroOf(g, v.hero));
      return candidates.length === 0
        ? g.end(undefined)
        : g.one(playerOf(g, v.hero), 'choose-reaction', candidates);
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
