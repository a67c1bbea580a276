import { findRule } from '@questhall/rulebook';
import { recordSchema } from '@questhall/tabletop';
import { rehearse } from '@questhall/tabletop/lessons';
import { describe, expect, test } from 'vitest';
import { lostRelics, lostRelicsLayout } from '../../src/index.js';
import { BESIDE, HALL } from '../../src/lessons/data/hall.js';
import { LESSONS, RECORDS } from '../../src/lessons/index.js';
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

  test(`is true to its end; otherwise: npm run build, node games/lost-relics/test/lessons/find.mjs ${lesson.id}`, () => {
    expect(rehearse(lostRelics, lesson, RECORDS[lesson.id])).toBeNull();
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

  test('knows the room', () => {
    const { beside } = lostRelicsLayout(HALL.adventure);
    const sorted = (map: { readonly [area: string]: readonly string[] }) =>
      Object.fromEntries(Object.entries(map).map(([area, next]) => [area, [...next].toSorted()]));
    expect(sorted(BESIDE)).toEqual(sorted(beside));
  });
});
