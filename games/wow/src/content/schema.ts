import { z } from 'zod';
import { vocabulary } from '../effects/index.js';
import {
  ATTACK_TYPES,
  DISCOVERIES,
  EVENT_SCOPES,
  ICONS,
  LEVELS,
  ONCE,
  POTIONS,
  RESOURCES,
  SLOTS,
  STATS,
  TIMINGS,
  WINDOWS,
} from '../terms.js';
import { characters, cost, items, place, predicate } from './selectors.js';

const { lines } = vocabulary;
const id = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'ids are lower-case words joined by hyphens');
const level = z.enum(LEVELS);
const attackType = z.enum(ATTACK_TYPES);

/** Every printed unit. `origin` says whether the sources print it, we read it out of them, or it is ours. */
const card = {
  id,
  name: z.string().min(1),
  origin: z.enum(['printed', 'inferred', 'ours']),
  /** Numbers that no source confirms; a person who owns the game may correct them. */
  unverified: z.array(z.string()).optional(),
  flavour: z.string().optional(),
  icon: z.string().optional(),
};

/** Waits for a window. With a cost or `may` it is offered, otherwise it happens. */
const ability = z.strictObject({
  window: z.enum(WINDOWS),
  /** Whom the moment must be about: the holder unless said, another character, or anyone. */
  about: z.enum(['owner', 'other', 'any']).optional(),
  /** Powers: the face that the own die must show, a star being a 6 (WOW-POW-04). */
  face: z.array(z.int().min(1).max(6)).min(1).optional(),
  side: z.enum(['attacker', 'defender']).optional(),
  if: predicate.optional(),
  cost: cost.optional(),
  may: z.literal(true).optional(),
  /** In the windows of a combat once for each combat unless said (WOW-POW-03). */
  once: z.enum(ONCE).optional(),
  lines,
});
export type Ability = z.infer<typeof ability>;

/** Always active while the card is in play and may be used. */
const passive = z.strictObject({
  stat: z.enum(STATS),
  add: z.int(),
  if: predicate.optional(),
  /** On events in play: whom it changes. On other cards it is their holder. */
  of: z.enum(['characters', 'encounters', 'all']).optional(),
});
export type Passive = z.infer<typeof passive>;

const texts = { passives: z.array(passive).optional(), abilities: z.array(ability).optional() };

const combatValues = {
  attack: z.int().min(0),
  type: attackType,
  defense: z.int().min(0),
  damage: z.int().min(0),
};

const side = z.strictObject({
  ...combatValues,
  health: z.int().min(1),
  icons: z.array(z.enum(ICONS)),
  ...texts,
});
export type CharacterSide = z.infer<typeof side>;
const levelCard = z.strictObject({ start: side, reverse: side });

/** A character with the four level cards, two sides each. */
const character = z.strictObject({
  kind: z.literal('character'),
  ...card,
  title: z.string(),
  levels: z.strictObject({ grey: levelCard, green: levelCard, yellow: levelCard, red: levelCard }),
});

const improved = z.strictObject({ level, lines });

/** An ability card. Its background says the affiliation (WOW-AFF-01). */
const abilityCard = z
  .strictObject({
    kind: z.literal('ability'),
    ...card,
    character: id,
    background: z.enum(['red', 'blue']),
    copies: z.int().min(1).optional(),
    timing: z.enum(TIMINGS),
    cost: z.int().min(0),
    /** The moment at which it is played; movement cards have the whole movement phase. */
    window: z.enum(WINDOWS).optional(),
    about: z.enum(['owner', 'other', 'any']).optional(),
    side: z.enum(['attacker', 'defender']).optional(),
    if: predicate.optional(),
    lines,
    improved: z.array(improved).optional(),
    /** Played instead of using a weapon. */
    weapon: z
      .strictObject({ attack: z.int().min(0), type: attackType, damage: z.int().min(0).optional() })
      .optional(),
    /** What it is attached to, and what it does there. */
    attach: z
      .strictObject({
        to: z.union([z.strictObject({ character: characters }), z.strictObject({ item: items })]),
        ...texts,
      })
      .optional(),
  })
  .refine(({ timing, window }) => (timing === 'movement') === (window === undefined), {
    message: 'movement cards have no window, all others have one',
  });

