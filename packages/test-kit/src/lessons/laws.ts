import type { Rules } from '@questhall/engine';
import { findRule } from '@questhall/rulebook';
import { recordSchema } from '@questhall/tabletop';
import { type CourseWords, type Lesson, rehearse, type Teaching } from '@questhall/tabletop/lessons';
import { describe, expect, test } from 'vitest';

export type TaughtGame<B, V, S> = {
  readonly rules: Rules<B, V, S>;
  readonly teaching: Pick<Teaching, 'lessons' | 'records'> & { readonly points: object };
  /** The words of every language that the game speaks. */
  readonly words: { readonly [language: string]: CourseWords };
  readonly schema: { parse(lesson: unknown): unknown };
  /** The tool that looks for a seed when a lesson has lost its own. */
  readonly find: string;
};

/** A few lines beside the table. */
const MOST_WORDS = 45;

/** What every game's lessons keep to, as tests. */
export function lessonLaws<B extends object, V extends object, S>(game: TaughtGame<B, V, S>): void {
  describe.each(game.teaching.lessons)('the lesson $id', (lesson) => oneLesson(game, lesson));
  describe('a coach', () => coach(game));
}

function oneLesson<B extends object, V extends object, S>(
  { rules, teaching: { records }, schema, find }: TaughtGame<B, V, S>,
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

function coach<B, V, S>({ teaching, words }: TaughtGame<B, V, S>): void {
  const pages = teaching.lessons.flatMap(({ beats }) => beats.flatMap((beat) => beat.pages));

  test('has a rule for everything he says', () => {
    expect(pages.filter(({ because }) => findRule(because) === undefined)).toEqual([]);
  });

  test('points with words that are known', () => {
    const named = pages.flatMap(({ point }) => point.filter((one) => one.startsWith('@')));
    expect(named.filter((word) => !Object.hasOwn(teaching.points, word))).toEqual([]);
  });

  test.each(Object.entries(words))(
    'is short in the language %s: nobody reads long at a table',
    (_, { said }) => {
      const isLong = (text: string | undefined) => text === undefined || text.split(' ').length > MOST_WORDS;
      expect(pages.filter(({ say }) => isLong(said[say]))).toEqual([]);
    },
  );
}
