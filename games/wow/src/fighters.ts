import type { SeatId } from '@questhall/engine';
import type { Combat, Fighter, Rival } from './board.js';
import { carries } from './carries.js';
import { abilityCard, encounterSheet, itemSheet } from './content/library.js';
import type { WowPosition } from './kit.js';
import { maybeRival, sideOf } from './queries.js';
import type { AttackType } from './terms.js';

export type Side = 'attacker' | 'defender';

export const newFighter = (seat: SeatId | null, card: string | null, before: number): Fighter => ({
  seat,
  card,
  die: null,
  replaced: null,
  before,
  attacked: false,
  defeated: false,
});

/** The battle, if it has not been cancelled. */
export const foughtOn = ({ board: { combat } }: WowPosition): Combat | null =>
  combat === null || combat.cancelled ? null : combat;

/** Cancelled, or a side has fallen: no further step of the battle follows. */
export function isDecided(p: WowPosition): boolean {
  const combat = foughtOn(p);
  return combat === null || combat.attacker.defeated || combat.defender.defeated;
}

/** One of the sides of a battle whose outcome is not carried out yet. */
export const isFighting = (p: WowPosition, who: string): boolean =>
  p.board.combat !== null && p.board.combat.step !== 'over' && fighterOf(p, who) !== undefined;

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

/** Whoever is fought in an ambush deals more damage, and from afar: each token counts. */
export const ambushOf = carries(
  ['WOW-DSC-10', 'WOW-DSC-11', 'WOW-DSC-12'],
  'fighters.ambushOf',
  ({ board: { combat, turn } }: WowPosition, fighter: Fighter): number =>
    fighter === combat?.defender ? turn.ambush : 0,
);

/** Decides the step in which somebody attacks. */
export const attackTypeOf = carries(
  ['WOW-CMB-01', 'WOW-CMB-02', 'WOW-WRA-02'],
  'stats.attackTypeOf',
  (p: WowPosition, fighter: Fighter): AttackType => {
    const changed = p.board.types.findLast(({ on }) => on === idOf(fighter));
    if (changed !== undefined) return changed.type;
    if (ambushOf(p, fighter) > 0) return 'ranged';
    const rival = maybeRival(p, fighter.seat);
    if (rival === undefined) return encounterSheet(p, fighter.card ?? '').type;
    return weaponOf(p, rival)?.type ?? sideOf(p, rival).type;
  },
);
