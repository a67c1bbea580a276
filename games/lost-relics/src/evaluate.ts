import type { SeatId, State } from '@questhall/engine';
import { beside, isShut } from './areas.js';
import type { Hero, Hostile, LrBoard } from './board.js';
import { adventureSheet, campaignSheet } from './content/library.js';
import type { ThingCard } from './content/schema.js';
import type { Predicate } from './content/selectors.js';
import { holds, isWanted, slainOf } from './predicates.js';
import { theAdventure } from './procs.js';
import { cardOfHostile, isCompanion, maybeThing, resilienceOf, thingCard } from './queries.js';
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
  if (p.counter !== undefined) parts.push(counted(b, p.counter.name, p.counter.atLeast ?? 1));
  if (p.slain !== undefined) parts.push(slainShare(b, p.slain.kind, p.slain.atLeast ?? 1));
  if (p.round !== undefined) parts.push(share(b.round, p.round.atLeast ?? 1));
  if (p.hostiles !== undefined) parts.push(cleared(b, p.hostiles));
  if (p.heroes?.in !== undefined) parts.push(nearness(b, p.heroes.in));
  if (p.thing !== undefined) parts.push(thingShare(b, p.thing));
  if (p.door !== undefined) parts.push(holds(b, { door: p.door }, theAdventure) ? 1 : 0);
  return parts;
}

const share = (now: number, goal: number): number => Math.max(0, Math.min(1, now / Math.max(1, goal)));

/** A counter that objects raise: being near to one that is left is worth half of using it. */
function counted(b: LrBoard, name: string, goal: number): number {
  const now = b.counters[name] ?? 0;
  const left = b.things.filter(({ id, uses, area }) => {
    const card = thingCard(b, id);
    return area !== null && uses < (card.uses ?? 1) && raises(card, name);
  });
  if (left.length === 0) return share(now, goal);
  return share(
    now +
      0.5 *
        closest(
          b,
          left.map(({ area }) => area as AreaId),
        ),
    goal,
  );
}

const raises = ({ lines }: ThingCard, name: string): boolean =>
  lines.some((line) => {
    const { counter, add } = ((line.do ?? line.may)?.count ?? {}) as { counter?: string; add?: unknown };
    return counter === name && typeof add === 'number' && add > 0;
  });

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

const FAR = 9;
const DOOR = 3;

/** Steps to the nearest of these areas; a closed door costs time, and full areas are hoped to clear. */
function stepsTo(b: LrBoard, goals: readonly AreaId[]): { [area: AreaId]: number } {
  const steps: { [area: AreaId]: number } = {};
  const queue = [...goals];
  for (const goal of goals) steps[goal] = 0;
  for (let at = queue.shift(); at !== undefined; at = queue.shift()) {
    const here = steps[at] ?? 0;
    for (const next of beside(b, at)) {
      const there = here + (isShut(b, at, next) ? DOOR : 1);
      if (there >= (steps[next] ?? FAR)) continue;
      steps[next] = there;
      queue.push(next);
    }
  }
  return steps;
}

/** 1 when all who stand are there; otherwise by the steps that are left. */
function nearness(b: LrBoard, areas: readonly AreaId[]): number {
  const steps = stepsTo(b, areas);
  let sum = 0;
  let heroes = 0;
  for (const hero of b.heroes) {
    if (isCompanion(hero) || hero.area === null) continue;
    heroes++;
    sum += 1 - (steps[hero.area] ?? FAR) / FAR;
  }
  return heroes === 0 ? 0 : sum / heroes;
}

/** By the hero who is nearest, and a little by the others. */
function closest(b: LrBoard, areas: readonly AreaId[]): number {
  const steps = stepsTo(b, areas);
  let best = FAR;
  for (const hero of b.heroes) {
    if (!isCompanion(hero) && hero.area !== null) best = Math.min(best, steps[hero.area] ?? FAR);
  }
  return 0.8 * (1 - best / FAR) + 0.2 * nearness(b, areas);
}

function thingShare(b: LrBoard, wanted: NonNullable<Predicate['thing']>): number {
  const thing = maybeThing(b, wanted.id);
  if (thing === undefined) return 0;
  const held = thing.holder !== null || thing.uses > 0 ? 0.5 : 0;
  const at =
    thing.holder === null ? thing.area : (b.heroes.find(({ id }) => id === thing.holder)?.area ?? null);
  if (at === null) return held;
  const goal = held > 0 ? wanted.in : undefined;
  if (goal === undefined) return held + 0.4 * closest(b, [at]);
  return held + 0.45 * (1 - (stepsTo(b, goal)[at] ?? FAR) / FAR);
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