const encounter = {
  ...combatValues,
  traits: z.array(z.string()).optional(),
  ...texts,
};

const encounterFront = z.strictObject({ is: z.literal('encounter'), ...encounter });
const eventFront = z
  .strictObject({
    is: z.literal('event'),
    scope: z.enum(EVENT_SCOPES),
    /** A location event: the key location that it is placed on. */
    at: z.string().optional(),
    /** A special event when it is drawn, a location event when somebody resolves it, a global one when it is placed. */
    lines,
    ...texts,
  })
  .refine(({ scope, at }) => (scope === 'location') === (at !== undefined), {
    message: 'location events, and only they, name a space',
  });

const itemBack = z
  .strictObject({
    is: z.literal('item'),
    name: z.string().min(1),
    slot: z.enum(SLOTS),
    attack: z.int().min(0).optional(),
    type: attackType.optional(),
    defense: z.int().min(0).optional(),
    damage: z.int().min(0).optional(),
    icons: z.array(z.enum(ICONS)).optional(),
    potions: z.array(z.enum(POTIONS)).optional(),
    /** A weapon or armor with the bag symbol can be used from the bag; bag items always have it (WOW-ITM-03). */
    bag: z.literal(true).optional(),
    ...texts,
  })
  .refine(({ slot, attack, type }) => (slot === 'weapon') === (attack !== undefined && type !== undefined), {
    message: 'weapons, and only they, have an attack value and an attack type',
  })
  .refine(({ slot, defense }) => (slot === 'armor') === (defense !== undefined), {
    message: 'armor, and nothing else, has a defense value',
  });
const enemyBack = z.strictObject({ is: z.literal('enemy'), name: z.string().min(1), ...encounter });
const eventBack = z.strictObject({ is: z.literal('event'), name: z.string().min(1), lines, ...texts });
const noBack = z.strictObject({ is: z.literal('none') });

/** A double-sided challenge card of one colour. */
const challenge = z
  .strictObject({
    kind: z.literal('challenge'),
    ...card,
    colour: level,
    copies: z.int().min(1).optional(),
    front: z.discriminatedUnion('is', [encounterFront, eventFront]),
    back: z.discriminatedUnion('is', [itemBack, enemyBack, eventBack, noBack]),
  })
  .refine(({ front, back }) => front.is === 'event' || back.is === 'item' || back.is === 'none', {
    message: 'the back of an encounter is an item or nothing',
  });

/** What a quest wants. Leaves are counted one by one; `any` is met by one of its own. */
export type Condition =
  | { travel: z.infer<typeof place> }
  /** Tokens of this quest, taken from the board in the own maintenance. */
  | { collect: number }
  /** One's own tokens, given to so many different characters in the same space. */
  | { trade: number }
  | { defeat: Foe; count?: number | undefined; at?: z.infer<typeof place> | undefined }
  | { damage: number; to: Foe }
  | { have: z.infer<typeof items>; count: number }
  | { hand: number }
  | { meet: z.infer<typeof characters> }
  | { any: Condition[] };
export type Foe = z.infer<typeof foe>;

const foe = z.union([
  z.literal('character'),
  z.strictObject({
    /** A challenge card, by its record, or a board encounter. */
    encounter: z.string().optional(),
    trait: z.string().optional(),
    colour: level.optional(),
    on: z.enum(['card', 'board']).optional(),
  }),
]);
const many = z.int().min(1);
const condition: z.ZodType<Condition> = z.lazy(() =>
  z.union([
    z.strictObject({ travel: place }),
    z.strictObject({ collect: many }),
    z.strictObject({ trade: many }),
    z.strictObject({ defeat: foe, count: many.optional(), at: place.optional() }),
    z.strictObject({ damage: many, to: foe }),
    z.strictObject({ have: items, count: many }),
    z.strictObject({ hand: many }),
    z.strictObject({ meet: characters }),
    z.strictObject({ any: z.array(condition).min(2) }),
  ]),
);

