import type { Lesson } from '../schema.js';
import { firstTurnOf, HALL } from './hall.js';

/** Why hostiles do what they do. */
export const reactions = {
  id: 'reactions',
  icon: 'evil-eyes',
  minutes: 3,
  setup: HALL,
  start: [...firstTurnOf('regis'), { at: 'heroes.3.dice.length', is: 3 }],
  beats: [
    {
      ask: 'choose-action',
      pages: [
        { say: 'reactions.answer', point: ['@seen'], because: 'LR-RND-12' },
        { say: 'reactions.act', point: ['regis/unwounded/bolt'], because: 'LR-REA-01' },
      ],
      wants: ['regis/unwounded/bolt'],
    },
    {
      ask: 'choose-die',
      pages: [{ say: 'reactions.die', point: ['regis'], because: 'LR-ACT-02' }],
      wants: ['3'],
    },
    {
      ask: 'choose-target',
      pages: [{ say: 'reactions.target', point: ['@seen'], because: 'LR-ATK-03' }],
      wants: ['#1'],
    },
    {
      ask: 'choose-victim',
      sees: [
        { event: 'reaction', with: { hostile: 'skeleton-champion', hero: 'regis', why: 'leader' }, times: 1 },
      ],
      pages: [
        { say: 'reactions.who', point: ['skeleton-champion'], because: 'LR-REA-04' },
        { say: 'reactions.near', point: ['@near'], because: 'LR-REA-05' },
        { say: 'reactions.harm', point: ['@seen'], because: 'LR-REA-07' },
        { say: 'reactions.list', point: ['skeleton-champion'], because: 'LR-REA-08' },
        { say: 'reactions.pick', point: ['@heroes'], because: 'LR-REA-14' },
      ],
      wants: ['#1'],
    },
    {
      ask: 'choose-action',
      sees: [
        { event: 'hero-damaged', with: { by: 'skeleton-champion' }, times: 1 },
        { at: 'active', is: 'regis' },
      ],
      pages: [
        { say: 'reactions.four', point: ['@seen'], because: 'LR-HRA-01' },
        { say: 'reactions.leaders', point: ['skeleton-champion'], because: 'LR-RND-18' },
        { say: 'reactions.adventure', point: ['@sheet'], because: 'LR-RND-02' },
        { say: 'reactions.end', point: ['@heroes'], because: 'LR-RND-13' },
      ],
    },
  ],
} as const satisfies Lesson;
