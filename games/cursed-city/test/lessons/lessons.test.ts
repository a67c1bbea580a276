import { stepAfter } from '@questhall/tabletop/lessons';
import { lessonLaws } from '@questhall/test-kit';
import { expect, test } from 'vitest';
import { cardsOfKind } from '../../src/content/library.js';
import { cursedCity, cursedCityBox } from '../../src/index.js';
import { courseIn, teaching } from '../../src/lessons/index.js';
import { areNear } from '../../src/lessons/points.js';
import { lessonSchema } from '../../src/lessons/schema.js';
import { CHAMPION_MODELS } from '../../src/lessons/situations.js';
import { lessons as de } from '../../src/text/de/lessons.js';
import { lessons as en } from '../../src/text/en/lessons.js';

lessonLaws({
  rules: cursedCity,
  teaching,
  words: { en, de },
  schema: lessonSchema,
  find: 'games/cursed-city/test/lessons/find.mjs',
});

test('every tutorial of the quest is a lesson, in its order', () => {
  const [quest] = cardsOfKind({ box: cursedCityBox }, 'quest');
  const taught = teaching.lessons.map(({ setup }) => (setup as { tutorial: string }).tutorial);
  expect(taught).toEqual(quest?.tutorials);
});

test('a coach knows the champions', () => {
  const models = cardsOfKind({ box: cursedCityBox }, 'hostile').flatMap((card) => card.models);
  const champions = models.filter(({ champion }) => champion === true).map(({ id }) => id);
  expect(champions.toSorted()).toEqual(CHAMPION_MODELS.toSorted());
});

test('a coach sees what touches on a tile', () => {
  expect(areNear('13:a2', '13:b3')).toBe(true);
  expect(areNear('13:a2', '13:c2')).toBe(false);
  expect(areNear('13:a2', '14:a2')).toBe(false);
  expect(areNear('13:a2', null)).toBe(false);
});

test('lessons lead to one another, and at last to a whole journey', async () => {
  const course = await courseIn('en');
  expect(stepAfter(course, 'spaces')?.id).toBe('attacking');
  expect(stepAfter(course, 'assault')?.id).toBe('first-hunt');
  expect(stepAfter(course, 'first-hunt')).toBeUndefined();
});
