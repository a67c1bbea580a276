import type { Lesson } from '../schema.js';
import { firstTurnOf, HALL } from './hall.js';

/** What a blow does, to hostiles and to heroes. */
export const strikes = {
  id: 'strikes',
  icon: 'crossed-swords',
  minutes: 3,
  setup: HALL,
  start: [
    ...firstTurnOf('luxa'),
    { at: 'heroes.2.dice.length', is: 3 },
    { at: 'heroes.2.damage', atLeast: 1 },
  ],
  beats: [
    {
      ask: 'choose-action',
      pages: [
        { say: 'strikes.range', point: ['luxa/unwounded/javelin'], because: 'LR-ATK-03' },
        { say: 'strikes.no-roll', point: ['luxa/unwounded/javelin'], because: 'LR-ATK-05' },
      ],
      wants: ['luxa/unwounded/javelin'],
    },
    {
      ask: 'choose-die',
      pages: [{ say: 'strikes.die', point: ['luxa'], because: 'LR-ACT-02' }],
      wants: ['2'],
    },
    {
      ask: 'choose-target',
      pages: [{ say: 'strikes.target', point: ['@near'], because: 'LR-DMG-02' }],
      wants: ['#1'],
    },
    {
      ask: 'choose-blocked-victim',
      sees: [
        { event: 'hostile-damaged', with: { hostile: 'skeleton#1', fate: 'flipped', by: 'luxa' }, times: 1 },
      ],
      pages: [
        { say: 'strikes.wounded', point: ['@wounded'], because: 'LR-DMG-03' },
        { say: 'strikes.blocked', point: ['skeleton-champion'], because: 'LR-HRA-10' },
      ],
      wants: ['#1'],
    },
    {
      ask: 'choose-action',
      sees: [
        { event: 'hero-damaged', with: { by: 'skeleton-champion' }, times: 1 },
        { event: 'hero-wounded', times: 0 },
        { at: 'active', is: 'luxa' },
      ],
      pages: [
        { say: 'strikes.leader', point: ['skeleton-champion'], because: 'LR-DMG-04' },
        { say: 'strikes.heroes', point: ['luxa'], because: 'LR-DMH-01' },
        { say: 'strikes.flip', point: ['luxa'], because: 'LR-DMH-02' },
        { say: 'strikes.out', point: ['@heroes'], because: 'LR-DMH-04' },
        { say: 'strikes.end', point: ['@heroes'], because: 'LR-END-02' },
      ],
    },
  ],
} as const satisfies Lesson;
