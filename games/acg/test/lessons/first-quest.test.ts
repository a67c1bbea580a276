import { coachLaws } from '@questhall/test-kit';
import { acg } from '../../src/index.js';
import { courseIn } from '../../src/lessons/index.js';

coachLaws({
  rules: acg,
  course: await courseIn('en'),
  name: 'first',
  turns: ['crowded', 'tired', 'explored', 'engaged', 'free', 'targets', 'activate', 'travel', 'ability'],
  companions: ['a', 'b', 'c', 'd'],
});
