import { lessonSchemaOf } from '@questhall/tabletop';
import type { Lesson as AnyLesson } from '@questhall/tabletop/lessons';
import { z } from 'zod';

const setup = z.strictObject({ players: z.literal(1), tutorial: z.string() });

export const lessonSchema = lessonSchemaOf(setup, /^CC-[A-Z]+-\d\d$/);
export type Lesson = AnyLesson<Readonly<z.infer<typeof setup>>>;
