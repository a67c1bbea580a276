import { z } from 'zod';
import { vocabulary } from '../effects/index.js';
import { ACTION_TYPES, COLOURS, CONDITIONS, HEROES, ICONS, SLOTS, VERBS, WINDOWS } from '../terms.js';
import { cost, predicate } from './selectors.js';

const { lines } = vocabulary;
const id = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'ids are lower-case words joined by hyphens');
const tier = z.union([z.literal(1), z.literal(2), z.literal(3)]);

/** Every printed unit. `origin` says whether the sources print it, we read it out of them, or it is ours. */
const card = {
  id,
  name: z.string().min(1),
  origin: z.enum(['printed', 'inferred', 'ours']),
  /** Numbers that no source confirms; a person who owns the game may correct them. */
  unverified: z.array(z.string()).optional(),
  text: z.string().optional(),
  flavour: z.string().optional(),
  icon: z.string().optional(),
};

/** Waits for a window. With a cost or `may` it is offered, otherwise it happens. */
export const ability = z.strictObject({
  window: z.enum(WINDOWS),
  /** Whom the moment must be about: the card's owner (for an enemy: itself), another hero, or anyone. */
  about: z.enum(['owner', 'other', 'any', 'this']).optional(),
  if: predicate.optional(),
  cost: cost.optional(),
  may: z.literal(true).optional(),
  lines,
});
export type Ability = z.infer<typeof ability>;

/** Always active while the card is faceup in play (EFF-05). */
export const passive = z.strictObject({
  stat: z.enum(['health', 'attack', 'resilience', 'capacity', 'tokens-per-action']),
  add: z.int(),
  /** The owner (the card itself for an enemy, every hero for a difficulty), or every (other) enemy. */
  on: z.enum(['owner', 'enemies']).optional(),
});
export type Passive = z.infer<typeof passive>;

const faceup = {
  abilities: z.array(ability).optional(),
  passives: z.array(passive).optional(),
  cannot: z.array(z.enum(VERBS)).optional(),
};
const script = { script: z.literal(true).optional() };

const heroCard = z.strictObject({
  kind: z.literal('hero-card'),
  ...card,
  hero: z.enum(HEROES),
  heroes: z.union([z.literal(2), z.literal(3), z.literal(4)]),
  health: z.int().min(1),
  activations: z.string(),
});
const action = z.strictObject({
  kind: z.literal('action'),
  ...card,
  ...script,
  hero: z.enum(HEROES),
  type: z.enum(ACTION_TYPES),
  level: z.enum(['basic', 'advanced']),
  prepare: z.literal(true).optional(),
  lines,
});
const enemy = z.strictObject({
  kind: z.literal('enemy'),
  ...card,
  ...script,
  rank: z.enum(['standard', 'elite', 'nemesis']),
  tier: tier.nullable(),
  traits: z.array(z.string()),
  copies: z.int().min(1),
  attack: z.int().min(0),
  health: z.int().min(1),
  resilience: z.int().min(0),
  bar: z.array(z.string()).min(1),
  keywords: z.record(z.string(), z.strictObject({ text: z.string().optional(), lines })).optional(),
  nemesisEffect: z.strictObject({ text: z.string().optional(), lines }).optional(),
  quest: z.literal(true).optional(),
  ...faceup,
});
const location = z.strictObject({
  kind: z.literal('location'),
  ...card,
  ...script,
  tier: tier.nullable(),
  traits: z.array(z.string()),
  explore: z.int().min(1),
  spawn: z.strictObject({ faceup: z.int().min(0), facedown: z.int().min(0) }),
  quest: z.literal(true).optional(),
  ...faceup,
});
const dungeon = z.strictObject({
  kind: z.literal('dungeon'),
  ...card,
  ...script,
  type: z.enum(['item', 'event']),
  treasure: z.int().min(0),
  quest: z.literal(true).optional(),
  /** What an event does when drawn. */
  lines: lines.optional(),
  /** Where an event goes when it is not simply discarded. */
  then: z.enum(['bottom-of-deck', 'removed']).optional(),
  abilities: z.array(ability).optional(),
});
const gear = z.strictObject({
  kind: z.enum(['gear', 'legendary-gear']),
  ...card,
  ...script,
  slot: z.enum(SLOTS),
  hero: z.enum(HEROES).optional(),
  ...faceup,
});
const fortune = z.strictObject({
  kind: z.literal('fortune'),
  ...card,
  copies: z.int().min(1),
});
const condition = z.strictObject({
  kind: z.literal('condition'),
  ...card,
  id: z.enum(CONDITIONS),
  copies: z.int().min(1),
  ...script,
  ...faceup,
});

