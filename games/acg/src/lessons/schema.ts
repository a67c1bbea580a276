import { lessonSchemaOf } from '@questhall/tabletop';
import type { Lesson as AnyLesson } from '@questhall/tabletop/lessons';
import { z } from 'zod';
import { HEROES } from '../terms.js';

const setup = z.strictObject({
  players: z.literal(1),
  heroes: z.array(z.enum(HEROES)).length(2),
  quest: z.string(),
});

export const lessonSchema = lessonSchemaOf(setup, /^ACG-[A-Z]+-\d\d$/);
export type Lesson = AnyLesson<
  Readonly<Omit<z.infer<typeof setup>, 'heroes'>> & { readonly heroes: readonly string[] }
>;
