import type { AcgRuleId } from '@questhall/rulebook';

/** The printed vocabulary of the Adventure Card Game, as types. */
export type { AcgRuleId };

export const HEROES = ['ironbreaker', 'waywatcher', 'warrior-priest', 'bright-wizard'] as const;
export type HeroId = (typeof HEROES)[number];
export const isHeroId = (id: string): id is HeroId => (HEROES as readonly string[]).includes(id);

export const ACTION_TYPES = ['attack', 'aid', 'explore', 'rest'] as const;
export type ActionType = (typeof ACTION_TYPES)[number];

export const CONDITIONS = ['bleeding', 'empowered', 'sickened'] as const;
export type ConditionId = (typeof CONDITIONS)[number];

export const PHASES = ['hero', 'enemy', 'location', 'peril'] as const;
export type Phase = (typeof PHASES)[number];

export const SLOTS = ['weapon', 'armour', 'accessory'] as const;
export type Slot = (typeof SLOTS)[number];

export const COLOURS = ['green', 'blue', 'red'] as const;
export type Colour = (typeof COLOURS)[number];

/** What a die may show. A face is a list of these; an empty list is a blank. */
export const ICONS = ['success', 'critical', 'defence', 'claw', 'nemesis'] as const;
export type Icon = (typeof ICONS)[number];
export type DieKind = 'hero' | 'enemy';

export const SETTLEMENT_ACTIONS = ['trainer', 'blacksmith', 'arena'] as const;
export type SettlementAction = (typeof SETTLEMENT_ACTIONS)[number];

/** A printed card; copies of one card are told apart by a number behind `#`. */
export type CardId = string;
/** An enemy in play. It is numbered when it enters, so that a facedown one gives nothing away. */
export type EnemyId = string;
export type Zone = HeroId | 'shadows' | 'lair';

/** The four decks of a quest. */
export const DECKS = ['enemy', 'location', 'dungeon', 'gear'] as const;
export type DeckName = (typeof DECKS)[number];

/** What "cannot" may forbid. */
export const VERBS = ['be-engaged', 'be-exhausted', 'be-wounded', 'receive-conditions', 'recover'] as const;
export type Verb = (typeof VERBS)[number];

/** What an effect may change for a while, and for how long. */
export const STATS = ['attack', 'health', 'resilience', 'capacity'] as const;
export type Stat = (typeof STATS)[number];
export const UNTIL = ['action', 'activation', 'phase', 'hero-phase', 'round', 'quest'] as const;
export type Until = (typeof UNTIL)[number];

/** Limits that card text may override (golden rule), looked up, never written into a rule. */
export const LIMITS = {
  enemiesInZone: 3,
  tokensOnAction: 2,
  weapons: 2,
  armour: 1,
  capacity: 1,
  conditionCopies: 4,
} as const;

/** Moments at which abilities may speak up. */
export const WINDOWS = [
  'hero-phase-starts',
  'hero-phase-ends',
  'enemy-phase-starts',
  'enemy-phase-ends',
  'location-phase-starts',
  'location-phase-ends',
  'peril-phase-starts',
  'round-ends',
  'before-activation',
  'after-activation',
  'before-action',
  'after-action',
  'reroll-dice',
  'modify-dice',
  'would-suffer',
  'after-suffering',
  'after-recovering',
  'after-aid',
  'after-successes',
  'after-attacks',
  'enemy-revealed',
  'enemy-engages',
  'enemy-spawns',
  'enemy-activates',
  'enemy-attacks',
  'enemy-defeated',
  'hero-defeated',
  'dungeon-drawn',
  'gear-claimed',
  'location-revealed',
  'location-explored',
  'location-left',
  'peril-moves',
] as const;
export type WindowId = (typeof WINDOWS)[number];
