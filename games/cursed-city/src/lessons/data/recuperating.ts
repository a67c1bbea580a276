import type { Lesson } from '../schema.js';
import { GLAURIO } from './hall.js';

/** What wounds cost, and how they heal. */
export const recuperating = {
  id: 'recuperating',
  icon: 'health-potion',
  minutes: 2,
  setup: { players: 1, tutorial: 'tutorial-recuperating' },
  start: [],
  beats: [
    {
      ask: 'choose-action',
      pages: [
        { say: 'recuperating.two', point: [GLAURIO], because: 'CC-INI-02' },
        { say: 'recuperating.action', point: [GLAURIO], because: 'CC-REC-01' },
      ],
      wants: ['recuperate'],
    },
    {
      ask: 'choose-die',
      pages: [{ say: 'recuperating.die', point: [GLAURIO], because: 'CC-ACT-03' }],
      wants: ['#1'],
    },
    {
      ask: 'choose-healing',
      sees: [{ event: 'rolled', with: { by: GLAURIO, test: 'vitality', result: 'success' } }],
      pages: [
        { say: 'recuperating.success', point: [GLAURIO], because: 'CC-REC-02' },
        { say: 'recuperating.turn', point: [GLAURIO], because: 'CC-REC-02' },
      ],
      wants: ['turn-grievous'],
    },
    {
      ask: 'choose-action',
      sees: [{ event: 'healed', with: { hero: GLAURIO, now: 'wound' } }],
      pages: [{ say: 'recuperating.wounds', point: [GLAURIO], because: 'CC-REC-05' }],
      wants: ['recuperate'],
    },
    {
      ask: 'choose-wound',
      sees: [{ event: 'rolled', with: { by: GLAURIO, test: 'vitality', result: 'critical' } }],
      pages: [{ say: 'recuperating.critical', point: [GLAURIO], because: 'CC-REC-03' }],
      wants: ['#1'],
    },
    {
      ask: 'choose-next-tutorial',
      sees: [{ event: 'tutorial-ends', with: { tutorial: 'tutorial-recuperating', result: 'success' } }],
      pages: [
        { say: 'recuperating.whole', point: [GLAURIO], because: 'CC-REC-05' },
        { say: 'recuperating.end', point: [GLAURIO], because: 'CC-DEF-13' },
      ],
    },
  ],
} as const satisfies Lesson;
