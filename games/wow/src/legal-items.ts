import type { Rival } from './board.js';
import { carries } from './carries.js';
import { itemSheet } from './content/library.js';
import type { G, WowPosition } from './kit.js';
import { equippedItems, isAtLeast, itemLevel, sideOf, wornIn } from './queries.js';
import { BAG_ITEM, ITEM_TOO_HIGH, NO_ICON, type WowVerdict } from './refusals.js';
import type { ItemId } from './terms.js';

/** Weapons and armor of the character's level, all of whose icons are on the character card. */
const judgeWear = carries(
  ['WOW-ITM-10', 'WOW-ITM-11', 'WOW-ITM-12', 'WOW-ITM-13'],
  'legal-items.judgeWear',
  (p: WowPosition, rival: Rival, item: ItemId): WowVerdict => {
    if (wornIn(p, item) === undefined) return BAG_ITEM;
    if (!isAtLeast(rival.level, itemLevel(p, item))) return ITEM_TOO_HIGH;
    const { icons } = sideOf(p, rival);
    return (itemSheet(p, item).icons ?? []).every((icon) => icons.includes(icon)) || NO_ICON;
  },
);

/** Items of the bag that could be equipped. */
export const wearChoices = (p: WowPosition, rival: Rival): ItemId[] =>
  rival.bag.filter((item) => judgeWear(p, rival, item) === true);

/** One weapon and one armor at most: what was there goes to the bag. */
export const wear = carries(
  ['WOW-ITM-08', 'WOW-ITM-09'],
  'legal-items.wear',
  (g: G, rival: Rival, item: ItemId): void => {
    const slot = wornIn(g, item);
    if (slot === undefined) return;
    const before = rival[slot];
    if (before !== null) takeOff(g, rival, before);
    rival.bag.splice(rival.bag.indexOf(item), 1);
    rival[slot] = item;
    g.tell?.('equipped', { seat: rival.seat, item });
  },
);

export function takeOff(g: G, rival: Rival, item: ItemId): void {
  if (rival.weapon === item) rival.weapon = null;
  if (rival.armor === item) rival.armor = null;
  rival.bag.push(item);
  g.tell?.('unequipped', { seat: rival.seat, item });
}

/** What may be put on or taken off in the maintenance phase. */
export const equipmentChoices = (p: WowPosition, rival: Rival): ItemId[] => [
  ...wearChoices(p, rival),
  ...equippedItems(rival),
];
