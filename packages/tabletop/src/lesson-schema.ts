import { z } from 'zod';

/** Lessons as data: what they may be. How they are played is in `lessons/`, which a page loads without this. */
const scalar = z.union([z.string(), z.number(), z.boolean()]);
const fact = z.union([
  z.strictObject({
    event: z.string(),
    with: z.record(z.string(), scalar).optional(),
    times: z.int().min(0).optional(),
  }),
  z.strictObject({ at: z.string(), is: scalar }),
  z.strictObject({ at: z.string(), atLeast: z.number() }),
]);

/** What a lesson may be, for a game with this set-up and these names of rules. */
export function lessonSchemaOf(setup: z.ZodType, rule: RegExp) {
  const page = z.strictObject({
    say: z.string().regex(/^[a-z-]+\.[a-z-]+$/),
    point: z.array(z.string()),
    because: z.string().regex(rule),
  });
  const beat = z.strictObject({
    ask: z.string(),
    sees: z.array(fact).optional(),
    pages: z.array(page).min(1),
    wants: z.array(z.string()).optional(),
  });
  return z.strictObject({
    id: z.string().regex(/^[a-z-]+$/),
    icon: z.string(),
    minutes: z.int().min(1).max(10),
    setup,
    start: z.array(fact).optional(),
    beats: z.array(beat).min(2),
  });
}

export const recordSchema = z.strictObject({ seed: z.string(), before: z.array(z.array(z.string())) });
