import { z } from 'zod';
import { carries } from '../../carries.js';
import { vocabulary } from '../../effects/index.js';
import { ACTION_DICE, ONCE, RANGES, STATS, VERBS, WINDOWS } from '../../terms.js';
import { predicate } from '../conditions.js';
import { cost } from '../costs.js';

export const { lines } = vocabulary;
export const id = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'ids are lower-case words joined by hyphens');

/** Every printed unit. `origin` says whether the sources print it, we read it out of them, or it is ours. */
export const card = {
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
  name: z.string().optional(),
  window: z.enum(WINDOWS),
  /** Whom the moment must be about: the holder (of a hostile: itself), another one, or anyone. */
  about: z.enum(['owner', 'other', 'any']).optional(),
  if: predicate.optional(),
  cost: cost.optional(),
  may: z.literal(true).optional(),
  once: z.enum(ONCE).optional(),
  lines,
});
export type Ability = z.infer<typeof ability>;

/** Always active while the card is held and this side of it is up. */
export const passive = z.union([
  z.strictObject({
    stat: z.enum(STATS),
    add: z.int(),
    if: predicate.optional(),
    /** Of damage: it is never reduced below this. */
    least: z.int().min(0).optional(),
  }),
  z.strictObject({ cannot: z.enum(VERBS), if: predicate.optional() }),
  /** Damage to it is ignored on a quest die of this or more, or lessened by so much on it. */
  z.strictObject({
    ignores: z.int().min(1).max(12),
    reduces: z.int().min(1).optional(),
    least: z.int().min(0).optional(),
  }),
]);
export type Passive = z.infer<typeof passive>;

export const dice = z.array(z.enum(ACTION_DICE)).min(1);
const score = z.int().min(1).max(6);

export const weapon = z
  .strictObject({
    id,
    name: z.string(),
    /** Left out: hostiles pay nothing, and a Finisher is free or not made at all. */
    cost: score.optional(),
    range: z.enum(RANGES),
    dice,
    /** For a success and for a critical success. */
    damage: z.tuple([z.int().min(0), z.int().min(0)]),
    /** Once per turn (ATK-17). */
    reload: z.literal(true).optional(),
    finisher: z.literal(true).optional(),
    /** Further effects after the attack; conditions say on which result. */
    lines: lines.optional(),
  })
  .refine((one) => one.finisher !== true || one.cost === undefined, {
    message: 'a Finisher has no cost',
  });
export type Weapon = z.infer<typeof weapon>;

/** An ability that is an action, or one that may be used between actions (`free`). */
export const unique = z.strictObject({
  id,
  name: z.string(),
  cost: score.optional(),
  once: z.enum(ONCE).optional(),
  if: predicate.optional(),
  /** Paid beside the die. */
  also: cost.optional(),
  lines,
});
export type Unique = z.infer<typeof unique>;

/** What stands on everything that a hero may hold. */
export const held = {
  weapons: z.array(weapon).optional(),
  actions: z.array(unique).optional(),
  abilities: z.array(ability).optional(),
  passives: z.array(passive).optional(),
};

/** Rows of a table by the quest die, from 1 to 12 without gaps. */
export const rows = carries('CC-CMP-09', 'common.rows', <Row extends z.ZodRawShape>(row: Row) =>
  z
    .array(z.strictObject({ from: z.int().min(1).max(12), to: z.int().min(1).max(12), ...row }))
    .min(1)
    .refine((list) => isWhole(list as unknown as Band[]), { message: 'rows go from 1 to 12 without gaps' }),
);

type Band = { readonly from: number; readonly to: number };
function isWhole(list: readonly Band[]): boolean {
  let next = 1;
  for (const { from, to } of list) {
    if (from !== next || to < from) return false;
    next = to + 1;
  }
  return next === 13;
}
