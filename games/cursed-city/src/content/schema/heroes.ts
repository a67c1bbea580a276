import { z } from 'zod';
import { carries } from '../../carries.js';
import { CLASSES, ITEMS, LIMITS, SLOTS } from '../../terms.js';
import { ability, card, dice, held, lines, passive, unique, weapon } from './common.js';

/** What is printed on both sides of a character card. */
const side = carries(
  'CC-CMP-08',
  'heroes.side',
  z.strictObject({
    /** For Move and for Run. */
    move: z.tuple([z.int().min(0), z.int().min(0)]),
    agility: dice,
    vitality: dice,
    defence: dice,
    weapons: z.array(weapon).min(1),
    actions: z.array(unique).optional(),
    abilities: z.array(ability).optional(),
    passives: z.array(passive).optional(),
  }),
);

export const hero = z.strictObject({
  kind: z.literal('hero'),
  ...card,
  title: z.string().optional(),
  class: z.enum(CLASSES),
  keywords: z.array(z.string()),
  size: z.enum(['small', 'large']),
  /** Path to Glory: an ability of the front side. Its lines give inspiration points. */
  path: ability,
  front: side,
  inspired: side,
  /** Tokens that the player gets with the hero: oaken arrows. */
  counters: z.strictObject({ name: z.string(), count: z.int().min(1) }).optional(),
});

export const trait = z.strictObject({
  kind: z.literal('trait'),
  ...card,
  class: z.enum(CLASSES),
  level: z.int().min(1).max(LIMITS.level),
  ...held,
});

export const empowerment = z.strictObject({
  kind: z.literal('empowerment'),
  ...card,
  slot: z.enum(SLOTS),
  cost: z.int().min(1),
  copies: z.int().min(1),
  ...held,
});

/** A token for the carried item space. */
export const item = z.strictObject({
  kind: z.literal('item'),
  ...card,
  id: z.enum(ITEMS),
  ...held,
});

/** A discovery card. `deck`: whether it is taken out before a usual journey (SET-15). */
export const discovery = z.discriminatedUnion('type', [
  z.strictObject({
    kind: z.literal('discovery'),
    ...card,
    type: z.literal('treasure'),
    copies: z.int().min(1).optional(),
    ...held,
    /** It stays with the hero when it has been used. */
    keep: z.literal(true).optional(),
  }),
  z.strictObject({
    kind: z.literal('discovery'),
    ...card,
    type: z.literal('trap'),
    copies: z.int().min(1).optional(),
    lines,
  }),
  z.strictObject({
    kind: z.literal('discovery'),
    ...card,
    type: z.literal('crisis'),
    copies: z.int().min(1).optional(),
  }),
  z.strictObject({
    kind: z.literal('discovery'),
    ...card,
    type: z.literal('realmstone'),
    copies: z.int().min(1).optional(),
    value: z.int().min(1).max(3),
  }),
]);

export type HeroCard = z.infer<typeof hero>;
export type HeroSide = z.infer<typeof side>;
export type TraitCard = z.infer<typeof trait>;
export type EmpowermentCard = z.infer<typeof empowerment>;
export type ItemCard = z.infer<typeof item>;
export type DiscoveryCard = z.infer<typeof discovery>;
