import { gameCodes } from '@questhall/games';
import { GAME_CODES } from '@questhall/rulebook';
import type { Page } from '@questhall/tabletop/lessons';
import { describe, expect, it } from 'vitest';
import { type Course, stepAfter, stepsOf } from '../src/screens/lessons/course.js';
import { readProgress } from '../src/screens/lessons/progress.js';
import { de } from '../src/text/de.js';
import { en } from '../src/text/en.js';

const courses: Course[] = await Promise.all(
  gameCodes.map(async (code) => (await import(`../src/games/${code}/course.ts`)).course),
);
const [GAME, OTHER = ''] = GAME_CODES;
const lessons = courses.flatMap((course) => course.lessons);
const said = lessons.flatMap(({ beats }) =>
  beats.flatMap(({ pages }) => (pages as readonly Page[]).map(({ say }) => `lesson.${say}`)),
);
const isOfLesson = (key: string) => lessons.some(({ id }) => key.startsWith(`lesson.${id}.`));

describe('lessons', () => {
  it('have words for all they say, in both languages, and no words too many', () => {
    expect(said.filter((key) => !(key in en && key in de))).toEqual([]);
    expect(Object.keys(en).filter((key) => isOfLesson(key) && !said.includes(key))).toEqual([]);
  });

  it('are short: nobody reads more than a few lines at a table', () => {
    const words = (key: string) => (en as { [key: string]: string })[key]?.split(' ').length ?? 0;
    expect(said.filter((key) => words(key) > 45)).toEqual([]);
  });

  it('end with a whole adventure', () => {
    for (const course of courses) expect(stepAfter(course, course.first.id)).toBeUndefined();
  });

  it('of two games are not taken for one another', () => {
    const ids = courses.flatMap((course) => stepsOf(course).map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('what was learnt', () => {
  it('is read as far as it makes sense', () => {
    const kept = { done: ['table', 7], quests: { [GAME]: 'abc', [OTHER]: 5 }, quiet: true };
    expect(readProgress(JSON.stringify(kept))).toEqual({
      done: ['table'],
      quests: { [GAME]: 'abc' },
      quiet: true,
    });
    const older = { done: [], quest: 'abc', quiet: false };
    expect(readProgress(JSON.stringify(older))).toEqual({
      done: [],
      quests: { [GAME]: 'abc' },
      quiet: false,
    });
    for (const damaged of [null, '', '{', '[]', 'null', '{"done":"all"}'])
      expect(readProgress(damaged)).toEqual({ done: [], quests: {}, quiet: false });
  });
});
