import type { Hostile } from '../board.js';
import type { ThingCard } from '../content/schema.js';
import type { Predicate } from '../content/selectors.js';
import type { LrPosition } from '../kit.js';
import { holds, isWanted, slainOf } from '../predicates.js';
import { theAdventure } from '../procs.js';
import { cardOfHostile, heroOf, maybeThing, thingCard } from '../queries.js';
import { closest, nearness, nearTo } from './steps.js';

/** How much of a predicate is met: the mean of its parts; of alternatives, the best. */
export function progress(g: LrPosition, p: Predicate): number {
  if (holds(g, p, theAdventure)) return 1;
  const parts = partsOf(g, p);
  if (p.any !== undefined) parts.push(Math.max(...p.any.map((one) => progress(g, one))));
  return parts.length === 0 ? 0 : Math.min(0.99, parts.reduce((sum, n) => sum + n, 0) / parts.length);
}

function partsOf(g: LrPosition, p: Predicate): number[] {
  const parts: number[] = [];
  if (p.counter !== undefined) parts.push(counted(g, p.counter.name, p.counter.atLeast ?? 1));
  if (p.slain !== undefined) parts.push(slainShare(g, p.slain.kind, p.slain.atLeast ?? 1));
  if (p.round !== undefined) parts.push(share(g.board.round, p.round.atLeast ?? 1));
  if (p.hostiles !== undefined) parts.push(cleared(g, p.hostiles));
  if (p.heroes?.in !== undefined) parts.push(nearness(g, p.heroes.in));
  if (p.thing !== undefined) parts.push(thingShare(g, p.thing));
  if (p.door !== undefined) parts.push(holds(g, { door: p.door }, theAdventure) ? 1 : 0);
  return parts;
}

export const share = (now: number, goal: number): number => Math.max(0, Math.min(1, now / Math.max(1, goal)));

/** A counter that objects raise: being near to one that is left is worth half of using it. */
function counted(g: LrPosition, name: string, goal: number): number {
  let near = 0;
  for (const { id, uses, area } of g.board.things) {
    const card = thingCard(g, id);
    if (area === null || uses >= (card.uses ?? 1) || !raises(card, name)) continue;
    near = Math.max(near, closest(g, [area], card.hero));
  }
  return share((g.board.counters[name] ?? 0) + 0.5 * near, goal);
}

const raises = ({ lines }: ThingCard, name: string): boolean =>
  lines.some((line) => {
    const { counter, add } = ((line.do ?? line.may)?.count ?? {}) as { counter?: string; add?: unknown };
    return counter === name && typeof add === 'number' && add > 0;
  });

/** Blows already dealt to those that must fall count for something, and so does being near to one of them. */
function slainShare(g: LrPosition, kind: string | undefined, goal: number): number {
  const slain = slainOf(g, kind);
  if (slain >= goal) return 1;
  let [hurt, near] = [0, 0];
  for (const one of g.board.hostiles) {
    if (kind !== undefined && one.kind !== kind) continue;
    hurt += 0.5 * hurtShare(g, one);
    near = Math.max(near, closest(g, [one.area]));
  }
  return share(slain + hurt + 0.3 * near, goal);
}

export function hurtShare(g: LrPosition, hostile: Hostile): number {
  const { rank, resilience = 1 } = cardOfHostile(g, hostile);
  return rank === 'leader' ? hostile.damage / resilience : hostile.wounded ? 0.5 : 0;
}

function cleared(g: LrPosition, wanted: NonNullable<Predicate['hostiles']>): number {
  let [left, near] = [0, 0];
  for (const one of g.board.hostiles) {
    if (!isWanted(g, one, wanted)) continue;
    left += 1 - 0.6 * hurtShare(g, one);
    near = Math.max(near, closest(g, [one.area]));
  }
  return 1 / (1 + Math.max(0, left - 0.3 * near - (wanted.atMost ?? 0)) / 2);
}

/** First to it, then with it to where it belongs. What bars it must be done with before. */
function thingShare(g: LrPosition, wanted: NonNullable<Predicate['thing']>): number {
  const thing = maybeThing(g, wanted.id);
  if (thing === undefined) return 0;
  if (holds(g, { thing: wanted }, theAdventure)) return 1;
  const at = thing.holder === null ? thing.area : heroOf(g, thing.holder).area;
  if (at === null) return 0;
  if (thing.holder === null)
    return 0.2 * free(g, wanted.id) + 0.3 * closest(g, [at], thingCard(g, wanted.id).hero);
  return wanted.in === undefined ? 0.5 : 0.5 + 0.49 * nearTo(g, wanted.in, at);
}

function free(g: LrPosition, id: string): number {
  const { if: only } = thingCard(g, id);
  return only === undefined ? 1 : progress(g, only);
}
