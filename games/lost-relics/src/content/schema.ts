import { z } from 'zod';
import { vocabulary } from '../effects/index.js';
import { FIGURES, REACTIONS, STATS, TREASURE_TYPES, WINDOWS } from '../terms.js';
import { cost, predicate } from './selectors.js';

const { lines } = vocabulary;
const id = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'ids are lower-case words joined by hyphens');

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
export const ability = z.strictObject({
  window: z.enum(WINDOWS),
  /** Whom the moment must be about: the holder (of a hostile: itself), another hero, or anyone. */
  about: z.enum(['owner', 'other', 'any']).optional(),
  if: predicate.optional(),
  cost: cost.optional(),
  may: z.literal(true).optional(),
  once: z.enum(['round', 'adventure']).optional(),
  lines,
});
export type Ability = z.infer<typeof ability>;

/** Always active while the card is held and may be used. */
export const passive = z.strictObject({
  stat: z.enum(STATS),
  add: z.int(),
  /** For damage taken: it is never reduced below this. */
  least: z.int().min(0).optional(),
});
export type Passive = z.infer<typeof passive>;

const inspired = z.int().min(2).max(6);
const damage = z.union([z.int().min(0), z.tuple([z.int().min(0), z.int().min(0)])]);
const attack = {
  range: z.enum(['melee', 'ranged']),
  area: z.literal(true).optional(),
  /** Normal and inspired; one number serves both (ATK-07). */
  damage,
  /** Further abilities, after all the damage. */
  lines: lines.optional(),
};

/** A printed action. The four kinds, and special ones such as Luxa's. */
export const action = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('move'), id, name: z.string(), inspired: inspired.optional() }),
  z.strictObject({ kind: z.literal('rest'), id, name: z.string(), inspired: inspired.optional() }),
  z.strictObject({ kind: z.literal('interact'), id, name: z.string() }),
  z.strictObject({
    kind: z.literal('attack'),
    id,
    name: z.string(),
    inspired: inspired.optional(),
    ...attack,
  }),
  z.strictObject({
    kind: z.literal('special'),
    id,
    name: z.string(),
    inspired: inspired.optional(),
    if: predicate.optional(),
    /** Paid when the action is made, beside the die. */
    cost: cost.optional(),
    lines,
  }),
]);
export type Action = z.infer<typeof action>;

const side = z.strictObject({
  resilience: z.int().min(1),
  actions: z.array(action).min(1),
  abilities: z.array(ability).optional(),
  passives: z.array(passive).optional(),
});
const hero = z.strictObject({
  kind: z.literal('hero'),
  ...card,
  hero: z.enum(FIGURES),
  title: z.string(),
  unwounded: side,
  wounded: side,
});

/** Hostile attacks have a single damage value and are never inspired (HRA-04). */
const hostileAttack = z.strictObject({
  name: z.string(),
  range: z.enum(['melee', 'ranged']),
  area: z.literal(true).optional(),
  damage: z.int().min(0),
  lines: lines.optional(),
});
const hostile = z
  .strictObject({
    kind: z.literal('hostile'),
    ...card,
    group: z.string(),
    rank: z.enum(['minion', 'leader']),
    /** Left out for a tough one. */
    resilience: z.int().min(1).optional(),
    tough: z.literal(true).optional(),
    tokens: z.int().min(1),
    attacks: z.array(hostileAttack),
    reactions: z.array(z.enum(REACTIONS)).min(1),
    leaderAction: z.strictObject({ name: z.string(), if: predicate.optional(), lines }).optional(),
    abilities: z.array(ability).optional(),
  })
  .refine((one) => (one.resilience === undefined) === (one.tough === true), {
    message: 'a hostile has a resilience value or the tough symbol, and not both',
  })
  .refine((one) => (one.rank === 'leader') === (one.leaderAction !== undefined), {
    message: 'leaders, and only they, have a leader action',
  })
  .refine((one) => one.rank === 'minion' || one.tough === undefined, {
    message: 'damage tokens on a leader card need a resilience value',
  });

