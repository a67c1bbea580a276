import type { Lesson } from '../schema.js';
import { firstTurnOf, HALL } from './hall.js';

/** What a die pays for, and what a high one makes of it. */
export const dice = {
  id: 'dice',
  icon: 'rolling-dices',
  minutes: 2,
  setup: HALL,
  start: [...firstTurnOf('regis'), { at: 'heroes.3.dice.length', is: 3 }],
  beats: [
    {
      ask: 'choose-action',
      pages: [
        { say: 'dice.three', point: ['regis'], because: 'LR-RND-03' },
        { say: 'dice.any', point: ['regis/unwounded/bolt'], because: 'LR-ACT-04' },
        { say: 'dice.inspired', point: ['regis/unwounded/bolt'], because: 'LR-ACT-05' },
      ],
      wants: ['regis/unwounded/bolt'],
    },
    {
      ask: 'choose-die',
      pages: [{ say: 'dice.choose', point: ['regis'], because: 'LR-ACT-02' }],
      wants: ['5'],
    },
    {
      ask: 'choose-target',
      pages: [{ say: 'dice.target', point: ['@seen'], because: 'LR-ATK-03' }],
      wants: ['#1'],
    },
    {
      ask: 'choose-action',
      sees: [
        { event: 'attack', with: { attacker: 'regis', damage: 3 }, times: 1 },
        { event: 'hostile-slain', times: 1 },
        { at: 'heroes.3.dice.length', is: 2 },
        { at: 'active', is: 'regis' },
      ],
      pages: [
        { say: 'dice.dealt', point: ['regis/unwounded/bolt'], because: 'LR-ATK-06' },
        { say: 'dice.left', point: ['regis'], because: 'LR-RND-10' },
        { say: 'dice.destiny', point: ['@heroes'], because: 'LR-DST-03' },
        { say: 'dice.end', point: ['regis'], because: 'LR-RND-25' },
      ],
    },
  ],
} as const satisfies Lesson;