/** Tokens that a quest puts on the board: each on a named space, or where somebody chooses among these. */
const questTokens = z.union([
  z.strictObject({ on: z.array(z.string()).min(1) }),
  z.strictObject({ count: many, among: place, chooser: z.enum(['you', 'left', 'right']) }),
]);

const quest = z.strictObject({
  kind: z.literal('quest'),
  ...card,
  deck: z.enum(['starting', 'elite']),
  valor: z.int().min(1),
  tokens: questTokens.optional(),
  /** All of them. */
  conditions: z.array(condition).min(1),
  /** Besides the valor, when it is completed. */
  reward: lines.optional(),
});

const trophy = z.strictObject({
  kind: z.literal('trophy'),
  ...card,
  valor: z.int().min(1),
  copies: z.int().min(1),
  /** Only once for each character (WOW-TRO-03). */
  once: z.literal(true).optional(),
});

const discovery = z.strictObject({
  kind: z.literal('discovery'),
  ...card,
  token: z.enum(DISCOVERIES),
  copies: z.int().min(1),
});

/** An encounter printed on the board: fought, or its instructions followed. */
const boardEncounter = z
  .strictObject({
    kind: z.literal('board-encounter'),
    ...card,
    combat: z.strictObject(encounter).optional(),
    instructions: lines.optional(),
    /** Met: the instructions bring the reward only if this holds afterwards. */
    if: predicate.optional(),
    reward: z.union([z.strictObject({ level }), z.strictObject({ trophy: z.string() })]),
  })
  .refine(({ combat, instructions }) => (combat === undefined) !== (instructions === undefined), {
    message: 'a board encounter has combat values or instructions',
  });

const space = z.strictObject({
  id,
  name: z.string(),
  region: z.string(),
  /** Cities are grey. */
  colour: level,
  city: z.literal(true).optional(),
  /** A location event may name it. */
  key: z.literal(true).optional(),
  resources: z.array(z.enum(RESOURCES)).optional(),
  encounter: z.string().optional(),
  /** Where it is drawn, in hundredths of the board. */
  at: z.tuple([z.number(), z.number()]),
  /** Neighbours; written down on either of the two. */
  links: z.array(z.string()),
});
export type Space = z.infer<typeof space>;

/** The board, the movement die and the track. */
const world = z.strictObject({
  kind: z.literal('world'),
  ...card,
  /** Faces of the movement die. */
  die: z.array(z.strictObject({ spaces: z.int().min(0), energy: z.int().min(0) })).min(1),
  /** Slots of the undefeated encounter track. */
  track: z.int().min(1),
  regions: z.record(z.string(), z.string()),
  spaces: z.array(space).min(1),
});

export const record = z.union([
  character,
  abilityCard,
  challenge,
  quest,
  trophy,
  discovery,
  boardEncounter,
  world,
]);
export type CharacterCard = z.infer<typeof character>;
export type AbilityCard = z.infer<typeof abilityCard>;
export type ChallengeCard = z.infer<typeof challenge>;
export type EncounterSheet = z.infer<typeof enemyBack> | z.infer<typeof encounterFront>;
export type EventFront = z.infer<typeof eventFront>;
export type ItemBack = z.infer<typeof itemBack>;
export type QuestCard = z.infer<typeof quest>;
export type TrophyCard = z.infer<typeof trophy>;
export type DiscoveryToken = z.infer<typeof discovery>;
export type BoardEncounter = z.infer<typeof boardEncounter>;
export type World = z.infer<typeof world>;
export type AnyCard =
  | CharacterCard
  | AbilityCard
  | ChallengeCard
  | QuestCard
  | TrophyCard
  | DiscoveryToken
  | BoardEncounter
  | World;
