import { z } from 'zod';
import { AILMENTS, RESULTS } from '../terms.js';

/** From whom distances are counted, and whom an area is around. */
const from = z.enum(['you', 'this', 'target', 'heroes']);

/** Where something is. `at` names labelled spaces of the map. */
export const place = z.union([
  z.enum(['adjacent', 'same-tile', 'visible', 'target-adjacent', 'target-tile', 'extraction-zone']),
  z.strictObject({ within: z.int().min(0), of: from.optional() }),
  z.strictObject({ at: z.array(z.string()).min(1) }),
  z.strictObject({ touching: z.enum(['lychgate', 'gateway', 'closed-gateway', 'object']) }),
]);
export type Place = z.infer<typeof place>;

const count = z.union([z.int().min(1), z.enum(['all', 'any'])]);

/** Which heroes. Free choices and ties are for the players. */
export const heroSelector = z.union([
  z.enum(['you', 'target', 'activating']),
  z.strictObject({ hero: z.string() }),
  z.strictObject({
    /** Left out: anywhere on the battlefield. */
    in: place.optional(),
    /** Left out: one. */
    count: count.optional(),
    other: z.literal(true).optional(),
    /** Those nearest to, or furthest from, whose text it is. */
    by: z.enum(['nearest', 'furthest', 'most-wounded', 'least-inspiration']).optional(),
    wounded: z.boolean().optional(),
    ailment: z.union([z.enum(AILMENTS), z.literal('any')]).optional(),
    class: z.string().optional(),
    /** Instead of those who stand; `able`: everyone who is not out of action. */
    where: z.enum(['out', 'away', 'buried', 'able', 'journey']).optional(),
  }),
]);
export type HeroSelector = z.infer<typeof heroSelector>;

export const hostileSelector = z.union([
  z.enum(['this', 'target']),
  z.strictObject({
    category: z.string().optional(),
    model: z.string().optional(),
    champion: z.literal(true).optional(),
    /** Of the group whose text it is, or of the one in this place of the track. */
    group: z.union([z.literal('this'), z.int().min(0).max(3)]).optional(),
    size: z.enum(['small', 'large']).optional(),
    in: place.optional(),
    wounded: z.boolean().optional(),
    ailment: z.union([z.enum(AILMENTS), z.literal('any')]).optional(),
    by: z.enum(['nearest', 'furthest']).optional(),
    count: count.optional(),
    other: z.literal(true).optional(),
  }),
]);
export type HostileSelector = z.infer<typeof hostileSelector>;

/** A space, for models and things that are put somewhere. */
export const cellSelector = z.union([
  z.enum(['your-space', 'target-space']),
  z.strictObject({
    in: place.optional(),
    /** Nothing stands or lies there; so unless it says otherwise. */
    empty: z.boolean().optional(),
    by: z.enum(['nearest', 'furthest']).optional(),
    of: from.optional(),
  }),
]);
export type CellSelector = z.infer<typeof cellSelector>;

const counted = z.union([
  z.strictObject({ counter: z.string() }),
  z.strictObject({ hostiles: hostileSelector }),
  z.strictObject({ heroes: heroSelector }),
]);

/** A number; what the paid score is; or what has been counted, times and plus something. */
export const amount = z.union([
  z.int(),
  z.enum(['score', 'level']),
  z.strictObject({ of: counted, times: z.int().optional(), add: z.int().optional() }),
  /** By the result of the roll that this is about. */
  z.partialRecord(z.enum(RESULTS), z.int()),
]);
export type Amount = z.infer<typeof amount>;
