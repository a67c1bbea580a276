import type { Lesson } from '../schema.js';
import { PARTY } from './party.js';

/** Success tokens, resting, and how exhausted cards come back. */
export const aid = {
  id: 'aid',
  icon: 'shaking-hands',
  minutes: 4,
  setup: PARTY,
  start: [{ at: 'round', is: 1 }, { at: 'active', is: 'warrior-priest' }, { event: 'location-revealed' }],
  beats: [
    {
      ask: 'choose-action',
      pages: [
        { say: 'aid.aid', point: ['ironbreaker'], because: 'ACG-AER-02' },
        { say: 'aid.play', point: ['sigmars-light'], because: 'ACG-AER-01' },
      ],
      wants: ['sigmars-light'],
    },
    {
      ask: 'place-tokens',
      sees: [{ event: 'successes', with: { count: 2 } }],
      pages: [{ say: 'aid.place', point: ['inexorable-advance'], because: 'ACG-AER-03' }],
      wants: ['2'],
    },
    {
      ask: 'choose-action',
      sees: [{ at: 'active', is: 'ironbreaker' }],
      pages: [{ say: 'aid.tokens', point: ['inexorable-advance'], because: 'ACG-ACT-06' }],
      wants: ['inexorable-advance'],
    },
    {
      ask: 'choose-enemy-to-engage',
      pages: [{ say: 'aid.engage', point: ['@shadows'], because: 'ACG-ZONE-02' }],
      wants: ['#1'],
    },
    {
      ask: 'spend-tokens',
      pages: [{ say: 'aid.spend', point: ['inexorable-advance'], because: 'ACG-ACT-06' }],
      wants: ['2'],
    },
    {
      ask: 'choose-action',
      sees: [
        { at: 'active', is: 'warrior-priest' },
        { event: 'enemy-defeated', times: 1 },
        { event: 'hero-defeated', times: 0 },
        { at: 'heroes.0.wounds', atLeast: 1 },
      ],
      pages: [
        { say: 'aid.worth', point: ['ironbreaker'], because: 'ACG-ACT-11' },
        { say: 'aid.stay', point: ['sigmars-light'], because: 'ACG-EXH-05' },
        { say: 'aid.prepare', point: ['quiet-litany'], because: 'ACG-ACT-12' },
      ],
      wants: ['quiet-litany'],
    },
    {
      ask: 'choose-hero-for-condition',
      sees: [{ event: 'recovered', with: { hero: 'warrior-priest' } }],
      pages: [{ say: 'aid.empower', point: ['ironbreaker'], because: 'ACG-COND-01' }],
      wants: ['ironbreaker'],
    },
    {
      ask: 'choose-action',
      sees: [
        { event: 'action-readied', with: { hero: 'warrior-priest' } },
        { at: 'active', is: 'ironbreaker' },
      ],
      pages: [
        { say: 'aid.readied', point: ['sigmars-light', 'quiet-litany'], because: 'ACG-ACT-12' },
        { say: 'aid.rhythm', point: ['shield-wall'], because: 'ACG-EXH-02' },
        { say: 'aid.end', point: ['@heroes'], because: 'ACG-AER-02' },
      ],
    },
  ],
} as const satisfies Lesson;
