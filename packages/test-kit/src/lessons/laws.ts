import type { Rules } from '@questhall/engine';
import { findRule } from '@questhall/rulebook';
import { recordSchema } from '@questhall/tabletop';
import { type Lesson, type LessonRecord, rehearse } from '@questhall/tabletop/lessons';
import { describe, expect, test } from 'vitest';

export type Course<B, V, S> = {
  readonly rules: Rules<B, V, S>;
  readonly lessons: readonly Lesson[];
  readonly records: { readonly [lesson: string]: LessonRecord };
  readonly schema: { parse(lesson: unknown): unknown };
  readonly isPointWord: (word: string) => boolean;
  /** The tool that looks for a seed when a lesson has lost its own. */
  readonly find: string;
};

/** What every game's lessons keep to, as tests. */
export function lessonLaws<B extends object, V extends object, S>(course: Course<B, V, S>): void {
  describe.each(course.lessons)('the lesson $id', (lesson) => oneLesson(course, lesson));
  describe('a coach', () => coach(course));
}

function oneLesson<B extends object, V extends object, S>(
  { rules, records, schema, find }: Course<B, V, S>,
  lesson: Lesson,
): void {
  const record = records[lesson.id] ?? { seed: 'nobody has looked for one', before: [] };

  test('is what a lesson may be', () => {
    expect(() => schema.parse(lesson)).not.toThrow();
    expect(() => recordSchema.parse(records[lesson.id])).not.toThrow();
    expect(lesson.beats.at(-1)).not.toHaveProperty('wants');
  });

  test(`is true to its end; otherwise: npm run build, node ${find} ${lesson.id}`, () => {
    expect(rehearse(rules, lesson, record)).toBeNull();
  });

  test('says nothing twice, and only in its own name', () => {
    const said = lesson.beats.flatMap((beat) => beat.pages.map(({ say }) => say));
    expect(new Set(said).size).toBe(said.length);
    expect(said.filter((say) => !say.startsWith(`${lesson.id}.`))).toEqual([]);
  });
}

function coach<B, V, S>({ lessons, isPointWord }: Course<B, V, S>): void {
  const pages = lessons.flatMap(({ beats }) => beats.flatMap((beat) => beat.pages));

  test('has a rule for everything he says', () => {
    expect(pages.filter(({ because }) => findRule(because) === undefined)).toEqual([]);
  });

  test('points with words that are known', () => {
    const words = pages.flatMap(({ point }) => point.filter((one) => one.startsWith('@')));
    expect(words.filter((word) => !isPointWord(word))).toEqual([]);
  });
}
