import { BAR, freeGait, type Gait, numberOf, PASS_ONLY, type Plan, STOP } from '@questhall/tabletop/ground';
import { planOf } from './battlefield.js';
import type { Hero, Hostile } from './board.js';
import { carries } from './carries.js';
import type { CcPosition } from './kit.js';
import { isSmall, isStanding } from './queries.js';
import { isForbidden } from './strength.js';
import type { CellId } from './terms.js';

/** How a figure walks here and now: what bars its way, where it must stop, and where it may not stay. */

/** Objects and buried tokens bar everyone. */
const barThings = carries(
  ['CC-BRD-10', 'CC-AIL-03'],
  'walking.barThings',
  (g: CcPosition, plan: Plan, gait: Gait): void => {
    for (const { at } of g.board.things) gait[numberOf(plan, at)] = BAR;
    for (const { where, at } of g.board.heroes)
      if (where === 'buried' && at !== null) gait[numberOf(plan, at)] = BAR;
  },
);

/** An empty space beside an enemy ends a move; a space with a friend does not. */
function stopBeside(plan: Plan, gait: Gait, enemy: number): void {
  for (const cell of plan.beside[enemy] as readonly number[]) if (gait[cell] === 0) gait[cell] = STOP;
}

export const heroGait = carries(
  [
    'CC-MOV-04',
    'CC-MOV-05',
    'CC-MOV-06',
    'CC-MOV-07',
    'CC-MOV-08',
    'CC-MOV-09',
    'CC-MOV-11',
    'CC-MOV-12',
    'CC-BRD-09',
  ],
  'walking.heroGait',
  (g: CcPosition, hero: Hero): Gait => {
    const plan = planOf(g);
    const gait = freeGait(plan);
    barThings(g, plan, gait);
    for (const { at } of g.board.hostiles) gait[numberOf(plan, at)] = BAR;
    for (const other of g.board.heroes)
      if (other !== hero && isStanding(other) && other.at !== null)
        gait[numberOf(plan, other.at)] = PASS_ONLY;
    if (!isForbidden(g, hero.id, 'stop-beside-enemies'))
      for (const { at } of g.board.hostiles) stopBeside(plan, gait, numberOf(plan, at));
    return gait;
  },
);

/** A mark of this game: one small hostile stands there, and another may join it. The ground does not read it. */
const SHARED = 8;

/** Hostiles pass through each other; one small hostile makes room for one more. */
function markFriends(g: CcPosition, plan: Plan, gait: Gait, hostile: Hostile): void {
  const small = isSmall(g, hostile);
  for (const other of g.board.hostiles) {
    if (other === hostile) continue;
    const cell = numberOf(plan, other.at);
    gait[cell] = small && gait[cell] === 0 && isSmall(g, other) ? SHARED : PASS_ONLY;
  }
}

export const hostileGait = carries(
  ['CC-MOV-05', 'CC-MOV-06', 'CC-MOV-07', 'CC-HMV-01', 'CC-HMV-13', 'CC-BRD-09'],
  'walking.hostileGait',
  (g: CcPosition, hostile: Hostile): Gait => {
    const plan = planOf(g);
    const gait = freeGait(plan);
    barThings(g, plan, gait);
    markFriends(g, plan, gait, hostile);
    const heroes = g.board.heroes.filter(isStanding).map(({ at }) => numberOf(plan, at as CellId));
    for (const cell of heroes) gait[cell] = BAR;
    for (const cell of heroes) stopBeside(plan, gait, cell);
    return gait;
  },
);

export const isShared = (gait: Gait, cell: number): boolean => gait[cell] === SHARED;
