import { z } from 'zod';
import { HEROES } from '../terms.js';

const scalar = z.union([z.string(), z.number(), z.boolean()]);

/** What must be so for the words to be true: something that has just happened, or a value of the view. */
const fact = z.union([
  z.strictObject({
    event: z.string(),
    with: z.record(z.string(), scalar).optional(),
    /** Exactly so often; at least once if nothing is said. */
    times: z.int().min(0).optional(),
  }),
  z.strictObject({ at: z.string(), is: scalar }),
  z.strictObject({ at: z.string(), atLeast: z.number() }),
]);

const page = z.strictObject({
  /** The words are those of `lesson.<say>` in the app. */
  say: z.string().regex(/^[a-z-]+\.[a-z-]+$/),
  /** Things of the table by name, or by one of the words in `points.ts`. */
  point: z.array(z.string()),
  because: z.string().regex(/^ACG-[A-Z]+-\d\d$/),
});

/** A question at which the coach speaks. Without `wants` any answer is right. */
const beat = z.strictObject({
  ask: z.string(),
  sees: z.array(fact).optional(),
  pages: z.array(page).min(1),
  /** Options by name; `#1` is the first of them. */
  wants: z.array(z.string()).optional(),
});

/**
 * A lesson is a beginning and a list of beats; the last one says what was learnt and asks for nothing. Facts in `start` say how far a companion
 * plays before it begins. Its seed and those first answers are looked for by `test/lessons/find.mjs`.
 */
export const lessonSchema = z.strictObject({
  id: z.string().regex(/^[a-z-]+$/),
  icon: z.string(),
  minutes: z.int().min(1).max(10),
  setup: z.strictObject({
    players: z.literal(1),
    heroes: z.array(z.enum(HEROES)).length(2),
    quest: z.string(),
  }),
  start: z.array(fact).optional(),
  beats: z.array(beat).min(2),
});

/** Where a lesson begins: the seed, and what was answered before. */
export const recordSchema = z.strictObject({ seed: z.string(), before: z.array(z.array(z.string())) });

type Frozen<T> = T extends readonly (infer Item)[]
  ? readonly Frozen<Item>[]
  : T extends object
    ? { readonly [key in keyof T]: Frozen<T[key]> }
    : T;
export type Lesson = Frozen<z.infer<typeof lessonSchema>>;
export type Beat = Lesson['beats'][number];
export type Page = Beat['pages'][number];
export type Fact = NonNullable<Beat['sees']>[number];
export type LessonRecord = Frozen<z.infer<typeof recordSchema>>;
