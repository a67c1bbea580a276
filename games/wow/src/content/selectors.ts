import { z } from 'zod';
import { AFFILIATIONS, ATTACK_TYPES, CARD_SIDES, LEVELS, PHASES, SLOTS } from '../terms.js';

const level = z.enum(LEVELS);
const range = { atLeast: z.int().optional(), atMost: z.int().optional() };
export type Range = { atLeast?: number | undefined; atMost?: number | undefined };
const levels = z.strictObject({ atLeast: level.optional(), atMost: level.optional() });

/** Spaces of the board, as cards name them. */
export const place = z.union([
  z.enum(['here', 'any', 'city', 'nearest-city', 'neighbour']),
  z.strictObject({
    spaces: z.array(z.string()).min(1).optional(),
    colour: level.optional(),
    region: z.string().optional(),
    /** Where nobody may go who is not of that level is left out all the same. */
    within: z.int().min(0).optional(),
    city: z.boolean().optional(),
  }),
]);
export type Place = z.infer<typeof place>;

/**
 * Which characters. `opponent` is the other side of the combat, an encounter too; `target` is whom the moment or the
 * card is about. Where more fit than wanted, the owner of the card chooses.
 */
export const characters = z.union([
  z.enum(['you', 'opponent', 'target', 'active', 'left', 'right']),
  z.strictObject({
    /** Left out: one, chosen. */
    count: z.union([z.int().min(1), z.literal('all')]).optional(),
    /** Not you. */
    other: z.literal(true).optional(),
    affiliation: z.enum(AFFILIATIONS).optional(),
    level: levels.optional(),
    at: place.optional(),
    within: z.int().min(0).optional(),
  }),
]);
export type Characters = z.infer<typeof characters>;

/** A number, or what is counted when the line is carried out. */
export const amount = z.union([
  z.int(),
  z.strictObject({
    per: z.enum(['level', 'energy', 'hand', 'items', 'quests', 'damage', 'die', 'opponent-die', 'valor']),
    times: z.int().optional(),
    plus: z.int().optional(),
    atMost: z.int().optional(),
  }),
]);
export type Amount = z.infer<typeof amount>;

/** Items of somebody. */
export const items = z.strictObject({
  slot: z.enum(SLOTS).optional(),
  level: levels.optional(),
  /** Left out: bag and equipped (WOW-OTH-02). */
  from: z.enum(['bag', 'equipped']).optional(),
});
export type Items = z.infer<typeof items>;

type Levels = { atLeast?: (typeof LEVELS)[number] | undefined; atMost?: (typeof LEVELS)[number] | undefined };

/** Everything named in a predicate must hold. */
export type Predicate = {
  level?: Levels | undefined;
  affiliation?: (typeof AFFILIATIONS)[number] | undefined;
  at?: Place | undefined;
  /** Another character is in your space or so near. */
  near?: { within?: number | undefined; affiliation?: (typeof AFFILIATIONS)[number] | undefined } | undefined;
  phase?: (typeof PHASES)[number] | undefined;
  yourTurn?: boolean | undefined;
  side?: 'attacker' | 'defender' | undefined;
  against?: 'encounter' | 'board-encounter' | 'character' | undefined;
  trait?: string | undefined;
  attacks?: (typeof ATTACK_TYPES)[number] | undefined;
  opponentAttacks?: (typeof ATTACK_TYPES)[number] | undefined;
  die?: Range | undefined;
  opponentDie?: Range | undefined;
  cardSide?: (typeof CARD_SIDES)[number] | undefined;
  damage?: Range | undefined;
  hand?: Range | undefined;
  energy?: Range | undefined;
  valor?: Range | undefined;
  quests?: Range | undefined;
  items?: (Items & Range) | undefined;
  equipped?: 'weapon' | 'armor' | undefined;
  not?: Predicate | undefined;
  any?: Predicate[] | undefined;
};

const some = z.strictObject(range).optional();
export const predicate: z.ZodType<Predicate> = z.lazy(() =>
  z.strictObject({
    level: levels.optional(),
    affiliation: z.enum(AFFILIATIONS).optional(),
    at: place.optional(),
    near: z
      .strictObject({ within: z.int().min(0).optional(), affiliation: z.enum(AFFILIATIONS).optional() })
      .optional(),
    phase: z.enum(PHASES).optional(),
    yourTurn: z.boolean().optional(),
    side: z.enum(['attacker', 'defender']).optional(),
    against: z.enum(['encounter', 'board-encounter', 'character']).optional(),
    trait: z.string().optional(),
    attacks: z.enum(ATTACK_TYPES).optional(),
    opponentAttacks: z.enum(ATTACK_TYPES).optional(),
    die: some,
    opponentDie: some,
    cardSide: z.enum(CARD_SIDES).optional(),
    damage: some,
    hand: some,
    energy: some,
    valor: some,
    quests: some,
    items: items.extend(range).optional(),
    equipped: z.enum(['weapon', 'armor']).optional(),
    not: predicate.optional(),
    any: z.array(predicate).optional(),
  }),
);

/** What must be paid before a line or an ability; paying makes it optional. */
export const cost = z.strictObject({
  energy: z.int().min(1).optional(),
  damage: z.int().min(1).optional(),
  /** The card whose text it is: an item goes to its deck, an ability card to its owner's discard pile. */
  discardSelf: z.literal(true).optional(),
  flipCard: z.literal(true).optional(),
});
export type Cost = z.infer<typeof cost>;
