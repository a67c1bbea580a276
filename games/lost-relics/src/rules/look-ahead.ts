import type { Hostile, LrBoard } from '../board.js';
import { carries } from '../kit.js';
import { cardOfHostile, damageTaken, heroOf } from '../queries.js';
import type { AreaId, Reaction } from '../terms.js';
import { blowOf, executed, firstDamage, moveOf, retreatsOf } from './hostile-choices.js';

/**
 * Will this hostile's reactions damage a hero? The whole list is tried out, and some legal choices must do it (REA-10).
 * Until somebody is damaged nothing changes but where the hostile stands, so that is all that is tried.
 */
export const willDamage = carries(
  ['LR-REA-07', 'LR-REA-10'],
  'look-ahead.willDamage',
  (b: LrBoard, hostile: Hostile): boolean => tryOut(b, hostile, cardOfHostile(hostile).reactions),
);

function tryOut(b: LrBoard, hostile: Hostile, reactions: readonly Reaction[]): boolean {
  const [first, ...rest] = reactions;
  if (first === undefined) return false;
  if (first === 'move') return moves(b, hostile, rest);
  if (first === 'retreat') return from(b, hostile, retreatsOf(b, hostile), rest);
  return strikes(b, hostile, first) || tryOut(b, hostile, rest);
}

function strikes(b: LrBoard, hostile: Hostile, reaction: 'attack' | 'execute'): boolean {
  const blow = blowOf(b, hostile);
  if (blow === null) return false;
  const targets = reaction === 'attack' ? blow.targets : executed(b, blow.targets);
  return targets.some((hero) => damageTaken(b, heroOf(b, hero), blow.damage) > 0);
}

function moves(b: LrBoard, hostile: Hostile, rest: readonly Reaction[]): boolean {
  const { areas, blocked } = moveOf(b, hostile);
  const hurt = blocked.some((hero) => damageTaken(b, heroOf(b, hero), firstDamage(hostile)) > 0);
  return hurt || from(b, hostile, areas, rest);
}

/** From each of these areas; or, if there is none, from where it stands. */
function from(b: LrBoard, hostile: Hostile, areas: readonly AreaId[], rest: readonly Reaction[]): boolean {
  if (areas.length === 0) return tryOut(b, hostile, rest);
  const { area } = hostile;
  const found = areas.some((next) => {
    hostile.area = next;
    const hurts = tryOut(b, hostile, rest);
    hostile.area = area;
    return hurts;
  });
  return found;
}
