import type { Hero, Hostile } from '../board.js';
import type { CcPosition } from '../kit.js';
import { isDiseased, maybeHero, maybeHostile } from '../queries.js';
import { damageOf } from '../rules/attack.js';
import { isForbidden, statOf, wardsOf, woundsOf } from '../strength.js';
import { type FigureId, LIMITS, type WeaponKey } from '../terms.js';

/** What a weapon would do to somebody, as far as the dice of the attack alone decide it. */

type Fate = 'none' | 'hurt' | 'success' | 'critical' | 'out';
export type Blow = { readonly fate: Fate; readonly success: number; readonly critical: number };
export const NO_BLOW: Blow = { fate: 'none', success: 0, critical: 0 };

type Striking = { readonly attacker: FigureId; readonly weapon: WeaponKey; readonly upgrade?: boolean };

export function blowOn(
  g: CcPosition,
  { attacker, weapon, upgrade = false }: Striking,
  target: FigureId,
): Blow {
  const hostile = maybeHostile(g, target);
  const of = (result: 'success' | 'critical') => damageOf(g, { attacker, target, weapon }, result);
  const critical = of('critical');
  const lifted = upgrade || (hostile !== undefined && isDiseased(hostile));
  const success = lifted ? critical : of('success');
  if (hostile !== undefined) return fateOfHostile(g, hostile, success, critical);
  const hero = maybeHero(g, target);
  return hero === undefined
    ? NO_BLOW
    : { fate: critical > strengthLeft(hero) ? 'out' : 'hurt', success, critical };
}

/** What always lessens damage is taken off; what dice may take off is not known before. */
function fateOfHostile(g: CcPosition, hostile: Hostile, success: number, critical: number): Blow {
  const off = isForbidden(g, hostile.id, 'reduce') ? 0 : statOf(g, hostile.id, 'reduce');
  const blow = { success: Math.max(0, success - off), critical: Math.max(0, critical - off) };
  const left = woundsOf(g, hostile) - hostile.damage;
  const isSure = wardsOf(g, hostile.id).length === 0;
  if (isSure && blow.success >= left) return { fate: 'success', ...blow };
  return { fate: isSure && blow.critical >= left ? 'critical' : 'hurt', ...blow };
}

/** How much a hero may suffer: two for each space of the card, less what lies there. */
function strengthLeft({ row }: Hero): number {
  const taken = row.reduce(
    (sum, { on }) => sum + (on.includes('grievous') ? 2 : on.includes('wound') ? 1 : 0),
    0,
  );
  return 2 * LIMITS.diceSpaces - taken;
}
