import { bonus } from '@questhall/tabletop';
import type { Fighter, Rival } from './board.js';
import { carries } from './carries.js';
import { abilityCard, challengeCard, encounterSheet, itemSheet } from './content/library.js';
import type { Passive } from './content/schema.js';
import { ambushOf, fighterOf, weaponOf } from './fighters.js';
import type { WowPosition } from './kit.js';
import { holds } from './predicates.js';
import { canUseItem, maybeRival, sideOf } from './queries.js';
import type { ItemId, Stat } from './terms.js';

/** What all that is in play adds to a number of a character. */
function added(p: WowPosition, rival: Rival, stat: Stat): number {
  let sum = bonus(p.board.modifiers, stat, rival.seat) + sumOf(p, rival, stat, sideOf(p, rival).passives);
  for (const item of rival.bag) sum += itemAdds(p, rival, item, stat);
  if (rival.weapon !== null && fighterOf(p, rival.seat)?.replaced == null)
    sum += itemAdds(p, rival, rival.weapon, stat);
  if (rival.armor !== null) sum += itemAdds(p, rival, rival.armor, stat);
  for (const { card, on } of p.board.attached) {
    if (on === rival.seat) sum += sumOf(p, rival, stat, abilityCard(p, card).attach?.passives);
  }
  return sum + globalAdds(p, stat, 'characters', rival);
}

/** An item counts while it may be used, and so does what is attached to it. */
function itemAdds(p: WowPosition, rival: Rival, item: ItemId, stat: Stat): number {
  if (!canUseItem(p, rival, item)) return 0;
  let sum = sumOf(p, rival, stat, itemSheet(p, item).passives);
  for (const { card, on } of p.board.attached) {
    if (on === item) sum += sumOf(p, rival, stat, abilityCard(p, card).attach?.passives);
  }
  return sum;
}

function sumOf(p: WowPosition, rival: Rival, stat: Stat, passives: readonly Passive[] | undefined): number {
  if (passives === undefined) return 0;
  let sum = 0;
  for (const passive of passives) {
    if (passive.stat !== stat) continue;
    const ctx = { you: rival.seat, self: null, target: null };
    if (passive.if === undefined || holds(p, passive.if, ctx)) sum += passive.add;
  }
  return sum;
}

/** What the global event adds for all of a kind. */
const globalAdds = carries(
  'WOW-EVT-08',
  'stats.globalAdds',
  (p: WowPosition, stat: Stat, whom: 'characters' | 'encounters', rival: Rival | null): number => {
    const { global, flipped } = p.board;
    if (global === null) return 0;
    const { front, back } = challengeCard(p, global);
    const passives = flipped.includes(global)
      ? back.is === 'none'
        ? undefined
        : back.passives
      : front.passives;
    let sum = 0;
    for (const { stat: of, add, of: to = 'all', if: condition } of passives ?? []) {
      if (of !== stat || (to !== 'all' && to !== whom)) continue;
      const ctx = { you: rival?.seat ?? null, self: global, target: null };
      if (condition === undefined || holds(p, condition, ctx)) sum += add;
    }
    return sum;
  },
);

/** A weapon's attack value takes the place of the printed one, and so does armor's defense value. */
export const characterStat = carries(
  ['WOW-ITM-16', 'WOW-ITM-17', 'WOW-WRA-02', 'WOW-CMB-25', 'WOW-ITM-01'],
  'stats.characterStat',
  (p: WowPosition, rival: Rival, stat: 'attack' | 'defense' | 'damage' | 'health'): number => {
    const side = sideOf(p, rival);
    const more = added(p, rival, stat);
    switch (stat) {
      case 'attack':
        return (weaponOf(p, rival)?.attack ?? side.attack) + more;
      case 'damage':
        return Math.max(0, (weaponOf(p, rival)?.damage ?? side.damage) + more);
      case 'defense':
        return (
          (rival.armor === null ? side.defense : (itemSheet(p, rival.armor).defense ?? side.defense)) + more
        );
      case 'health':
        return side.health + more - diseasesOf(p, rival);
    }
  },
);

/** Each Disease lowers the maximum health by 1. */
const diseasesOf = carries(
  ['WOW-DSC-17', 'WOW-DSC-20'],
  'stats.diseasesOf',
  ({ box }: WowPosition, { tokens }: Rival): number => {
    let count = 0;
    for (const token of tokens) {
      const card = box.cards[token];
      if (card?.kind === 'discovery' && card.token === 'disease') count++;
    }
    return count;
  },
);

export const healthOf = (p: WowPosition, rival: Rival): number => characterStat(p, rival, 'health');
/** Energy an ability card costs its player now. */
export const costFor = (p: WowPosition, rival: Rival, card: string): number =>
  Math.max(0, abilityCard(p, card).cost + added(p, rival, 'cost'));
/** What is added to the roll of the movement die. */
export const rollBonus = (p: WowPosition, rival: Rival, stat: 'movement' | 'energy'): number =>
  added(p, rival, stat);

/** A number of either side of a battle. */
export function fighterStat(p: WowPosition, fighter: Fighter, stat: 'attack' | 'defense' | 'damage'): number {
  const ambush = stat === 'damage' ? ambushOf(p, fighter) : 0;
  const rival = maybeRival(p, fighter.seat);
  return ambush + (rival === undefined ? encounterStat(p, fighter, stat) : characterStat(p, rival, stat));
}

function encounterStat(p: WowPosition, fighter: Fighter, stat: 'attack' | 'defense' | 'damage'): number {
  const card = fighter.card ?? '';
  const sheet = encounterSheet(p, card);
  let sum = sheet[stat] + bonus(p.board.modifiers, stat, card) + globalAdds(p, stat, 'encounters', null);
  for (const { stat: of, add, if: condition } of sheet.passives ?? []) {
    const ctx = { you: null, self: card, target: null };
    if (of === stat && (condition === undefined || holds(p, condition, ctx))) sum += add;
  }
  return Math.max(0, sum);
}
