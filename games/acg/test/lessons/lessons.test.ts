import { rehearse, stepAfter } from '@questhall/tabletop/lessons';
import { lessonLaws } from '@questhall/test-kit';
import { expect, test } from 'vitest';
import { acg } from '../../src/index.js';
import { courseIn, teaching } from '../../src/lessons/index.js';
import { LESSONS } from '../../src/lessons/lessons.js';
import { RECORDS } from '../../src/lessons/records.js';
import { lessonSchema } from '../../src/lessons/schema.js';
import { lessons as de } from '../../src/text/de/lessons.js';
import { lessons as en } from '../../src/text/en/lessons.js';

lessonLaws({
  rules: acg,
  teaching,
  words: { en, de },
  schema: lessonSchema,
  find: 'games/acg/test/lessons/find.mjs',
});

test('a lesson whose words are not true any more is named, with the place', () => {
  const lesson = { ...LESSONS[0], beats: [{ ...LESSONS[0].beats[0], sees: [{ at: 'round', is: 7 }] }] };
  expect(rehearse(acg, lesson, RECORDS.table)).toBe(
    `lesson 'table', beat 1 (table.welcome): not so: {"at":"round","is":7}`,
  );
});

test('lessons lead to one another, and at last to a whole adventure', async () => {
  const course = await courseIn('en');
  expect(stepAfter(course, 'table')?.id).toBe('attack');
  expect(stepAfter(course, 'peril')?.id).toBe('first-quest');
  expect(stepAfter(course, 'first-quest')).toBeUndefined();
});
