import type { Fighter, Rival } from './board.js';
import { carries } from './carries.js';
import { abilityCard, encounterSheet, itemSheet } from './content/library.js';
import type { WowPosition } from './kit.js';
import { maybeRival, sideOf } from './queries.js';
import type { AttackType } from './terms.js';

export function fighterOf({ board: { combat } }: WowPosition, who: string): Fighter | undefined {
  if (combat === null) return undefined;
  const { attacker, defender } = combat;
  if (attacker.seat === who || attacker.card === who) return attacker;
  return defender.seat === who || defender.card === who ? defender : undefined;
}

/** The seat or the card of a side of a battle. */
export const idOf = ({ seat, card }: Fighter): string => seat ?? card ?? '';

/** The weapon that counts: a card played instead, the equipped weapon, or none. */
export function weaponOf(
  p: WowPosition,
  rival: Rival,
): { attack?: number | undefined; type?: AttackType | undefined; damage?: number | undefined } | undefined {
  const replaced = fighterOf(p, rival.seat)?.replaced ?? null;
  if (replaced !== null) return abilityCard(p, replaced).weapon;
  return rival.weapon === null ? undefined : itemSheet(p, rival.weapon);
}

/** Decides the step in which somebody attacks. */
export const attackTypeOf = carries(
  ['WOW-CMB-01', 'WOW-CMB-02', 'WOW-WRA-02'],
  'stats.attackTypeOf',
  (p: WowPosition, fighter: Fighter): AttackType => {
    const changed = p.board.types.findLast(({ on }) => on === idOf(fighter));
    if (changed !== undefined) return changed.type;
    const rival = maybeRival(p, fighter.seat);
    if (rival === undefined) return encounterSheet(p, fighter.card ?? '').type;
    return weaponOf(p, rival)?.type ?? sideOf(p, rival).type;
  },
);
