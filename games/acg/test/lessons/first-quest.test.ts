import { coachLaws } from '@questhall/test-kit';
import { acg } from '../../src/index.js';
import { adviceAt, FIRST_QUEST } from '../../src/lessons/index.js';

coachLaws({
  rules: acg,
  first: FIRST_QUEST,
  adviceAt,
  name: 'first',
  turns: ['crowded', 'tired', 'explored', 'engaged', 'free', 'targets', 'activate', 'travel', 'ability'],
  companions: ['a', 'b', 'c', 'd'],
});
