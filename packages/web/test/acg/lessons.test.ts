import { expect, it } from 'vitest';
import { course } from '../../src/games/acg/course.js';
import { stepAfter } from '../../src/screens/lessons/course.js';

it('lessons lead to one another, and at last to a whole adventure', () => {
  expect(stepAfter(course, 'table')?.id).toBe('attack');
  expect(stepAfter(course, 'peril')?.id).toBe('first-quest');
});
