import type { Lesson } from '../schema.js';
import { die, GLAURIO, PISTOL, SKELETON, SWORD } from './hall.js';

/** Several hostiles: who acts, in which order, and what holds a hero. */
export const assault = {
  id: 'assault',
  icon: 'swords-emblem',
  minutes: 4,
  setup: { players: 1, tutorial: 'tutorial-lightning-assault' },
  start: [die(0, 5), die(1, 1)],
  beats: [
    {
      ask: 'choose-action',
      pages: [
        { say: 'assault.four', point: ['@hostiles'], because: 'CC-TUT-05' },
        { say: 'assault.sight', point: ['@hostiles'], because: 'CC-ATK-08' },
        { say: 'assault.shoot', point: [SKELETON], because: 'CC-ATK-07' },
      ],
      wants: [PISTOL],
    },
    {
      ask: 'choose-die',
      pages: [{ say: 'assault.die', point: [GLAURIO], because: 'CC-ACT-03' }],
      wants: ['space-0'],
    },
    {
      ask: 'choose-target',
      pages: [{ say: 'assault.target', point: [SKELETON], because: 'CC-ATK-03' }],
      wants: [SKELETON],
    },
    {
      ask: 'choose-action',
      sees: [{ event: 'hostile-slain', with: { hostile: SKELETON } }],
      pages: [
        { say: 'assault.one', point: ['@hostiles'], because: 'CC-DMG-02' },
        { say: 'assault.reload', point: [GLAURIO], because: 'CC-ATK-17' },
        { say: 'assault.move', point: ['ulfenwatch-skeleton#2'], because: 'CC-MOV-07' },
      ],
      wants: ['move'],
    },
    {
      ask: 'choose-die',
      pages: [{ say: 'assault.cheap', point: [GLAURIO], because: 'CC-ACT-03' }],
      wants: ['space-1'],
    },
    {
      ask: 'choose-path-end',
      pages: [{ say: 'assault.close', point: ['ulfenwatch-skeleton#2'], because: 'CC-MOV-07' }],
      wants: ['13:b3'],
    },
    {
      ask: 'choose-action',
      sees: [{ at: 'heroes.0.at', is: '13:b3' }],
      pages: [{ say: 'assault.strike', point: ['ulfenwatch-skeleton#2'], because: 'CC-ATK-04' }],
      wants: [SWORD],
    },
    {
      ask: 'choose-die',
      pages: [{ say: 'assault.either', point: [GLAURIO], because: 'CC-ACT-02' }],
      wants: ['#1'],
    },
    {
      ask: 'choose-action',
      sees: [{ event: 'attack-result', with: { result: 'success' } }],
      pages: [{ say: 'assault.finish', point: ['ulfenwatch-skeleton#2'], because: 'CC-DMG-01' }],
      wants: [SWORD],
    },
    {
      ask: 'choose-acting-hostile',
      sees: [
        { event: 'hostile-slain', with: { hostile: 'ulfenwatch-skeleton#2' } },
        { event: 'behaviour', times: 1 },
        { at: 'hostiles.length', is: 2 },
      ],
      pages: [
        { say: 'assault.turn', point: ['@hostiles'], because: 'CC-HAC-10' },
        { say: 'assault.nearest', point: ['@hostiles'], because: 'CC-HAC-12' },
        { say: 'assault.out', point: [GLAURIO], because: 'CC-DEF-12' },
        { say: 'assault.end', point: ['@hostiles'], because: 'CC-SET-22' },
      ],
    },
  ],
} as const satisfies Lesson;
