import {
  best,
  type CellNumber,
  cellsOf,
  fewestOf,
  firstEnds,
  type Gait,
  numberOf,
  openSteps,
  type Plan,
  pathTo,
  reach,
  seesByNumber,
  type Walk,
  type Ways,
  waysIn,
} from '@questhall/tabletop/ground';
import { planOf, stepsFrom } from '../battlefield.js';
import type { Hostile } from '../board.js';
import { carries } from '../carries.js';
import { weaponAt } from '../content/library.js';
import { type CcPosition, procedure } from '../kit.js';
import { hostileMove } from '../procs.js';
import {
  has,
  hostileOf,
  hostileSide,
  hostileWeapons,
  isSmall,
  leader,
  maybeHostile,
  standing,
} from '../queries.js';
import { isForbidden, statOf } from '../strength.js';
import type { CellId } from '../terms.js';
import { hostileGait, isShared } from '../walking.js';
import { openMoment } from './timing.js';

/**
 * Where a hostile moves (HMV-08): so that it can attack; the nearest hero it can attack; for a small one, beside a hero where it can
 * share a space, and into that space; by the shortest way; and what is still equal is for the leader.
 */

/** What a hostile looks at before it moves. Heroes are counted by their place in `heroes`. */
type Outlook = {
  readonly plan: Plan;
  readonly from: CellNumber;
  readonly heroes: readonly CellNumber[];
  readonly melee: boolean;
  readonly ranged: boolean;
  readonly small: boolean;
};
/** How it gets there, and how many steps from it to each hero, with or without others in between. */
type Going = { readonly gait: Gait; readonly far: readonly number[] };

function outlookOf(g: CcPosition, hostile: Hostile): Outlook {
  const plan = planOf(g);
  const heroes = standing(g).map(({ at }) => numberOf(plan, at as CellId));
  const ranges = hostileWeapons(g, hostile).map((key) => weaponAt(g, key).range);
  return {
    plan,
    from: numberOf(plan, hostile.at),
    heroes,
    melee: ranges.some((range) => range !== 'ranged'),
    ranged: ranges.some((range) => range !== 'melee'),
    small: isSmall(g, hostile),
  };
}

function goingOf(g: CcPosition, hostile: Hostile, { heroes }: Outlook): Going {
  const steps = stepsFrom(g, [hostile.at]);
  return { gait: hostileGait(g, hostile), far: heroes.map((cell) => steps[cell] as number) };
}

const touches = ({ plan }: Outlook, cell: CellNumber, hero: CellNumber): boolean =>
  (plan.beside[cell] as readonly number[]).includes(hero);

const isBesideHero = (look: Outlook, cell: CellNumber): boolean =>
  look.heroes.some((hero) => touches(look, cell, hero));

/** Does a hero stand beside this space and in sight of it? Then no other one may be attacked from there. */
const isEngaged = (look: Outlook, cell: CellNumber): boolean =>
  look.heroes.some((hero) => touches(look, cell, hero) && seesByNumber(look.plan, cell, hero));

/** Could it attack this hero from this space? */
function couldAttack(look: Outlook, cell: CellNumber, hero: CellNumber): boolean {
  const near = touches(look, cell, hero);
  if (near ? !look.melee : !look.ranged) return false;
  return seesByNumber(look.plan, cell, hero) && (near || !isEngaged(look, cell));
}

/** It stays where it is: it can attack already, or stands beside a hero with a weapon for that. */
const stays = carries(
  ['CC-HMV-04', 'CC-HMV-07', 'CC-HMV-10'],
  'hostile-moves.stays',
  (look: Outlook): boolean =>
    look.heroes.some((hero) => couldAttack(look, look.from, hero)) ||
    (look.melee && isBesideHero(look, look.from)),
);

type Ends = { readonly ends: readonly CellNumber[]; readonly shared: boolean };

/** Spaces from which the hero could be attacked, shared ones first for the small, and those by the shortest way. */
function endsFor(look: Outlook, { gait }: Going, ways: Ways, hero: number): Ends {
  const at = look.heroes[hero] as CellNumber;
  const able: CellNumber[] = [];
  for (const end of ways.ends) if (couldAttack(look, end, at)) able.push(end);
  const shared = look.small ? able.filter((end) => isShared(gait, end) && touches(look, end, at)) : [];
  const among = shared.length > 0 ? shared : able;
  return { ends: best(among, (end) => ways.steps[end] as number), shared: shared.length > 0 };
}

