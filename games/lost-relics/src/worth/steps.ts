import { beside, isShut } from '../areas.js';
import type { Layout } from '../content/layout.js';
import { layoutOf } from '../content/library.js';
import type { LrPosition } from '../kit.js';
import { isCompanion } from '../queries.js';
import type { AreaId, HeroId } from '../terms.js';

/** How far it is from everywhere to the nearest of some areas, and to the farthest place from them. */
type Steps = { readonly to: { readonly [area: AreaId]: number }; readonly far: number };

/** What a closed door costs: somebody must open it. */
const DOOR = 3;
/** By the boards as they lie: another adventure, or another box, has other ways. */
const known = new WeakMap<Layout, Map<string, Steps>>();

/** The same question comes up thousands of times a second; only doors change the answer. */
function stepsTo(g: LrPosition, goals: readonly AreaId[]): Steps {
  const layout = layoutOf(g);
  const ways = known.get(layout) ?? new Map<string, Steps>();
  known.set(layout, ways);
  let key = '';
  for (const { open } of g.board.doors) key += open ? '+' : '-';
  for (const goal of goals) key += goal;
  const found = ways.get(key);
  if (found !== undefined) return found;
  const steps = counted(g, goals);
  ways.set(key, steps);
  return steps;
}

/** Full areas are hoped to clear. */
function counted(g: LrPosition, goals: readonly AreaId[]): Steps {
  const to: { [area: AreaId]: number } = {};
  const queue = [...goals];
  for (const goal of goals) to[goal] = 0;
  for (let at = queue.shift(); at !== undefined; at = queue.shift()) {
    const here = to[at] ?? 0;
    for (const next of beside(g, at)) {
      const there = here + (isShut(g, at, next) ? DOOR : 1);
      if (there >= (to[next] ?? Number.POSITIVE_INFINITY)) continue;
      to[next] = there;
      queue.push(next);
    }
  }
  // As far as it could be with every door shut, so that an open door is always for the better.
  const doors = layoutOf(g).doors.length;
  return { to, far: layoutOf(g).areas.length + DOOR * doors };
}

/** 1 on the spot, and less with every step; beyond a few, further ones hardly matter, but they do. */
export function nearTo(g: LrPosition, goals: readonly AreaId[], at: AreaId): number {
  const { to, far } = stepsTo(g, goals);
  const steps = to[at] ?? far;
  return steps <= NEAR ? 1 - steps / (NEAR + 2) : (2 * NEAR) / (NEAR + 2) / steps;
}
const NEAR = 8;

/** 1 when all who stand are there; otherwise by the steps that are left. */
export function nearness(g: LrPosition, goals: readonly AreaId[]): number {
  let sum = 0;
  let heroes = 0;
  for (const hero of g.board.heroes) {
    if (isCompanion(hero) || hero.area === null) continue;
    heroes++;
    sum += nearTo(g, goals, hero.area);
  }
  return heroes === 0 ? 0 : sum / heroes;
}

/** By the nearest hero of those who are wanted there, and a little by all the others. */
export function closest(g: LrPosition, goals: readonly AreaId[], who?: readonly HeroId[]): number {
  let best = 0;
  for (const hero of g.board.heroes) {
    if (isCompanion(hero) || hero.area === null) continue;
    if (who === undefined || who.includes(hero.id)) best = Math.max(best, nearTo(g, goals, hero.area));
  }
  return 0.8 * best + 0.2 * nearness(g, goals);
}
