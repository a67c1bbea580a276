import type { SeatId, State } from '@questhall/engine';
import { distance } from './areas.js';
import type { Hero, Hostile, LrBoard } from './board.js';
import { adventureSheet, campaignSheet } from './content/library.js';
import type { Predicate } from './content/selectors.js';
import { holds, isWanted, slainOf } from './predicates.js';
import { theAdventure } from './procs.js';
import { cardOfHostile, isCompanion, maybeThing, resilienceOf } from './queries.js';
import type { AreaId } from './terms.js';

/**
 * How good the table is for the party, between 0 (lost) and 1 (won): a weighted sum of parts, each between 0 and 1. First
 * guesses, to be found by play like those of the first game.
 */
export function evaluate(state: State<LrBoard>, _: SeatId): number {
  if (state.over !== null) return state.over.result === 'won' ? 1 : 0;
  return 0.01 + 0.98 * ofCampaign(state.board);
}

const WEIGHTS = { objective: 0.5, health: 0.25, hostiles: 0.15, dice: 0.02, spoils: 0.08 } as const;

function ofCampaign(b: LrBoard): number {
  const { campaign } = b;
  if (campaign === null) return ofAdventure(b);
  const all = campaignSheet(campaign.id).adventures.length;
  return 0.5 * (campaign.won / all) + 0.5 * ofAdventure(b);
}

function ofAdventure(b: LrBoard): number {
  if (b.result !== null) return b.result === 'won' ? 1 : 0;
  if (b.stage !== 'play') return 0.4 + 0.2 * spoils(b);
  const { objective } = adventureSheet(b.adventure);
  return (
    WEIGHTS.objective * progress(b, objective.if) +
    WEIGHTS.health * health(b) +
    WEIGHTS.hostiles * quiet(b) +
    WEIGHTS.dice * dice(b) +
    WEIGHTS.spoils * spoils(b)
  );
}

// --- the objective ---------------------------------------------------------------------------------

/** How much of a predicate is met: the mean of its parts; of alternatives, the best. */
function progress(b: LrBoard, p: Predicate): number {
  if (holds(b, p, theAdventure)) return 1;
  const parts = partsOf(b, p);
  if (p.any !== undefined) parts.push(Math.max(...p.any.map((one) => progress(b, one))));
  return parts.length === 0 ? 0 : Math.min(0.99, parts.reduce((sum, n) => sum + n, 0) / parts.length);
}

function partsOf(b: LrBoard, p: Predicate): number[] {
  const parts: number[] = [];
  if (p.counter !== undefined) parts.push(share(b.counters[p.counter.name] ?? 0, p.counter.atLeast ?? 1));
  if (p.slain !== undefined) parts.push(slainShare(b, p.slain.kind, p.slain.atLeast ?? 1));
  if (p.round !== undefined) parts.push(share(b.round, p.round.atLeast ?? 1));
  if (p.hostiles !== undefined) parts.push(cleared(b, p.hostiles));
  if (p.heroes?.in !== undefined) parts.push(nearness(b, p.heroes.in));
  if (p.thing !== undefined) parts.push(thingShare(b, p.thing));
  if (p.door !== undefined) parts.push(holds(b, { door: p.door }, theAdventure) ? 1 : 0);
  return parts;
}

const share = (now: number, goal: number): number => Math.max(0, Math.min(1, now / Math.max(1, goal)));

/** Blows already dealt to those that must fall count for something. */
function slainShare(b: LrBoard, kind: string | undefined, goal: number): number {
  let hurt = 0;
  for (const one of b.hostiles) if (kind === undefined || one.kind === kind) hurt += 0.6 * hurtShare(one);
  return share(slainOf(b, kind) + hurt, goal);
}

function hurtShare(hostile: Hostile): number {
  const { rank, resilience = 1 } = cardOfHostile(hostile);
  return rank === 'leader' ? hostile.damage / resilience : hostile.wounded ? 0.5 : 0;
}

function cleared(b: LrBoard, wanted: NonNullable<Predicate['hostiles']>): number {
  let left = 0;
  for (const one of b.hostiles) if (isWanted(one, wanted)) left += 1 - 0.6 * hurtShare(one);
  return 1 / (1 + Math.max(0, left - (wanted.atMost ?? 0)) / 3);
}

/** 1 when all who stand are there; otherwise by the steps that are left. */
function nearness(b: LrBoard, areas: readonly AreaId[]): number {
  let sum = 0;
  let heroes = 0;
  for (const hero of b.heroes) {
    if (isCompanion(hero) || hero.area === null) continue;
    heroes++;
    let steps = 9;
    for (const area of areas) steps = Math.min(steps, distance(b, hero.area, area));
    sum += 1 - steps / 9;
  }
  return heroes === 0 ? 0 : sum / heroes;
}

function thingShare(b: LrBoard, wanted: NonNullable<Predicate['thing']>): number {
  const thing = maybeThing(b, wanted.id);
  if (thing === undefined) return 0;
  const held = thing.holder !== null || thing.uses > 0 ? 0.5 : 0;
  const at =
    thing.holder === null ? thing.area : (b.heroes.find(({ id }) => id === thing.holder)?.area ?? null);
  if (at === null) return held;
  const goal = held > 0 ? wanted.in : undefined;
  if (goal === undefined) return held + 0.4 * nearness(b, [at]);
  let steps = 9;
  for (const area of goal) steps = Math.min(steps, distance(b, at, area));
  return held + 0.45 * (1 - steps / 9);
}

// --- heroes and hostiles ---------------------------------------------------------------------------

/** Two sides to lose; the second is the dearer one. Taros is worth half a hero. */
function health(b: LrBoard): number {
  let sum = 0;
  for (const hero of b.heroes) sum += (isCompanion(hero) ? 0.5 : 1) * healthOf(b, hero);
  return sum / 4.5;
}

function healthOf(b: LrBoard, hero: Hero): number {
  if (hero.area === null) return 0;
  const left = Math.max(0, 1 - hero.damage / resilienceOf(b, hero));
  return hero.wounded ? 0.15 + 0.35 * left : 0.6 + 0.4 * left;
}

/** 1 with nobody about; every further hostile takes off a little less. */
function quiet(b: LrBoard): number {
  let danger = 0;
  for (const hostile of b.hostiles) {
    const { attacks, rank } = cardOfHostile(hostile);
    danger += ((attacks[0]?.damage ?? 0) + (rank === 'leader' ? 2 : 1)) * (1 - 0.5 * hurtShare(hostile));
  }
  return 1 / (1 + danger / 12);
}

/** Dice in hand are actions to come. */
function dice(b: LrBoard): number {
  let sum = 0;
  for (const hero of b.heroes) sum += hero.dice.length;
  return sum / 12;
}

function spoils(b: LrBoard): number {
  let sum = 0;
  for (const hero of b.heroes) sum += Math.min(3, hero.treasure.length) + hero.destiny;
  return Math.min(1, sum / 12);
}
