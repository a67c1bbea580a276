import { z } from 'zod';
import { HOSTILE_STEPS, LIMITS } from '../../terms.js';
import { ability, card, id, lines, passive, rows, weapon } from './common.js';

/**
 * A row of a behaviour table. What is said about the whole group comes before or after what each acting hostile does,
 * as printed (HAC-17).
 */
const behaviour = rows({
  name: z.string(),
  before: lines.optional(),
  /** Nothing: the row is about the whole group only. */
  does: z.array(z.enum(HOSTILE_STEPS)),
  after: lines.optional(),
});

const side = z.strictObject({
  move: z.int().min(0),
  wounds: z.int().min(1),
  weapons: z.array(weapon).min(1),
  behaviour,
  abilities: z.array(ability).optional(),
  passives: z.array(passive).optional(),
});

/** A kind of model of a category. */
const model = z.strictObject({
  id,
  name: z.string(),
  count: z.int().min(1),
  /** A Hunt counts them. */
  champion: z.literal(true).optional(),
  /** Added to the Wounds of the side that is up. */
  wounds: z.int().optional(),
  weapons: z.array(weapon).optional(),
  abilities: z.array(ability).optional(),
  passives: z.array(passive).optional(),
});

/** How a group may be put together: so many of a model at most, and at least one from a size of the group on. */
const composition = z.strictObject({
  model: id,
  most: z.int().min(0),
  mustFrom: z.int().min(1).optional(),
});

export const hostile = z.strictObject({
  kind: z.literal('hostile'),
  ...card,
  size: z.enum(['small', 'large']),
  models: z.array(model).min(1),
  composition: z.array(composition).optional(),
  day: side,
  night: side,
});

/** One row for each level of the party, from 0 on. */
export const encounter = z.strictObject({
  kind: z.literal('encounter'),
  ...card,
  copies: z.int().min(1).optional(),
  rows: z
    .array(z.array(z.strictObject({ category: z.string(), count: z.int().min(1) })).min(1))
    .length(LIMITS.level + 1),
});

export type HostileCard = z.infer<typeof hostile>;
export type HostileSide = z.infer<typeof side>;
export type ModelCard = z.infer<typeof model>;
export type EncounterCard = z.infer<typeof encounter>;
