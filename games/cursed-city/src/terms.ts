import type { CursedCityRuleId } from '@questhall/rulebook';

export type { CellId, LinkId } from '@questhall/tabletop/ground';

/** The printed vocabulary of Cursed City, as types. */
export type { CursedCityRuleId };

export type HeroId = string;
/** A model: `<model>#<number>`, or the model alone where there is one of it. */
export type HostileId = string;
/** A hero or a hostile. */
export type FigureId = string;
/** A printed card; copies of one card are told apart by a number behind `#`. */
export type CardId = string;
/** `<card>/<side>/<weapon>` of heroes and hostiles, `<card>/<weapon>` of what a hero carries. */
export type WeaponKey = string;
/** The same for unique actions. */
export type UniqueKey = string;

/** The eight of the box, in the order of their classes. */
export const HEROES = [
  'emelda-braskov',
  'glaurio-ven-alten-iii',
  'jelsen-darrock',
  'qulathis-the-exile',
  'brutogg-corpse-eater',
  'dagnai-holdenstock',
  'cleona-zeitengale',
  'octren-glimscry',
] as const;

export const PHASES = ['journey', 'destiny', 'initiative', 'activation', 'event'] as const;
export type Phase = (typeof PHASES)[number];

export const JOURNEYS = ['hunt', 'scavenge', 'deliverance', 'decapitation'] as const;

export const CLASSES = ['stalwart', 'blade', 'executioner', 'loremaster'] as const;

/** Diseased lies on a space for dice, and buried is a place: both are told apart from the rest by where they are kept. */
export const AILMENTS = ['stunned', 'diseased', 'cursed', 'trapped', 'buried', 'fatigued'] as const;
export type Ailment = (typeof AILMENTS)[number];

export const ACTION_DICE = ['d6', 'd8', 'd12'] as const;
export type DieKind = (typeof ACTION_DICE)[number];
export const RESULTS = ['failure', 'success', 'critical'] as const;
export type Result = (typeof RESULTS)[number];

/** Values of a hero that are rolled for. */
export const TESTS = ['agility', 'vitality', 'defence'] as const;
export type Test = (typeof TESTS)[number];

export const RANGES = ['melee', 'ranged', 'dual'] as const;
export type Range = (typeof RANGES)[number];

/** Actions that are not printed on a card, with the score that pays for them. */
export const BASIC_ACTIONS = {
  move: 1,
  run: 3,
  recuperate: 1,
  search: 4,
  extract: 4,
  explore: 4,
} as const;

/** What a hostile does one after the other, as behaviour tables name it. */
export const HOSTILE_STEPS = ['move', 'attack', 'advance', 'charge'] as const;
export type HostileStep = (typeof HOSTILE_STEPS)[number];

export const ITEMS = ['black-rose', 'red-blade', 'tapestry-of-ages'] as const;
export type ItemId = (typeof ITEMS)[number];

/** None of them has any effect: a symbol ties a hero to an initiative card. */
export const SYMBOLS = ['sword', 'crown', 'skull', 'comet'] as const;
export type InitiativeSymbol = (typeof SYMBOLS)[number];

export const SLOTS = ['armour', 'weapon'] as const;

export const LIMITS = {
  heroes: 4,
  groups: 4,
  diceSpaces: 4,
  destinyDice: 5,
  destinyPerTurn: 2,
  sides: 6,
  questSides: 12,
  inspiration: 4,
  inspiring: 3,
  /** Points that pay for a gambit. */
  gambit: 2,
  /** The score that frees a trapped hero. */
  unbind: 4,
  level: 5,
  deaths: 5,
  track: { min: 0, max: 10 },
} as const;

/** Numbers that cards may raise or lower. */
export const STATS = [
  'move',
  'run',
  'agility-dice',
  'vitality-dice',
  'defence-dice',
  'attack-dice',
  'damage',
  'damage-suffered',
  'reduce',
  'wounds',
  'cost',
  'search-cost',
  'survival',
] as const;
export type Stat = (typeof STATS)[number];

/** What "cannot" may forbid, and what nothing can do to someone. */
export const VERBS = [
  'move',
  'stop-beside-enemies',
  'attack',
  'defend',
  'react',
  'search',
  'extract',
  'recuperate',
  'be-targeted',
  'be-stunned',
  'be-diseased',
  'be-cursed',
  'be-trapped',
  'be-buried',
  'be-fatigued',
  'reduce',
  'ignore',
] as const;
export type Verb = (typeof VERBS)[number];

/** How long something lasts. */
export const UNTIL = ['action', 'activation', 'turn', 'next-activation', 'journey', 'quest'] as const;
export type Until = (typeof UNTIL)[number];

export const ONCE = ['activation', 'turn', 'journey', 'quest'] as const;
export type Once = (typeof ONCE)[number];

/** Moments at which abilities may speak up. `about` is a hero, `figure` whom it is about besides. */
export const WINDOWS = [
  'journey-begins',
  'turn-starts',
  'nightfall-step',
  'night-falls',
  'quest-step',
  'destiny-rolled',
  'activation-rolled',
  'gambit-result',
  'initiative-dealt',
  'activation-starts',
  'group-activates',
  'before-action',
  'after-action',
  'hero-enters',
  'hostile-enters',
  'hostile-moved',
  'attack-declared',
  'attack-rolled',
  'attack-resolved',
  'test-rolled',
  'would-damage-hero',
  'would-damage-hostile',
  'hero-damaged',
  'hostile-damaged',
  'hostile-slain',
  'hostile-deployed',
  'hero-out',
  'hero-dies',
  'inspired',
  'ailment-suffered',
  'activation-ends',
  'activations-over',
  'event-rolled',
  'searched',
  'treasure-gained',
  'treasure-used',
  'crisis-starts',
  'crisis-ends',
  'extracted',
  'explored',
  'tile-added',
  'turn-ends',
  'journey-ends',
] as const;
export type WindowId = (typeof WINDOWS)[number];