const treasure = z.strictObject({
  kind: z.literal('treasure'),
  ...card,
  /** Left out: of no type, and unlimited (TRE-11). */
  type: z.enum(TREASURE_TYPES).optional(),
  /** Only this hero can use it. */
  hero: z.enum(FIGURES).optional(),
  actions: z.array(action).optional(),
  abilities: z.array(ability).optional(),
  passives: z.array(passive).optional(),
});

/** One face of a board, drawn: every letter is an area, `#` is rock. Areas touch where their letters do. */
const board = z.strictObject({
  kind: z.literal('board'),
  ...card,
  map: z.array(z.string().regex(/^[A-Z#]+$/)).min(1),
  areas: z.record(
    z.string().regex(/^[A-Z]$/),
    z.strictObject({ name: z.string(), limit: z.int().min(1), haven: z.literal(true).optional() }),
  ),
});

const area = z.string();
const thing = z.strictObject({
  id,
  name: z.string(),
  area,
  /** Where a hero must stand; the same area unless said (INT-05). */
  reach: z.enum(['same', 'adjacent']).optional(),
  /** Engaged heroes may use it too. */
  engaged: z.literal(true).optional(),
  hero: z.array(z.enum(FIGURES)).optional(),
  /** How often; once unless said. */
  uses: z.int().min(1).optional(),
  if: predicate.optional(),
  lines,
});
export type ThingCard = z.infer<typeof thing>;

const condition = z.strictObject({ text: z.string(), if: predicate });

/** An adventure is data: what is laid out, what happens each round, and how it is won and lost. */
const adventure = z.strictObject({
  kind: z.literal('adventure'),
  ...card,
  intro: z.string(),
  won: z.string(),
  lost: z.string(),
  boards: z
    .array(
      z.strictObject({
        face: z.string(),
        /** Where its upper left corner lies, in squares of the map. */
        at: z.tuple([z.int(), z.int()]),
        turn: z.union([z.literal(0), z.literal(90), z.literal(180), z.literal(270)]).optional(),
      }),
    )
    .min(1),
  /** Instead of those that the boards print. */
  havens: z.array(area).optional(),
  limits: z.record(z.string(), z.int().min(1)).optional(),
  doors: z.array(
    z.strictObject({
      id,
      between: z.tuple([area, area]),
      open: z.literal(true).optional(),
      /** It can be opened only while this holds. */
      if: predicate.optional(),
    }),
  ),
  start: z.array(area).min(1),
  hostiles: z.array(
    z.strictObject({
      kind: z.string(),
      area,
      count: z.int().min(1).optional(),
      wounded: z.literal(true).optional(),
    }),
  ),
  /** Further hostile cards that are laid out for later. */
  reserves: z.array(z.string()).optional(),
  markers: z.strictObject({ adventure: area.optional(), bounty: area.optional() }).optional(),
  /** What the adventure card says in this adventure, if it is used. */
  adventureCard: z.string().optional(),
  counters: z.record(z.string(), z.int()).optional(),
  things: z.array(thing).optional(),
  phase: lines,
  rules: z.array(ability).optional(),
  objective: condition,
  defeat: z.array(condition),
});

const campaign = z.strictObject({
  kind: z.literal('campaign'),
  ...card,
  adventures: z.array(z.string()).min(1),
});

/** How hard the table is made: what always holds for every hero, and what happens at the start of every adventure. */
const difficulty = z.strictObject({
  kind: z.literal('difficulty'),
  ...card,
  passives: z.array(passive).optional(),
  lines: lines.optional(),
});

export const record = z.union([hero, hostile, treasure, board, adventure, campaign, difficulty]);
export type HeroCard = z.infer<typeof hero>;
export type HeroSide = z.infer<typeof side>;
export type HostileCard = z.infer<typeof hostile>;
export type HostileAttack = z.infer<typeof hostileAttack>;
export type TreasureCard = z.infer<typeof treasure>;
export type BoardFace = z.infer<typeof board>;
export type AdventureSheet = z.infer<typeof adventure>;
export type CampaignSheet = z.infer<typeof campaign>;
export type DifficultyCard = z.infer<typeof difficulty>;
export type AnyCard =
  | HeroCard
  | HostileCard
  | TreasureCard
  | BoardFace
  | AdventureSheet
  | CampaignSheet
  | DifficultyCard;
