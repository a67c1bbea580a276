import type { Lesson } from '../schema.js';
import { die, GLAURIO } from './hall.js';

/** Spaces, dice, Move and Run. */
export const spaces = {
  id: 'spaces',
  icon: 'walking-boot',
  minutes: 2,
  setup: { players: 1, tutorial: 'tutorial-moving' },
  start: [die(0, 2), die(1, 5), die(2, 1), die(3, 1)],
  beats: [
    {
      ask: 'choose-action',
      pages: [
        { say: 'spaces.tile', point: [GLAURIO], because: 'CC-BRD-02' },
        { say: 'spaces.dice', point: [GLAURIO], because: 'CC-INI-02' },
        { say: 'spaces.cost', point: [GLAURIO], because: 'CC-ACT-03' },
        { say: 'spaces.move', point: ['object-1'], because: 'CC-MOV-01' },
      ],
      wants: ['move'],
    },
    {
      ask: 'choose-die',
      pages: [{ say: 'spaces.die', point: [GLAURIO], because: 'CC-ACT-02' }],
      wants: ['space-2'],
    },
    {
      ask: 'choose-path-end',
      pages: [{ say: 'spaces.path', point: ['@here'], because: 'CC-MOV-03' }],
      wants: ['13:d2'],
    },
    {
      ask: 'choose-action',
      sees: [
        { event: 'moved', with: { figure: GLAURIO } },
        { at: 'heroes.0.at', is: '13:d2' },
      ],
      pages: [
        { say: 'spaces.gone', point: [GLAURIO], because: 'CC-ACT-04' },
        { say: 'spaces.run', point: ['object-1'], because: 'CC-MOV-02' },
      ],
      wants: ['run'],
    },
    {
      ask: 'choose-path-end',
      sees: [{ event: 'die-spent', with: { score: 5 } }],
      pages: [{ say: 'spaces.beside', point: ['object-1'], because: 'CC-BRD-09' }],
      wants: ['13:e2'],
    },
    {
      ask: 'choose-next-tutorial',
      sees: [{ event: 'tutorial-ends', with: { tutorial: 'tutorial-moving', result: 'success' } }],
      pages: [
        { say: 'spaces.object', point: ['object-1'], because: 'CC-SRC-01' },
        { say: 'spaces.enemies', point: [GLAURIO], because: 'CC-MOV-07' },
        { say: 'spaces.end', point: [GLAURIO], because: 'CC-INI-01' },
      ],
    },
  ],
} as const satisfies Lesson;
