import { stepAfter } from '@questhall/tabletop/lessons';
import { lessonLaws } from '@questhall/test-kit';
import { expect, test } from 'vitest';
import { lostRelics, lostRelicsBox } from '../../src/index.js';
import { BESIDE, HALL } from '../../src/lessons/data/hall.js';
import { courseIn, teaching } from '../../src/lessons/index.js';
import { lessonSchema } from '../../src/lessons/schema.js';
import { lessons as de } from '../../src/text/de/lessons.js';
import { lessons as en } from '../../src/text/en/lessons.js';

lessonLaws({
  rules: lostRelics,
  teaching,
  words: { en, de },
  schema: lessonSchema,
  find: 'games/lost-relics/test/lessons/find.mjs',
});

test('a coach knows the room', () => {
  const { beside } = lostRelicsBox.layoutOf(HALL.adventure);
  const sorted = (map: { readonly [area: string]: readonly string[] }) =>
    Object.fromEntries(Object.entries(map).map(([area, next]) => [area, [...next].toSorted()]));
  expect(sorted(BESIDE)).toEqual(sorted(beside));
});

test('lessons lead to one another, and at last to a whole adventure', async () => {
  const course = await courseIn('en');
  expect(stepAfter(course, 'moving')?.id).toBe('dice');
  expect(stepAfter(course, 'recovery')?.id).toBe('first-relic');
  expect(stepAfter(course, 'first-relic')).toBeUndefined();
});
