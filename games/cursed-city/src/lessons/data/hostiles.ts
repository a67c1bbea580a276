import type { Lesson } from '../schema.js';
import { GLAURIO, SKELETON } from './hall.js';

/** Behaviour, how hostiles move, Defence and wounds. */
export const hostiles = {
  id: 'hostiles',
  icon: 'raise-skeleton',
  minutes: 3,
  setup: { players: 1, tutorial: 'tutorial-hostiles' },
  start: [{ event: 'behaviour', with: { name: 'Charge' } }],
  beats: [
    {
      ask: 'choose-hostile-end',
      pages: [
        { say: 'hostiles.roll', point: [SKELETON], because: 'CC-HAC-09' },
        { say: 'hostiles.charge', point: [SKELETON], because: 'CC-HAC-15' },
        { say: 'hostiles.path', point: [GLAURIO], because: 'CC-HMV-02' },
        { say: 'hostiles.tie', point: [SKELETON], because: 'CC-LDR-03' },
      ],
      wants: ['#1'],
    },
    {
      ask: 'choose-hostile-end',
      sees: [{ event: 'moved', with: { figure: SKELETON } }],
      pages: [{ say: 'hostiles.second', point: [SKELETON], because: 'CC-HMV-01' }],
      wants: ['#1'],
    },
    {
      ask: 'place-wound',
      sees: [
        { event: 'rolled', with: { by: GLAURIO, test: 'defence' } },
        { event: 'hero-damaged', with: { hero: GLAURIO, count: 1 } },
      ],
      pages: [
        { say: 'hostiles.attack', point: [SKELETON], because: 'CC-HAT-01' },
        { say: 'hostiles.defence', point: [GLAURIO], because: 'CC-DEF-01' },
        { say: 'hostiles.wound', point: [GLAURIO], because: 'CC-DEF-08' },
      ],
      wants: ['space-0'],
    },
    {
      ask: 'go-on',
      sees: [{ event: 'wound', with: { hero: GLAURIO, space: 0, grievous: false } }],
      pages: [
        { say: 'hostiles.fewer', point: [GLAURIO], because: 'CC-INI-02' },
        { say: 'hostiles.again', point: [SKELETON], because: 'CC-HMV-07' },
      ],
      wants: ['yes'],
    },
    {
      ask: 'place-wound',
      sees: [
        { event: 'hero-damaged', with: { hero: GLAURIO, count: 2 } },
        { event: 'wound', with: { hero: GLAURIO, space: 0, grievous: true } },
      ],
      pages: [
        { say: 'hostiles.grievous', point: [GLAURIO], because: 'CC-DEF-10' },
        { say: 'hostiles.each', point: [GLAURIO], because: 'CC-DEF-07' },
      ],
      wants: ['space-1'],
    },
    {
      ask: 'choose-next-tutorial',
      sees: [{ event: 'tutorial-ends', with: { tutorial: 'tutorial-hostiles', result: 'success' } }],
      pages: [
        { say: 'hostiles.out', point: [GLAURIO], because: 'CC-DEF-12' },
        { say: 'hostiles.night', point: [SKELETON], because: 'CC-NGT-04' },
        { say: 'hostiles.end', point: [GLAURIO], because: 'CC-REA-01' },
      ],
    },
  ],
} as const satisfies Lesson;
