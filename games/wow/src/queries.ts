import type { SeatId } from '@questhall/engine';
import type { ActiveQuest, Rival, WowBoard } from './board.js';
import { carries } from './carries.js';
import {
  abilityCard,
  cardsOfKind,
  challengeCard,
  characterCard,
  type InBox,
  itemSheet,
  mapOf,
  questCard,
  spaceOf,
  trophyCard,
} from './content/library.js';
import { rankOf } from './content/map.js';
import type { CharacterSide } from './content/schema.js';
import type { WowPosition } from './kit.js';
import type { Affiliation, CardId, ItemId, Level, QuestId, SpaceId, Worn } from './terms.js';

export type { Rival };

export function maybeRival({ board }: { readonly board: WowBoard }, seat: string | null): Rival | undefined {
  for (const rival of board.rivals) if (rival.seat === seat) return rival;
  return undefined;
}
export function rivalOf(p: { readonly board: WowBoard }, seat: SeatId): Rival {
  const rival = maybeRival(p, seat);
  if (rival === undefined) throw new Error(`there is no player '${seat}'`);
  return rival;
}

/** The player whose turn it is. */
export function activeRival(p: { readonly board: WowBoard }): Rival {
  return rivalOf(p, p.board.active);
}

/** Seats clockwise from one on: to the left is the next one. */
export function seatsFrom({ board: { seats } }: { readonly board: WowBoard }, seat: SeatId): SeatId[] {
  const at = seats.indexOf(seat);
  return [...seats.slice(at), ...seats.slice(0, at)];
}
export const leftOf = (p: { readonly board: WowBoard }, seat: SeatId): SeatId =>
  seatsFrom(p, seat)[1] ?? seat;
export const rightOf = (p: { readonly board: WowBoard }, seat: SeatId): SeatId =>
  seatsFrom(p, seat).at(-1) ?? seat;

// --- characters ------------------------------------------------------------------------------------

/** The side of the level card that is up supplies values and powers (WOW-DEF-12). */
export const sideOf = carries(
  ['WOW-DEF-12', 'WOW-LVL-07', 'WOW-SET-23'],
  'queries.sideOf',
  (p: InBox, { character, level, side }: Rival): CharacterSide =>
    characterCard(p, character).levels[level][side],
);

/** Read from the background of the ability cards. */
export const affiliationOf = carries(
  'WOW-AFF-01',
  'queries.affiliationOf',
  (p: InBox, { character }: Pick<Rival, 'character'>): Affiliation => {
    const [card = ''] = p.box.deckOf[character] ?? [];
    return abilityCard(p, card).background === 'red' ? 'horde' : 'alliance';
  },
);

/** Each level ranks above the one before it. */
export const isAtLeast = carries(
  'WOW-LVL-01',
  'queries.isAtLeast',
  (level: Level, other: Level): boolean => rankOf(level) >= rankOf(other),
);

/** City spaces count as grey, and nobody enters a space above their level. */
export const mayEnter = carries(
  ['WOW-MOV-05', 'WOW-MOV-06', 'WOW-MOV-08'],
  'queries.mayEnter',
  (p: InBox, { level }: Pick<Rival, 'level'>, space: SpaceId): boolean =>
    isAtLeast(level, spaceOf(p, space).colour),
);

export const isInCity = (p: InBox, { space }: Pick<Rival, 'space'>): boolean =>
  space !== null && spaceOf(p, space).city === true;

/** A red marker holds back whoever would leave of their own will. */
export const isHeldByAggro = carries(
  ['WOW-UND-10', 'WOW-UND-12'],
  'queries.isHeldByAggro',
  ({ board }: WowPosition, space: SpaceId | null): boolean => {
    for (const one of board.track) if (one?.aggro === true && one.space === space) return true;
    return false;
  },
);

export const stepsBetween = (p: InBox, from: SpaceId, to: SpaceId): number =>
  mapOf(p).steps[from]?.[to] ?? Number.POSITIVE_INFINITY;

export const charactersIn = ({ board }: WowPosition, space: SpaceId | null): Rival[] =>
  board.rivals.filter((rival) => rival.space === space && space !== null);

// --- items -----------------------------------------------------------------------------------------

export const itemLevel = (p: InBox, item: ItemId): Level => challengeCard(p, item).colour;

export const equippedItems = ({ weapon, armor }: Pick<Rival, 'weapon' | 'armor'>): ItemId[] =>
  [weapon, armor].filter((item) => item !== null);

export const ownItems = (rival: Rival): ItemId[] => [...rival.bag, ...equippedItems(rival)];

export function ownerOfItem({ board }: WowPosition, item: ItemId): Rival | undefined {
  for (const rival of board.rivals) {
    if (rival.weapon === item || rival.armor === item || rival.bag.includes(item)) return rival;
  }
  return undefined;
}

/**
 * Weapons and armor count while they are equipped, bag items and those with the bag symbol from the bag, and none
 * above the character's level.
 */
export const canUseItem = carries(
  ['WOW-ITM-01', 'WOW-ITM-02', 'WOW-ITM-03', 'WOW-ITM-11'],
  'queries.canUseItem',
  (p: InBox, rival: Rival, item: ItemId): boolean => {
    if (!isAtLeast(rival.level, itemLevel(p, item))) return false;
    if (rival.weapon === item || rival.armor === item) return true;
    const { slot, bag } = itemSheet(p, item);
    return slot === 'bag' || bag === true;
  },
);

export const wornIn = (p: InBox, item: ItemId): Worn | undefined => {
  const { slot } = itemSheet(p, item);
  return slot === 'bag' ? undefined : slot;
};

// --- quests ----------------------------------------------------------------------------------------

/** What stands under the log: completed quests and trophies. */
export const valorOf = carries(
  ['WOW-QST-01', 'WOW-WIN-07'],
  'queries.valorOf',
  (p: InBox, { log }: Pick<Rival, 'log'>): number => {
    let sum = 0;
    for (const id of log) {
      const card = p.box.cards[id];
      if (card?.kind === 'quest') sum += questCard(p, id).valor;
      else sum += trophyCard(p, id).valor;
    }
    return sum;
  },
);

export const questOf = ({ quests }: Rival, id: QuestId): ActiveQuest | undefined =>
  quests.find((quest) => quest.id === id);

// --- what there is ---------------------------------------------------------------------------------

export const allCharacters = (p: InBox): string[] => cardsOfKind(p, 'character').map(({ id }) => id);
export const copiesOf = ({ box }: InBox, id: string): readonly CardId[] => box.copies[id] ?? [];
/** Ids of all cards of a kind, copy by copy. */
export const copiesOfKind = (p: InBox, kind: 'challenge' | 'quest' | 'discovery'): CardId[] =>
  cardsOfKind(p, kind).flatMap(({ id }) => copiesOf(p, id));
