import { lessonLaws } from '@questhall/test-kit';
import { expect, test } from 'vitest';
import { acg } from '../../src/index.js';
import { LESSONS, RECORDS, rehearse } from '../../src/lessons/index.js';
import { isPointWord } from '../../src/lessons/points.js';
import { lessonSchema } from '../../src/lessons/schema.js';

lessonLaws({
  rules: acg,
  lessons: LESSONS,
  records: RECORDS,
  schema: lessonSchema,
  isPointWord,
  find: 'games/acg/test/lessons/find.mjs',
});

test('a lesson whose words are not true any more is named, with the place', () => {
  const lesson = { ...LESSONS[0], beats: [{ ...LESSONS[0].beats[0], sees: [{ at: 'round', is: 7 }] }] };
  expect(rehearse(acg, lesson, RECORDS.table)).toBe(
    `lesson 'table', beat 1 (table.welcome): not so: {"at":"round","is":7}`,
  );
});