/** Where it would end after all its moves to attack; none if it cannot. */
const attackEnds = carries(
  ['CC-HMV-02', 'CC-HMV-03', 'CC-HMV-06', 'CC-HMV-08', 'CC-HMV-09', 'CC-HMV-12', 'CC-HMV-13'],
  'hostile-moves.attackEnds',
  (look: Outlook, going: Going, ways: Ways): CellNumber[] => {
    let nearest = Number.POSITIVE_INFINITY;
    let options: Ends[] = [];
    for (let hero = 0; hero < look.heroes.length; hero++) {
      const far = going.far[hero] as number;
      if (far > nearest) continue;
      const found = endsFor(look, going, ways, hero);
      if (found.ends.length === 0) continue;
      if (far < nearest) options = [];
      nearest = far;
      options.push(found);
    }
    const chosen = best(options, ({ shared }) => (shared ? 0 : 1));
    return [...new Set(chosen.flatMap(({ ends }) => ends))];
  },
);

/** As near as it gets to the nearest hero. */
const closestEnds = carries(
  'CC-HMV-05',
  'hostile-moves.closestEnds',
  (look: Outlook, { far }: Going, ways: Ways): CellNumber[] => {
    const nearest = Math.min(...far);
    const wanted = look.heroes.filter((_, hero) => far[hero] === nearest);
    const steps = fewestOf(
      look.plan,
      wanted.map((hero) => openSteps(look.plan, hero)),
    );
    return best(
      ways.ends,
      (end) => steps[end] as number,
      (end) => ways.steps[end] as number,
    );
  },
);

/** All spaces in which its next Move may end; none if it does not move. */
export function endsOfMove(g: CcPosition, hostile: Hostile, left: number): CellId[] {
  const look = outlookOf(g, hostile);
  if (look.heroes.length === 0 || stays(look)) return [];
  const going = goingOf(g, hostile, look);
  const most = paceOf(g, hostile);
  const walk: Walk = { gait: going.gait, moves: Array<number>(left).fill(most) };
  const ways = waysIn(look.plan, look.from, walk);
  const attacks = attackEnds(look, going, ways);
  const ends = attacks.length > 0 ? attacks : closestEnds(look, going, ways);
  const first = left === 1 ? ends : firstEnds(look.plan, look.from, walk, ends);
  return cellsOf(look.plan, first);
}

const paceOf = (g: CcPosition, hostile: Hostile): number =>
  Math.max(0, hostileSide(g, hostile).move + statOf(g, hostile.id, 'move'));

/** The spaces that it passes, from its own to the one where its Move ends. */
export function wayOf(g: CcPosition, hostile: Hostile, end: CellId): CellId[] {
  const plan = planOf(g);
  const way = reach(plan, numberOf(plan, hostile.at), hostileGait(g, hostile), paceOf(g, hostile));
  return pathTo(way, end);
}

const mayMove = (g: CcPosition, hostile: Hostile): boolean =>
  !has(hostile, 'trapped') && !isForbidden(g, hostile.id, 'move');

const moving = procedure(hostileMove)
  .step('where', ['CC-HMV-01', 'CC-HMV-07', 'CC-HMV-11', 'CC-HMV-12', 'CC-AIL-21'], (g, v) => {
    const hostile = maybeHostile(g, v.hostile);
    if (hostile === undefined || !mayMove(g, hostile)) return g.end(false);
    const ends = endsOfMove(g, hostile, v.left);
    return ends.length === 0 ? g.end(false) : g.one(leader(g), 'choose-hostile-end', ends);
  })
  .step('go', 'CC-HMV-01', (g, v, end) => {
    const hostile = hostileOf(g, v.hostile);
    if (end === hostile.at) return g.end(false);
    g.tell?.('moved', { figure: v.hostile, path: wayOf(g, hostile, end) });
    hostile.at = end;
    return openMoment(g, 'hostile-moved', { figure: v.hostile });
  })
  .step('moved', 'CC-HMV-01', (g) => g.end(true));

export const hostileMoveProcedures = [moving];
