import { z } from 'zod';

/** What must be paid before a line; paying makes it optional. */
export const cost = z.strictObject({
  /** An activation die of this score or more; `exactly` that score. */
  die: z.strictObject({ score: z.int().min(1).max(6), exactly: z.literal(true).optional() }).optional(),
  /** So many available destiny dice, of the player's choice. */
  destiny: z.int().min(1).optional(),
  inspiration: z.int().min(1).optional(),
  /** The treasure whose text it is, or the one that the hero holds. */
  discardTreasure: z.literal(true).optional(),
  /** The token whose text it is. */
  discardItem: z.literal(true).optional(),
  damage: z.int().min(1).optional(),
  /** Realmstone cards of this value together. */
  realmstone: z.int().min(1).optional(),
  counter: z.int().min(1).optional(),
});
export type Cost = z.infer<typeof cost>;
