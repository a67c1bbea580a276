import { coachLaws } from '@questhall/test-kit';
import { lostRelics } from '../../src/index.js';
import { courseIn } from '../../src/lessons/index.js';

coachLaws({
  rules: lostRelics,
  course: await courseIn('en'),
  name: 'relic',
  turns: ['start', 'engaged', 'fight', 'die', 'step', 'target', 'reaction', 'victim', 'hostile'],
  companions: ['a', 'b', 'c'],
});
