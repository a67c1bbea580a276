import { coachLaws } from '@questhall/test-kit';
import { lostRelics } from '../../src/index.js';
import { adviceAt, FIRST_ADVENTURE } from '../../src/lessons/index.js';

coachLaws({
  rules: lostRelics,
  first: FIRST_ADVENTURE,
  adviceAt,
  name: 'relic',
  turns: ['start', 'engaged', 'fight', 'die', 'step', 'target', 'reaction', 'victim', 'hostile'],
  companions: ['a', 'b', 'c'],
});
