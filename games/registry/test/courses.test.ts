import { describe, expect, test } from 'vitest';
import { loadCourse, teaches } from '../src/courses.js';
import { allGames } from '../src/index.js';

const taught = (await allGames()).filter(({ code }) => teaches(code));
const english = await Promise.all(taught.map(({ code }) => loadCourse(code, 'en')));

test('a game that is not there teaches nothing', async () => {
  expect(teaches('constructor')).toBe(false);
  expect(await loadCourse('ludo', 'en')).toBeUndefined();
});

test('the lessons of two games are not taken for one another', () => {
  const ids = english.flatMap((course) => course?.steps.map(({ id }) => id));
  expect(ids.length).toBeGreaterThan(0);
  expect(new Set(ids).size).toBe(ids.length);
});

describe.each(taught.map((game) => [game.code, game] as const))('%s', (code, { rules, languages }) => {
  test('has lessons that begin with a set-up of its rules', async () => {
    const course = await loadCourse(code, 'en');
    for (const { setup } of [...(course?.lessons ?? []), ...(course === undefined ? [] : [course.first])])
      expect(() => rules.setup(setup)).not.toThrow();
  });

  test('says everything in every language that it speaks, and English in others', async () => {
    const said = async (language: string) => {
      const course = await loadCourse(code, language);
      const pages = course?.lessons.flatMap(({ beats }) => beats.flatMap((beat) => beat.pages)) ?? [];
      return [
        course?.lead,
        ...(course?.steps.flatMap(({ name, about }) => [name, about]) ?? []),
        ...pages.map((page) => course?.say(page)),
      ];
    };
    const first = await said('en');
    for (const language of languages.filter((one) => one !== 'en')) {
      const other = await said(language);
      expect(other).toHaveLength(first.length);
      expect(other.filter((one, i) => one === first[i])).toEqual([]);
    }
    expect(await said('tlh')).toEqual(first);
  });
});
