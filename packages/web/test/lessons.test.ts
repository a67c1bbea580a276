import { loadCourse, teaches } from '@questhall/games/courses';
import { GAME_CODES } from '@questhall/rulebook';
import { describe, expect, it } from 'vitest';
import { iconNamed } from '../src/design/Icon.js';
import { readProgress } from '../src/screens/lessons/progress.js';

const [GAME, OTHER = ''] = GAME_CODES;

it('every lesson has its drawing', async () => {
  const courses = await Promise.all(GAME_CODES.filter(teaches).map((code) => loadCourse(code, 'en')));
  const icons = courses.flatMap((course) => course?.steps.map(({ icon }) => icon) ?? []);
  expect(icons.length).toBeGreaterThan(0);
  expect(icons.filter((icon) => iconNamed(icon) === undefined)).toEqual([]);
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
