import { z } from 'zod';
import { FIGURES } from '../terms.js';

/** Where something is, in the words cards use; an adventure may name areas. */
export const place = z.union([
  z.enum(['your-area', 'adjacent', 'visible', 'target-area', 'beside-target', 'this-area', 'beside-this']),
  z.strictObject({ areas: z.array(z.string()).min(1) }),
]);
export type Place = z.infer<typeof place>;

const count = z.union([z.int().min(1), z.literal('all')]);

/** Which heroes. Free choices and ties are for the players. */
export const heroSelector = z.union([
  z.enum(['you', 'target', 'companion', 'last-acted']),
  z.strictObject({ hero: z.enum(FIGURES) }),
  z.strictObject({
    /** Left out: anywhere on the battlefield. */
    in: place.optional(),
    /** Left out: one. */
    count: count.optional(),
    other: z.literal(true).optional(),
    most: z.literal('damage').optional(),
    out: z.literal(true).optional(),
  }),
]);
export type HeroSelector = z.infer<typeof heroSelector>;

export const hostileSelector = z.union([
  z.enum(['this', 'target']),
  z.strictObject({
    kind: z.string().optional(),
    group: z.string().optional(),
    rank: z.enum(['minion', 'leader']).optional(),
    in: place.optional(),
    wounded: z.boolean().optional(),
    count: count.optional(),
    /** Other than the one whose text it is. */
    other: z.literal(true).optional(),
  }),
]);
export type HostileSelector = z.infer<typeof hostileSelector>;

/** A number; two for a normal and an inspired action; or what has been counted. */
export const amount = z.union([
  z.int(),
  z.tuple([z.int(), z.int()]),
  z.strictObject({ counter: z.string() }),
  z.strictObject({ hostiles: hostileSelector }),
]);
export type Amount = z.infer<typeof amount>;

const range = { atLeast: z.int().optional(), atMost: z.int().optional() };
export type Range = { atLeast?: number | undefined; atMost?: number | undefined };
const areas = z.array(z.string()).min(1);

/** Everything named in a predicate must hold. */
export type Predicate = {
  inspired?: boolean | undefined;
  counter?: ({ name: string } & Range) | undefined;
  round?: Range | undefined;
  hostiles?:
    | ({
        kind?: string | undefined;
        group?: string | undefined;
        rank?: 'minion' | 'leader' | undefined;
        in?: string[] | undefined;
      } & Range)
    | undefined;
  slain?: ({ kind?: string | undefined } & Range) | undefined;
  /** Of the four: so many stand in these areas; `each` of those on the battlefield, and at least one. */
  heroes?:
    | ({ in?: string[] | undefined; out?: true | undefined; each?: true | undefined } & Range)
    | undefined;
  door?: { id: string; open: boolean } | undefined;
  thing?:
    | {
        id: string;
        used?: boolean | undefined;
        carried?: boolean | undefined;
        in?: string[] | undefined;
      }
    | undefined;
  marker?: { which: 'adventure' | 'bounty'; in: string[] } | undefined;
  you?: { wounded?: boolean | undefined; damage?: Range | undefined; in?: string[] | undefined } | undefined;
  target?:
    | {
        slain?: boolean | undefined;
        kind?: string | undefined;
        rank?: 'minion' | 'leader' | undefined;
        hero?: boolean | undefined;
      }
    | undefined;
  available?: string | undefined;
  not?: Predicate | undefined;
  any?: Predicate[] | undefined;
};

const rank = z.enum(['minion', 'leader']);
export const predicate: z.ZodType<Predicate> = z.lazy(() =>
  z.strictObject({
    inspired: z.boolean().optional(),
    counter: z.strictObject({ name: z.string(), ...range }).optional(),
    round: z.strictObject(range).optional(),
    hostiles: z
      .strictObject({
        kind: z.string().optional(),
        group: z.string().optional(),
        rank: rank.optional(),
        in: areas.optional(),
        ...range,
      })
      .optional(),
    slain: z.strictObject({ kind: z.string().optional(), ...range }).optional(),
    heroes: z
      .strictObject({
        in: areas.optional(),
        out: z.literal(true).optional(),
        each: z.literal(true).optional(),
        ...range,
      })
      .optional(),
    door: z.strictObject({ id: z.string(), open: z.boolean() }).optional(),
    thing: z
      .strictObject({
        id: z.string(),
        used: z.boolean().optional(),
        carried: z.boolean().optional(),
        in: areas.optional(),
      })
      .optional(),
    marker: z.strictObject({ which: z.enum(['adventure', 'bounty']), in: areas }).optional(),
    you: z
      .strictObject({
        wounded: z.boolean().optional(),
        damage: z.strictObject(range).optional(),
        in: areas.optional(),
      })
      .optional(),
    target: z
      .strictObject({
        slain: z.boolean().optional(),
        kind: z.string().optional(),
        rank: rank.optional(),
        hero: z.boolean().optional(),
      })
      .optional(),
    available: z.string().optional(),
    not: predicate.optional(),
    any: z.array(predicate).optional(),
  }),
);

/** What must be paid before a line; paying makes it optional. */
export const cost = z.strictObject({
  destiny: z.literal(true).optional(),
  /** The treasure card is used up and shuffled back into the deck (TRE-11). */
  discardSelf: z.literal(true).optional(),
  damage: z.int().min(1).optional(),
});
export type Cost = z.infer<typeof cost>;