const recipe = {
  /** Names of enemy sets, ids of locations or dungeon cards. */
  named: z.array(z.string()).optional(),
  /** Placed under the shuffled rest, last one lowest. */
  bottom: z.array(z.string()).optional(),
};
const perTier = z.partialRecord(z.enum(['1', '2', '3']), z.int().min(0));
const quest = z.strictObject({
  kind: z.literal('quest'),
  ...card,
  ...script,
  campaign: z.string().nullable(),
  number: z.int().nullable(),
  delve: z.literal(true).optional(),
  tier: tier.nullable(),
  setup: z.strictObject({
    enemies: z.strictObject({
      ...recipe,
      openStandard: z.union([z.int().min(0), perTier]),
      openElite: z.union([z.int().min(0), perTier]),
      nemesis: z.strictObject({ card: z.string(), place: z.enum(['lair', 'set-aside', 'deck']) }).nullable(),
    }),
    locations: z.strictObject({ ...recipe, open: z.union([z.int().min(0), perTier]) }),
    dungeon: z.strictObject({ ...recipe, open: z.int().min(0) }),
    gear: z.strictObject({ open: z.int().min(0), fortunes: z.int().min(0).optional() }),
  }),
  story: z.strictObject({ before: z.string(), won: z.string(), lost: z.string() }),
  questRules: z.array(ability),
  /** Sheet text that overrides card text, by name (GOLD-03). */
  overrides: z
    .strictObject({ engage: z.enum(['leader']).optional(), spawn: z.enum(['leader']).optional() })
    .optional(),
  perilTrack: z.array(z.union([z.enum(COLOURS), z.null()])).min(2),
  perilEffects: z.partialRecord(z.enum(COLOURS), z.strictObject({ text: z.string().optional(), lines })),
  victory: z.strictObject({
    text: z.string().optional(),
    during: z.enum(['location-phase', 'any-time']),
    if: predicate,
  }),
  defeat: z.strictObject({ text: z.string().optional(), if: predicate }),
  reward: z.strictObject({ text: z.string().optional(), lines }),
  penalty: z.strictObject({ text: z.string().optional(), lines }),
  /** What each hero brings along when the quest is played by itself and not as part of its campaign. */
  seasoned: z
    .strictObject({ upgrades: z.int().min(0).max(4), capacity: z.int().min(0), gear: z.int().min(0) })
    .optional(),
});
const campaign = z.strictObject({ kind: z.literal('campaign'), ...card, quests: z.array(z.string()).min(1) });
/** How hard the table is made: what always applies, and what happens at the start of every quest. */
const difficulty = z.strictObject({
  kind: z.literal('difficulty'),
  ...card,
  passives: z.array(passive).optional(),
  lines: lines.optional(),
});
const faces = z.array(z.array(z.enum(ICONS))).length(6);
const dice = z.strictObject({ kind: z.literal('dice'), ...card, die: z.enum(['hero', 'enemy']), faces });

export const record = z.discriminatedUnion('kind', [
  heroCard,
  action,
  enemy,
  location,
  dungeon,
  gear,
  fortune,
  condition,
  quest,
  campaign,
  difficulty,
  dice,
]);
export type Record_ = z.infer<typeof record>;
export type HeroCard = z.infer<typeof heroCard>;
export type ActionCard = z.infer<typeof action>;
export type EnemyCard = z.infer<typeof enemy>;
export type LocationCard = z.infer<typeof location>;
export type DungeonCard = z.infer<typeof dungeon>;
export type GearCard = z.infer<typeof gear>;
export type QuestSheet = z.infer<typeof quest>;
export type DifficultyCard = z.infer<typeof difficulty>;
export type CampaignSheet = z.infer<typeof campaign>;
export type AnyCard = Record_;
