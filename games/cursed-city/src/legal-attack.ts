import { areAdjacent, sees } from './battlefield.js';
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
  (g: CcPosition, attacker: Figure, key: WeaponKey, target: Figure, isBeset: boolean): CcVerdict => {
    if (isForbidden(g, target.id, 'be-targeted')) return FORBIDDEN;
    if (!sees(g, attacker, target)) return NOT_VISIBLE;
    const { range } = weaponAt(g, key);
    const near = areAdjacent(g, attacker, target);
    if (!near && isBeset) return ADJACENT_FIRST;
    if (range === 'melee' && !near) return NOT_ADJACENT;
    return range === 'ranged' && near ? TOO_NEAR : true;
  },
);

const hasEnemyBeside = (g: CcPosition, attacker: Figure): boolean =>
  enemiesOf(g, attacker.id).some((enemy) => areAdjacent(g, attacker, enemy) && sees(g, attacker, enemy));

/** Who may be attacked, one by one. A melee weapon never reaches past those beside, and most are seen not to be in sight. */
function isTarget(g: CcPosition, attacker: Figure, key: WeaponKey): (enemy: Figure) => boolean {
  const isBeset = weaponAt(g, key).range !== 'melee' && hasEnemyBeside(g, attacker);
  return (enemy) => sees(g, attacker, enemy) && judgeTarget(g, attacker, key, enemy, isBeset) === true;
}

export const targetsOf = (g: CcPosition, attacker: Figure, key: WeaponKey): FigureId[] =>
  enemiesOf(g, attacker.id)
    .filter(isTarget(g, attacker, key))
    .map(({ id }) => id);

/** Everyone on the other side, and whether the weapon may be used against them. */
export const targets: CcChoice<{ attacker: FigureId; weapon: WeaponKey }, FigureId> = {
  candidates: (g, v) => enemiesOf(g, v.attacker).map(({ id }) => id),
  judge(g, v, id) {
    const [attacker, target] = [maybeFigure(g, v.attacker), maybeFigure(g, id)];
    return attacker === undefined || target === undefined
      ? NO_TARGET
      : judgeTarget(g, attacker, v.weapon, target, hasEnemyBeside(g, attacker));
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
    return enemiesOf(g, id).some(isTarget(g, attacker, key)) ? true : NO_TARGET;
  },
);
