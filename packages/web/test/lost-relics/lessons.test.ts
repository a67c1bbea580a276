import { expect, it } from 'vitest';
import { course } from '../../src/games/lost-relics/course.js';
import { stepAfter } from '../../src/screens/lessons/course.js';

it('lessons lead to one another, and at last to a whole adventure', () => {
  expect(stepAfter(course, 'moving')?.id).toBe('dice');
  expect(stepAfter(course, 'recovery')?.id).toBe('first-relic');
});
