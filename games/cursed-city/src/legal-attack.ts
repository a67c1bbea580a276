import { numberOf, seesByNumber } from '@questhall/tabletop/ground';
import { areAdjacent, planOf, sees } from './battlefield.js';
import type { Figure, Hero, Hostile } from './board.js';
import { carries } from './carries.js';
import { weaponAt } from './content/library.js';
import type { CcPosition } from './kit.js';
import { maybeFigure, maybeHero, standing } from './queries.js';
import {
  ADJACENT_FIRST,
  type CcChoice,
  type CcVerdict,
  FORBIDDEN,
  NO_TARGET,
  NOT_ADJACENT,
  NOT_VISIBLE,
  TOO_NEAR,
  USED,
} from './refusals.js';
import { isSpent } from './rules/timing.js';
import { isForbidden } from './strength.js';
import type { FigureId, WeaponKey } from './terms.js';

/** Whom a weapon may be used against. The same for heroes and hostiles (HAT-01). */

/** Enemies on the battlefield. */
function enemiesOf(g: CcPosition, id: FigureId): readonly (Hero | Hostile)[] {
  return maybeHero(g, id) === undefined ? standing(g) : g.board.hostiles;
}

const judgeTarget = carries(
  ['CC-ATK-03', 'CC-ATK-04', 'CC-ATK-05', 'CC-ATK-06', 'CC-ATK-07', 'CC-HAT-01'],
  'legal-attack.judgeTarget',
  (g: CcPosition, attacker: Figure, key: WeaponKey, target: Figure, beset: boolean): CcVerdict => {
    if (isForbidden(g, target.id, 'be-targeted')) return FORBIDDEN;
    if (!sees(g, attacker, target)) return NOT_VISIBLE;
    return judgeReach(g, key, areAdjacent(g, attacker, target), beset);
  },
);

/** Does the weapon reach an enemy in sight who stands so near? */
function judgeReach(g: CcPosition, key: WeaponKey, near: boolean, beset: boolean): CcVerdict {
  if (!near && beset) return ADJACENT_FIRST;
  const { range } = weaponAt(g, key);
  if (range === 'melee' && !near) return NOT_ADJACENT;
  return range === 'ranged' && near ? TOO_NEAR : true;
}

type Seen = { readonly id: FigureId; readonly near: boolean };

/** Enemies in sight, and whether they stand beside the attacker. */
function enemiesInSight(g: CcPosition, attacker: Figure): Seen[] {
  const seen: Seen[] = [];
  if (attacker.at === null) return seen;
  const plan = planOf(g);
  const from = numberOf(plan, attacker.at);
  const around = plan.beside[from] as readonly number[];
  for (const { id, at } of enemiesOf(g, attacker.id)) {
    if (at === null) continue;
    const cell = numberOf(plan, at);
    if (seesByNumber(plan, from, cell)) seen.push({ id, near: cell === from || around.includes(cell) });
  }
  return seen;
}

export function targetsOf(g: CcPosition, attacker: Figure, key: WeaponKey): FigureId[] {
  const seen = enemiesInSight(g, attacker);
  const beset = seen.some(({ near }) => near);
  const found: FigureId[] = [];
  for (const { id, near } of seen)
    if (judgeReach(g, key, near, beset) === true && !isForbidden(g, id, 'be-targeted')) found.push(id);
  return found;
}

const isBeset = (g: CcPosition, attacker: Figure): boolean =>
  enemiesInSight(g, attacker).some(({ near }) => near);

/** Everyone on the other side, and whether the weapon may be used against them. */
export const targets: CcChoice<{ attacker: FigureId; weapon: WeaponKey }, FigureId> = {
  candidates: (g, v) => enemiesOf(g, v.attacker).map(({ id }) => id),
  judge(g, v, id) {
    const [attacker, target] = [maybeFigure(g, v.attacker), maybeFigure(g, id)];
    return attacker === undefined || target === undefined
      ? NO_TARGET
      : judgeTarget(g, attacker, v.weapon, target, isBeset(g, attacker));
  },
};

/** The name under which a Reload weapon is used up: in this turn, or with the card that is active now. */
export const reloadName = ({ board, state }: CcPosition, id: FigureId, key: WeaponKey): string =>
  state.switches.reload === 'once-per-activation' ? `${id} ${key} ${board.active}` : `${id} ${key}`;

/** Can it be used now: not forbidden, not used up, and with a target? */
export const judgeWeapon = carries(
  ['CC-ATK-17', 'CC-ATK-19', 'CC-CON-18'],
  'legal-attack.judgeWeapon',
  (g: CcPosition, { id }: Figure, key: WeaponKey): CcVerdict => {
    const attacker = maybeFigure(g, id);
    if (attacker === undefined || isForbidden(g, id, 'attack')) return FORBIDDEN;
    if (weaponAt(g, key).reload === true && isSpent(g.board, 'turn', reloadName(g, id, key))) return USED;
    return targetsOf(g, attacker, key).length > 0 ? true : NO_TARGET;
  },
);
