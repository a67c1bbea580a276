import type { Hostile } from '../board.js';
import { carries } from '../carries.js';
import type { LrPosition } from '../kit.js';
import { cardOfHostile, damageTaken, heroOf } from '../queries.js';
import type { AreaId, Reaction } from '../terms.js';
import { blowOf, executed, firstDamage, retreatsOf } from './hostile-choices.js';
import { moveOf } from './hostile-moves.js';

/**
 * Will this hostile's reactions damage a hero? The whole list is tried out, and some legal choices must do it (REA-10).
 * Until somebody is damaged nothing changes but where the hostile stands, so that is all that is tried.
 */
export const willDamage = carries(
  ['LR-REA-07', 'LR-REA-10'],
  'look-ahead.willDamage',
  (g: LrPosition, hostile: Hostile): boolean => tryOut(g, hostile, cardOfHostile(g, hostile).reactions),
);

function tryOut(g: LrPosition, hostile: Hostile, reactions: readonly Reaction[]): boolean {
  const [first, ...rest] = reactions;
  if (first === undefined) return false;
  if (first === 'move') return moves(g, hostile, rest);
  if (first === 'retreat') return from(g, hostile, retreatsOf(g, hostile), rest);
  return strikes(g, hostile, first) || tryOut(g, hostile, rest);
}

function strikes(g: LrPosition, hostile: Hostile, reaction: 'attack' | 'execute'): boolean {
  const blow = blowOf(g, hostile);
  if (blow === null) return false;
  const targets = reaction === 'attack' ? blow.targets : executed(g, blow.targets);
  return targets.some((hero) => damageTaken(g, heroOf(g, hero), blow.damage) > 0);
}

function moves(g: LrPosition, hostile: Hostile, rest: readonly Reaction[]): boolean {
  const { areas, blocked } = moveOf(g, hostile);
  const hurt = blocked.some((hero) => damageTaken(g, heroOf(g, hero), firstDamage(g, hostile)) > 0);
  return hurt || from(g, hostile, areas, rest);
}

/** From each of these areas; or, if there is none, from where it stands. */
function from(g: LrPosition, hostile: Hostile, areas: readonly AreaId[], rest: readonly Reaction[]): boolean {
  if (areas.length === 0) return tryOut(g, hostile, rest);
  const { area } = hostile;
  const found = areas.some((next) => {
    hostile.area = next;
    const hurts = tryOut(g, hostile, rest);
    hostile.area = area;
    return hurts;
  });
  return found;
}
