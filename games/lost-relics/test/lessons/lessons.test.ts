import { lessonLaws } from '@questhall/test-kit';
import { expect, test } from 'vitest';
import { lostRelics, lostRelicsBox } from '../../src/index.js';
import { BESIDE, HALL } from '../../src/lessons/data/hall.js';
import { LESSONS, RECORDS } from '../../src/lessons/index.js';
import { isPointWord } from '../../src/lessons/points.js';
import { lessonSchema } from '../../src/lessons/schema.js';

lessonLaws({
  rules: lostRelics,
  lessons: LESSONS,
  records: RECORDS,
  schema: lessonSchema,
  isPointWord,
  find: 'games/lost-relics/test/lessons/find.mjs',
});

test('a coach knows the room', () => {
  const { beside } = lostRelicsBox.layoutOf(HALL.adventure);
  const sorted = (map: { readonly [area: string]: readonly string[] }) =>
    Object.fromEntries(Object.entries(map).map(([area, next]) => [area, [...next].toSorted()]));
  expect(sorted(BESIDE)).toEqual(sorted(beside));
});
