import { touching, zoneCells } from '../battlefield.js';
import type { Predicate } from '../content/conditions.js';
import type { Played } from '../content/library.js';
import type { CcPosition } from '../kit.js';
import { journeyOf, journeyRecord, personOf, realmstoneOf } from '../queries.js';
import { type CellId, LIMITS } from '../terms.js';
import { hurtShare, mightOf } from './danger.js';
import { nearAt, nearness, stepsToNearest } from './steps.js';

const share = (now: number, goal: number): number => Math.max(0, Math.min(1, now / Math.max(1, goal)));

/** How far the journey has come, from 0 to 1, by its kind of goal. */
export function progress(g: CcPosition): number {
  const journey = journeyRecord(g);
  const done = goal(g, journey.victory.if);
  if (journey.ends?.some(({ result }) => result !== 'failure')) return withTokens(g, journey, done);
  return done < 1 ? GOAL * done * (isTooEarly(g, journey) ? 0.3 : 1) : GOAL + (1 - GOAL) * wayOut(g);
}
/** How little time a journey leaves that ends when the quest token comes to a space: 0 with all of it, and where there is no such end. */
export function haste(g: CcPosition): number {
  for (const { if: when } of journeyRecord(g).ends ?? [])
    if (when.questTrack?.atLeast !== undefined)
      return share(journeyOf(g).questTrack, when.questTrack.atLeast);
  return 0;
}

/** The share of the goal itself; the rest is the way out. */
const GOAL = 0.75;

/** What must be slain, held, counted or reached; the nearer to the next of it, the better. */
function goal(g: CcPosition, { slain, realmstone, counter, heroes }: Predicate): number {
  if (slain !== undefined) return slainShare(g, slain.model, slain.atLeast ?? 1);
  if (realmstone !== undefined) return stoneShare(g, realmstone.atLeast ?? 1);
  if (heroes !== undefined) return nearness(g, cellsOfThings(g, 'object'));
  return counter === undefined ? 0 : countShare(g, counter.name, counter.atLeast ?? 1);
}

/** A model, or champions of any kind. Blows dealt to them count, and being near to one. */
function slainShare(g: CcPosition, model: string | undefined, wanted: number): number {
  const slain = slainSoFar(g, model);
  if (slain >= wanted) return 1;
  let [hurt, near] = [0, 0];
  for (const hostile of g.board.hostiles) {
    if (model === undefined ? !mightOf(g, hostile).champion : hostile.model !== model) continue;
    hurt += HURT * hurtShare(g, hostile);
    near = Math.max(near, nearness(g, [hostile.at]));
  }
  return Math.min(0.99, share(slain + Math.min(hurt, HURT * (wanted - slain)) + NEAR * near, wanted));
}
const HURT = 0.7;
const NEAR = 0.25;

function slainSoFar(g: CcPosition, model: string | undefined): number {
  const slain = g.board.journey?.slain ?? {};
  if (model !== undefined) return slain[model] ?? 0;
  let count = 0;
  for (const card of g.box.kinds.hostile ?? [])
    if (card.kind === 'hostile')
      for (const { id, champion } of card.models) if (champion === true) count += slain[id] ?? 0;
  return count;
}

/** Realmstone lies in objects, and what inspiration finds. */
function stoneShare(g: CcPosition, wanted: number): number {
  let held = 0;
  for (const { id } of g.board.heroes) held += realmstoneOf(g, personOf(g, id).realmstone);
  if (held >= wanted) return 1;
  const objects = cellsOfThings(g, 'object');
  const next = objects.length > 0 ? 0.6 * nearness(g, objects) : 0.3 * closeToBuying(g);
  return Math.min(0.99, share(held + next, wanted));
}

/** Where nothing is left to search, inspiration buys a search: how far the nearest hero is, from 0 to 1. */
function closeToBuying({ board }: CcPosition): number {
  let best = 0;
  for (const { where, inspired, inspiration } of board.heroes) {
    if (where !== 'standing') continue;
    const points = inspired ? LIMITS.inspiring + inspiration : inspiration;
    best = Math.max(best, points / (2 * LIMITS.inspiring));
  }
  return Math.min(1, best);
}

const cellsOfThings = ({ board }: CcPosition, kind: string): CellId[] => {
  const cells: CellId[] = [];
  for (const thing of board.things) if (thing.kind === kind) cells.push(thing.at);
  return cells;
};

/** What is counted lies about, or behind a gateway that nobody has opened yet. */
function countShare(g: CcPosition, name: string, wanted: number): number {
  const now = g.board.journey?.counters[name] ?? 0;
  if (now >= wanted) return 1;
  const kind = journeyRecord(g).shelters?.kind ?? '';
  const lying = cellsOfThings(g, kind);
  const gates = closedGateways(g);
  const near = lying.length > 0 ? 0.3 + 0.6 * nearness(g, lying) : 0.3 * nearness(g, gates);
  const known = 0.1 * Math.min(lying.length, wanted - now);
  return Math.min(0.99, share(now + near + known + 0.05 * nearness(g, gates), wanted));
}

function closedGateways(g: CcPosition): CellId[] {
  const cells: CellId[] = [];
  for (const { id, open } of g.board.ground.links) if (!open) cells.push(...touching(g, id));
  return cells;
}

/** Tokens that a Decapitation asks for besides its target: as long as they are whole, blows against it hardly count. */
function withTokens(g: CcPosition, { counters }: Played, done: number): number {
  const [name] = Object.keys(counters ?? {});
  if (name === undefined) return done;
  const left = cellsOfThings(g, 'phylactery');
  if (left.length === 0) return TOKENS + (1 - TOKENS) * done;
  const broken = g.board.journey?.counters[name] ?? 0;
  const near = 0.8 * nearness(g, left);
  return TOKENS * share(broken + near, broken + left.length) + 0.3 * (1 - TOKENS) * done;
}
const TOKENS = 0.5;

/** Nothing more is found once the way out lies there, and whoever stands in it goes home with what there is. */
function isTooEarly(g: CcPosition, { explore }: Played): boolean {
  const zone = zoneCells(g, 'extraction');
  if (zone.length === 0) return false;
  if (explore === true) return true;
  for (const { where, at } of g.board.heroes)
    if (where !== 'out' && (at === null || !zone.includes(at))) return false;
  return true;
}

/** To a closed gateway first, then with everybody into the zone behind it. */
function wayOut(g: CcPosition): number {
  const zone = zoneCells(g, 'extraction');
  if (zone.length === 0) return 0.35 * nearness(g, closedGateways(g));
  let [sum, heroes] = [0, 0];
  for (const { where, at } of g.board.heroes) {
    if (where === 'out') continue;
    heroes++;
    if (at !== null) sum += zone.includes(at) ? 1 : 0.9 * nearAt(stepsToNearest(g, at, zone));
  }
  return 0.4 + (heroes === 0 ? 0 : (0.6 * sum) / heroes);
}
