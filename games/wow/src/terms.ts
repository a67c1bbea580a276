import type { EntityId } from '@questhall/engine';
import type { WowRuleId } from '@questhall/rulebook';

export type { WowRuleId };

/** From lowest to highest; spaces and challenge decks have the same colours. */
export const LEVELS = ['grey', 'green', 'yellow', 'red'] as const;
export type Level = (typeof LEVELS)[number];

export const PHASES = ['movement', 'exploration', 'challenge', 'maintenance'] as const;
export type Phase = (typeof PHASES)[number];

export const ATTACK_TYPES = ['melee', 'ranged'] as const;
export type AttackType = (typeof ATTACK_TYPES)[number];

export const AFFILIATIONS = ['horde', 'alliance'] as const;
export type Affiliation = (typeof AFFILIATIONS)[number];

/** The side of a character card that is up. */
export const CARD_SIDES = ['start', 'reverse'] as const;
export type CardSide = (typeof CARD_SIDES)[number];

export const TIMINGS = ['movement', 'combat', 'special'] as const;

export const SLOTS = ['weapon', 'armor', 'bag'] as const;
/** Where an item can be worn. */
export type Worn = 'weapon' | 'armor';

export const ICONS = [
  'axe',
  'sword',
  'mace',
  'dagger',
  'bow',
  'gun',
  'staff',
  'wand',
  'cloth',
  'leather',
  'mail',
  'plate',
] as const;

export const POTIONS = ['health', 'mana', 'swiftness'] as const;
export type Potion = (typeof POTIONS)[number];

/** The seven kinds of resources; healing potions come in two sizes. */
export const RESOURCES = [
  'scroll',
  'book',
  'small-healing',
  'large-healing',
  'place-discovery',
  'flight-path',
  'auction-house',
  'quest-giver',
] as const;
export type Resource = (typeof RESOURCES)[number];

/** Kept for later. */
export const GREEN_DISCOVERIES = [
  'gold',
  'hearthstone',
  'far-sight',
  'rocket-boots',
  'traveling-merchant',
] as const;
/** Resolved at once. */
const RED_DISCOVERIES = ['ambush', 'false-map', 'power-drain', 'disease', 'bomb'] as const;
export const DISCOVERIES = [...GREEN_DISCOVERIES, ...RED_DISCOVERIES] as const;
export type DiscoveryKind = (typeof DISCOVERIES)[number];

export const EVENT_SCOPES = ['global', 'location', 'special'] as const;

/** Numbers that cards may raise or lower. */
export const STATS = ['attack', 'defense', 'damage', 'health', 'movement', 'energy', 'cost'] as const;
export type Stat = (typeof STATS)[number];

/** When something that lasts for a while ends. */
export const UNTIL = ['roll', 'combat', 'phase', 'turn', 'your-turn', 'defeated', 'game'] as const;
export type Until = (typeof UNTIL)[number];

/** How often an ability may be used. */
export const ONCE = ['combat', 'turn', 'game'] as const;
export type Once = (typeof ONCE)[number];

/**
 * Moments at which abilities speak up. The seat that a moment is about is "you" for the owner's own cards; what
 * it is about besides is its target.
 */
export const WINDOWS = [
  'turn-begins',
  'movement-rolled',
  'space-entered',
  'movement-ended',
  'discovery-revealed',
  'resource-used',
  'challenge-drawn',
  'event-drawn',
  'event-placed',
  'combat-begins',
  'before-roll',
  'after-roll',
  'powers',
  'attacks',
  'hits',
  'misses',
  'would-take-damage',
  'takes-damage',
  'encounter-defeated',
  'character-defeated',
  'combat-ends',
  'item-gained',
  'item-discarded',
  'card-played',
  'quest-completed',
  'level-gained',
  'maintenance',
  'turn-ends',
] as const;
export type WindowId = (typeof WINDOWS)[number];

/** Moments of a battle: the defender finishes before the attacker begins. */
export const COMBAT_WINDOWS: readonly string[] = [
  'combat-begins',
  'before-roll',
  'after-roll',
  'powers',
  'attacks',
  'hits',
  'misses',
  'combat-ends',
] satisfies WindowId[];

/** How far a battle has come; when it is over, its outcome is carried out. */
export type CombatStep = 'before' | 'roll' | 'powers' | 'ranged' | 'melee' | 'end' | 'over';

export type SpaceId = EntityId;
export type CardId = EntityId;
/** A challenge card while its back is an item. */
export type ItemId = CardId;
export type TokenId = EntityId;
export type QuestId = CardId;

export const LIMITS = {
  players: { min: 2, max: 4 },
  hand: 10,
  firstHand: 3,
  startingQuests: 2,
  activeQuests: 2,
  cities: 3,
  abilityDeck: 23,
  /** Cards drawn with a new level. */
  levelCards: 3,
  /** What a defender may spend in a battle. */
  defenderEnergy: 1,
  /** What a star counts, and the sides of a combat die. */
  star: 6,
  /** Damage that defeats an encounter. */
  encounter: 1,
  valor: 8,
  bookCards: 2,
  bomb: 2,
  powerDrain: 2,
  falseMap: 2,
} as const;
