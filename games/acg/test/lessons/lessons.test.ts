import { findRule } from '@questhall/rulebook';
import { recordSchema } from '@questhall/tabletop';
import { describe, expect, test } from 'vitest';
import { acg } from '../../src/index.js';
import { LESSONS, RECORDS, rehearse } from '../../src/lessons/index.js';
import { isPointWord } from '../../src/lessons/points.js';
import { type Lesson, lessonSchema } from '../../src/lessons/schema.js';

const lessons: readonly Lesson[] = LESSONS;
const pages = lessons.flatMap(({ beats }) => beats.flatMap((beat) => beat.pages));

describe.each(LESSONS)('the lesson $id', (lesson: Lesson & { id: keyof typeof RECORDS }) => {
  test('is what a lesson may be', () => {
    expect(() => lessonSchema.parse(lesson)).not.toThrow();
    expect(() => recordSchema.parse(RECORDS[lesson.id])).not.toThrow();
    expect(lesson.beats.at(-1)).not.toHaveProperty('wants');
  });

  test(`is true to its end; otherwise: npm run build, node games/acg/test/lessons/find.mjs ${lesson.id}`, () => {
    expect(rehearse(acg, lesson, RECORDS[lesson.id])).toBeNull();
  });

  test('says nothing twice, and only in its own name', () => {
    const said = lesson.beats.flatMap((beat) => beat.pages.map(({ say }) => say));
    expect(new Set(said).size).toBe(said.length);
    expect(said.filter((say) => !say.startsWith(`${lesson.id}.`))).toEqual([]);
  });
});

describe('a coach', () => {
  test('has a rule for everything he says', () => {
    expect(pages.filter(({ because }) => findRule(because) === undefined)).toEqual([]);
  });

  test('points with words that are known', () => {
    const words = pages.flatMap(({ point }) => point.filter((one) => one.startsWith('@')));
    expect(words.filter((word) => !isPointWord(word))).toEqual([]);
  });
});

test('a lesson whose words are not true any more is named, with the place', () => {
  const lesson = { ...LESSONS[0], beats: [{ ...LESSONS[0].beats[0], sees: [{ at: 'round', is: 7 }] }] };
  expect(rehearse(acg, lesson, RECORDS.table)).toBe(
    `lesson 'table', beat 1 (table.welcome): not so: {"at":"round","is":7}`,
  );
});
