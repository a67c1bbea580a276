import { visibleTo } from '../areas.js';
import type { Hero, Hostile, LrBoard } from '../board.js';
import { carries, procedure } from '../kit.js';
import { hostileAct } from '../procs.js';
import { cardOfHostile, heroOf, hostileOf, isLeader, playerOf } from '../queries.js';
import type { HeroId, HostileId } from '../terms.js';
import { willDamage } from './look-ahead.js';

/** A leader in sight; or else those in the hero's own area; or else whoever is in sight. */
const tierFor = carries(
  ['LR-REA-02', 'LR-REA-04', 'LR-REA-05', 'LR-REA-06', 'LR-REA-12'],
  'reaction-step.tierFor',
  (b: LrBoard, hero: Hero): Hostile[] => {
    const visible = visibleTo(b, hero);
    const leaders = visible.filter(isLeader);
    if (leaders.length > 0) return leaders;
    const near = visible.filter((hostile) => hostile.area === hero.area);
    return near.length > 0 ? near : visible;
  },
);

/** Within the tier, one that will damage a hero comes first. */
const reactors = carries(
  ['LR-REA-07', 'LR-REA-09'],
  'reaction-step.reactors',
  (b: LrBoard, hero: Hero): HostileId[] => {
    const tier = tierFor(b, hero);
    const harmful = tier.length > 1 ? tier.filter((hostile) => willDamage(b, hostile)) : [];
    return (harmful.length > 0 ? harmful : tier).map(({ id }) => id);
  },
);

/** By which rule it was this one's turn: a leader in sight, one in the hero's own area, or one in sight. */
export function reasonFor(hero: Pick<Hero, 'area'>, hostile: Hostile): 'leader' | 'near' | 'seen' {
  if (isLeader(hostile)) return 'leader';
  return hostile.area === hero.area ? 'near' : 'seen';
}

/** After an action: one hostile that the hero sees, and only one, reacts. */
export const reactionStep = procedure<{ hero: HeroId }>('lr.reaction-step')
  .step(
    'pick',
    ['LR-REA-03', 'LR-REA-01', 'LR-REA-02', 'LR-REA-04', 'LR-REA-05', 'LR-REA-06', 'LR-REA-07', 'LR-REA-13'],
    (g, v) => {
      const candidates = reactors(g.board, heroOf(g.board, v.hero));
      return candidates.length === 0
        ? g.end(undefined)
        : g.one(playerOf(g.board, v.hero), 'choose-reaction', candidates);
    },
  )
  .step('react', ['LR-REA-01', 'LR-REA-08', 'LR-REA-14'], (g, v, hostile) => {
    const { reactions } = cardOfHostile(hostileOf(g.board, hostile));
    const hero = heroOf(g.board, v.hero);
    const why = reasonFor(hero, hostileOf(g.board, hostile));
    g.tell?.('reaction', { hostile, hero: v.hero, does: [...reactions], why });
    const { seat } = hero;
    return g.call(hostileAct, { hostile, does: [...reactions], next: 0, seat });
  });

export const reactionStepProcedures = [reactionStep];
