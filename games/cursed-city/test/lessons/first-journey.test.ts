import { coachLaws } from '@questhall/test-kit';
import { cursedCity } from '../../src/index.js';
import { courseIn } from '../../src/lessons/index.js';

coachLaws({
  rules: cursedCity,
  course: await courseIn('en'),
  name: 'hunt',
  turns: ['drop', 'fight', 'sight', 'move', 'die', 'path', 'target', 'react', 'hostile', 'wound'],
  companions: ['a', 'b', 'c'],
});
