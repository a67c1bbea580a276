import type { Lesson } from '../schema.js';
import { firstTurnOf, HALL } from './hall.js';

/** Areas, their limits, doors, and what holds a hero. */
export const moving = {
  id: 'moving',
  icon: 'stairs',
  minutes: 2,
  setup: HALL,
  start: [...firstTurnOf('luxa'), { at: 'heroes.2.dice.length', is: 3 }],
  beats: [
    {
      ask: 'choose-action',
      pages: [
        { say: 'moving.areas', point: ['@here'], because: 'LR-BRD-01' },
        { say: 'moving.turn', point: ['luxa'], because: 'LR-RND-09' },
        { say: 'moving.move', point: ['luxa/unwounded/move'], because: 'LR-MOV-01' },
      ],
      wants: ['luxa/unwounded/move'],
    },
    {
      ask: 'choose-die',
      pages: [{ say: 'moving.die', point: ['luxa'], because: 'LR-ACT-04' }],
      wants: ['2'],
    },
    {
      ask: 'choose-step',
      pages: [
        { say: 'moving.limit', point: ['@beside'], because: 'LR-BRD-07' },
        { say: 'moving.step', point: ['1a-e'], because: 'LR-MOV-01' },
      ],
      wants: ['1a-e'],
    },
    {
      ask: 'choose-action',
      sees: [
        { event: 'moved', with: { figure: 'luxa', to: '1a-e' }, times: 1 },
        { at: 'heroes.2.area', is: '1a-e' },
        { at: 'active', is: 'luxa' },
      ],
      pages: [
        { say: 'moving.engaged', point: ['@here', 'luxa'], because: 'LR-BRD-10' },
        { say: 'moving.stopped', point: ['luxa'], because: 'LR-MOV-02' },
        { say: 'moving.evade', point: ['luxa/unwounded/move'], because: 'LR-MOV-05' },
        { say: 'moving.door', point: ['stair-door', '1a-g'], because: 'LR-INT-03' },
        { say: 'moving.end', point: ['@beside'], because: 'LR-BRD-05' },
      ],
    },
  ],
} as const satisfies Lesson;
