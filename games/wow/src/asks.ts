import type { SeatId, WindowAsks } from '@questhall/engine';
import type { CardId, ItemId, Level, QuestId, Resource, SpaceId, TokenId } from './terms.js';

type YesNo = 'yes' | 'no';

/**
 * Every question that is put, with what its options are; the numbers are the decision points of the content needs.
 * Questions about a hand are secret: others learn only that they are put.
 */
export type WowAsks = WindowAsks & {
  /** W-D01, each player in order. */
  'choose-character': string;
  /** W-D02, the owner of the quest or a neighbour. */
  'choose-quest-token': SpaceId;
  /** W-D03, each player in order. */
  'choose-city': SpaceId;
  /** W-D04, the seat that rolled. */
  'reroll-movement': TokenId;
  /** W-D05, W-D06: the active player; a step, a card of the hand, a potion, a token, an ability, or the end. Secret. */
  'choose-move': string;
  /** W-D07, the owner. */
  'choose-gold-level': Level;
  /** W-D08, the owner. */
  'choose-hearth-city': SpaceId;
  /** W-D09, the owner: a spot, then what becomes of the token. */
  'choose-spot': string;
  'keep-or-discard-discovery': 'keep' | 'discard';
  /** W-D10, the owner; then the one who lost an item. */
  'choose-item-to-take': ItemId;
  'take-item-back': ItemId;
  /** W-D11, the active player. */
  'order-discoveries': TokenId;
  /** W-D12, the player on the right. */
  'choose-false-step': SpaceId;
  /** W-D13, the active player. */
  'choose-resource': Resource;
  /** W-D14, every other player at the same time. Secret. */
  'discard-for-book': CardId;
  /** W-D15 to W-D17, the active player. */
  'choose-discovery-space': SpaceId;
  'choose-flight': SpaceId;
  'choose-auction-item': ItemId;
  /** W-D18, the owner. */
  'discard-quest': QuestId;
  /** W-D19, the active player: a seat, a marker, an event, the board encounter, or to draw. */
  'choose-challenge': string;
  /** W-D20, as printed. */
  'choose-option': string;
  'carry-out-line': YesNo;
  'pay-for-line': YesNo;
  /** W-D21, W-D22: the defender, then the attacker; asked as polls by the windows of the engine. */
  'reroll-combat': TokenId;
  /** W-D26, W-D27, the active player. */
  'choose-slot': string;
  'discard-marker': string;
  /** W-D28, the survivor. */
  'choose-spoils': ItemId;
  /** W-D29, the defeated player. */
  'choose-resurrection': SpaceId;
  /** W-D30, the active player: what is fulfilled, collected or traded. */
  'fulfil-quest': string;
  /** W-D31, the active player. */
  'choose-equipment': string;
  /** W-D32, the owner. Secret. */
  'discard-to-limit': CardId;
  /** W-D33, and how an energy cost is paid. */
  'pay-with-potions': ItemId;
  /** W-D34, the owner. */
  'choose-item-to-discard': ItemId;
  /** W-D35, the owner. */
  'order-quests': QuestId;

  /** Whom, what and where the text of a card means; its owner decides. */
  'choose-characters': SeatId;
  'choose-items': ItemId;
  'choose-place': SpaceId;
  'choose-marker': string;
  'choose-attached': CardId;
  'choose-attach-target': string;
  'choose-event': CardId;
  'choose-die': string;
  /** Secret. */
  'discard-cards': CardId;
  'regain-cards': CardId;
};

/** Questions whose options would tell what somebody holds or has seen. */
export const SECRET_ASKS = [
  'choose-move',
  'discard-for-book',
  'discard-to-limit',
  'discard-cards',
  'keep-or-discard-discovery',
] as const satisfies readonly (keyof WowAsks)[];
