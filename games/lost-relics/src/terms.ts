import type { LostRelicsRuleId } from '@questhall/rulebook';

/** The printed vocabulary of Lost Relics, as types. */
export type { LostRelicsRuleId };

/** Always these four, whoever leads them. */
export const HEROES = ['calthia', 'dhoraz', 'luxa', 'regis'] as const;
/** Luxa's bird: a hero in everything but what excludes it by name. */
export const COMPANION = 'taros';
/** Whoever commands the companion leads it. */
export const MISTRESS = 'luxa';
export const FIGURES = [...HEROES, COMPANION] as const;
export type HeroId = (typeof FIGURES)[number];

export const PHASES = ['adventure', 'dice', 'initiative', 'action', 'leader', 'recovery'] as const;
export type Phase = (typeof PHASES)[number];

export const ACTION_KINDS = ['move', 'attack', 'rest', 'interact', 'special'] as const;

export const REACTIONS = ['attack', 'execute', 'move', 'retreat'] as const;
export type Reaction = (typeof REACTIONS)[number];

/** What an inspired move may do beyond a normal one. */
export const CHANGES = ['sprint', 'evade', 'barge'] as const;
export type Change = (typeof CHANGES)[number];

export const TREASURE_TYPES = ['weapon', 'armour', 'artefact'] as const;

export const SIDES = ['unwounded', 'wounded'] as const;

/** An area of a board that lies on the table: `<face>-<letter of its map>`. */
export type AreaId = string;
export type DoorId = string;
export type ObjectId = string;
/** A hostile's token: `<kind>#<number>`, or the kind alone where there is one token. */
export type HostileId = string;
/** A hero or a hostile. */
export type FigureId = string;
export type CardId = string;
/** `<card>/<side>/<action>` of a hero card, `<card>/<action>` of a treasure card. */
export type ActionKey = string;

export const LIMITS = {
  diceOfHero: 3,
  sides: 6,
  destiny: 1,
  steps: 2,
  sprint: 3,
  ofTreasureType: 1,
} as const;

/** The numbers that cards may raise or lower while a hero holds them. */
export const STATS = [
  'resilience',
  'damage-taken',
  'melee-damage',
  'ranged-damage',
  'steps',
  'rest',
] as const;
export type Stat = (typeof STATS)[number];
/** How long it may be changed. */
export const UNTIL = ['turn', 'round', 'adventure'] as const;
export type Until = (typeof UNTIL)[number];

/** Moments at which abilities may speak up. */
export const WINDOWS = [
  'round-starts',
  'dice-rolled',
  'turn-starts',
  'hero-enters',
  'hostile-enters',
  'after-action',
  'would-damage-hero',
  'hero-damaged',
  'hero-out',
  'hostile-damaged',
  'hostile-slain',
  'door-opened',
  'object-used',
  'treasure-gained',
  'round-ends',
] as const;
export type WindowId = (typeof WINDOWS)[number];
