import type { Lesson } from '../schema.js';
import { die, GLAURIO, PISTOL, SKELETON, SWORD } from './hall.js';

/** Weapons, action dice and damage. */
export const attacking = {
  id: 'attacking',
  icon: 'crossed-swords',
  minutes: 3,
  setup: { players: 1, tutorial: 'tutorial-attacking' },
  start: [die(0, 1), die(1, 3)],
  beats: [
    {
      ask: 'choose-action',
      pages: [
        { say: 'attacking.weapons', point: [GLAURIO], because: 'CC-ATK-01' },
        { say: 'attacking.melee', point: [SKELETON], because: 'CC-ATK-05' },
        { say: 'attacking.dual', point: [SKELETON], because: 'CC-ATK-07' },
        { say: 'attacking.sword', point: [SKELETON], because: 'CC-ACT-03' },
      ],
      wants: [SWORD],
    },
    {
      ask: 'choose-die',
      pages: [{ say: 'attacking.die', point: [GLAURIO], because: 'CC-ACT-02' }],
      wants: ['space-0'],
    },
    {
      ask: 'choose-action',
      sees: [{ event: 'attack-result', with: { result: 'failure' } }],
      pages: [
        { say: 'attacking.missed', point: [SKELETON], because: 'CC-DIC-03' },
        { say: 'attacking.again', point: [SKELETON], because: 'CC-ACT-04' },
      ],
      wants: [SWORD],
    },
    {
      ask: 'choose-die',
      pages: [{ say: 'attacking.keep', point: [GLAURIO], because: 'CC-ACT-03' }],
      wants: ['#1'],
    },
    {
      ask: 'choose-action',
      sees: [
        { event: 'attack-result', with: { result: 'success', damage: 1 } },
        { at: 'hostiles.0.damage', is: 1 },
      ],
      pages: [
        { say: 'attacking.hit', point: [SKELETON], because: 'CC-ATK-14' },
        { say: 'attacking.wounds', point: [SKELETON], because: 'CC-DMG-01' },
        { say: 'attacking.pistol', point: [SKELETON], because: 'CC-ATK-17' },
      ],
      wants: [PISTOL],
    },
    {
      ask: 'choose-die',
      pages: [{ say: 'attacking.shot', point: [GLAURIO], because: 'CC-ACT-03' }],
      wants: ['#1'],
    },
    {
      ask: 'choose-next-tutorial',
      sees: [
        { event: 'hostile-slain', with: { hostile: SKELETON, by: GLAURIO } },
        { event: 'tutorial-ends', with: { tutorial: 'tutorial-attacking', result: 'success' } },
      ],
      pages: [
        { say: 'attacking.slain', point: [GLAURIO], because: 'CC-DMG-02' },
        { say: 'attacking.critical', point: [GLAURIO], because: 'CC-ATK-15' },
        { say: 'attacking.end', point: [GLAURIO], because: 'CC-ACT-06' },
      ],
    },
  ],
} as const satisfies Lesson;
