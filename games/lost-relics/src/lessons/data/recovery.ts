import type { Lesson } from '../schema.js';
import { firstTurnOf, HALL } from './hall.js';

/** Treasure, rest, and the way back from out of action. */
export const recovery = {
  id: 'recovery',
  icon: 'chest',
  minutes: 3,
  setup: HALL,
  start: [
    ...firstTurnOf('dhoraz'),
    { at: 'heroes.1.area', is: '1a-d' },
    { at: 'heroes.1.dice.length', is: 3 },
  ],
  beats: [
    {
      ask: 'choose-action',
      pages: [
        { say: 'recovery.object', point: ['display-case'], because: 'LR-INT-05' },
        { say: 'recovery.free', point: ['dhoraz/unwounded/interact'], because: 'LR-INT-01' },
      ],
      wants: ['dhoraz/unwounded/interact'],
    },
    {
      ask: 'choose-die',
      pages: [{ say: 'recovery.die', point: ['dhoraz'], because: 'LR-ACT-05' }],
      wants: ['3'],
    },
    {
      ask: 'choose-receiver',
      pages: [
        { say: 'recovery.treasure', point: ['dhoraz'], because: 'LR-TRE-01' },
        { say: 'recovery.types', point: ['@heroes'], because: 'LR-TRE-04' },
      ],
      wants: ['dhoraz'],
    },
    {
      ask: 'choose-blocked-victim',
      sees: [{ event: 'treasure-gained', with: { hero: 'dhoraz' }, times: 1 }],
      pages: [
        { say: 'recovery.held', point: ['dhoraz'], because: 'LR-ACT-01' },
        { say: 'recovery.crowd', point: ['skeleton-champion'], because: 'LR-HRA-10' },
      ],
      wants: ['#1'],
    },
    {
      ask: 'choose-action',
      sees: [
        { event: 'hero-damaged', with: { by: 'skeleton-champion' }, times: 1 },
        { at: 'active', is: 'dhoraz' },
      ],
      pages: [
        { say: 'recovery.rest', point: ['dhoraz/unwounded/rest'], because: 'LR-RST-02' },
        { say: 'recovery.sight', point: ['dhoraz/unwounded/rest'], because: 'LR-RST-01' },
        { say: 'recovery.haven', point: ['1a-f'], because: 'LR-RND-20' },
        { say: 'recovery.end', point: ['@heroes'], because: 'LR-DMH-06' },
      ],
    },
  ],
} as const satisfies Lesson;
