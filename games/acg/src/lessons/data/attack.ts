import type { Lesson } from '../schema.js';
import { PARTY } from './party.js';

/** Dice, successes, criticals, and what the black die brings. */
export const attack = {
  id: 'attack',
  icon: 'crossed-swords',
  minutes: 3,
  setup: PARTY,
  start: [
    { at: 'active', is: 'warrior-priest' },
    { event: 'enemy-engaged', with: { hero: 'warrior-priest' }, times: 1 },
  ],
  beats: [
    {
      ask: 'choose-action',
      sees: [{ at: 'round', is: 1 }],
      pages: [
        { say: 'attack.enemy', point: ['@engaged'], because: 'ACG-ENEMY-04' },
        { say: 'attack.dice', point: ['verdict-of-iron'], because: 'ACG-ACT-07' },
      ],
      wants: ['verdict-of-iron'],
    },
    {
      ask: 'choose-action',
      sees: [
        { at: 'active', is: 'ironbreaker' },
        { event: 'critical' },
        { event: 'enemy-defeated', times: 1 },
        { event: 'enemies-attack', times: 0 },
        { event: 'nemesis-effect', times: 0 },
      ],
      pages: [
        { say: 'attack.success', point: ['@dice'], because: 'ACG-ATK-02' },
        { say: 'attack.critical', point: ['@dice'], because: 'ACG-DICE-03' },
        { say: 'attack.defeated', point: ['warrior-priest'], because: 'ACG-WND-04' },
        { say: 'attack.reach', point: ['@shadows'], because: 'ACG-ATK-08' },
        { say: 'attack.advance', point: ['inexorable-advance'], because: 'ACG-ZONE-02' },
      ],
      wants: ['inexorable-advance'],
    },
    {
      ask: 'choose-enemy-to-engage',
      pages: [{ say: 'attack.engage', point: ['@shadows'], because: 'ACG-ACT-07' }],
      wants: ['#1'],
    },
    {
      ask: 'choose-action',
      sees: [
        { at: 'active', is: 'warrior-priest' },
        { event: 'enemy-revealed', times: 1 },
        { event: 'enemy-wounded', times: 1 },
        { event: 'enemies-attack', with: { hero: 'ironbreaker' }, times: 1 },
        { event: 'attack-blocked', with: { count: 1 }, times: 1 },
        { event: 'nemesis-effect', times: 0 },
      ],
      pages: [
        { say: 'attack.revealed', point: ['ironbreaker'], because: 'ACG-ZONE-11' },
        { say: 'attack.claw', point: ['@dice'], because: 'ACG-EATK-02' },
        { say: 'attack.defence', point: ['@dice'], because: 'ACG-EATK-05' },
        { say: 'attack.always', point: ['@actions'], because: 'ACG-EATK-01' },
        { say: 'attack.end', point: [], because: 'ACG-ACT-10' },
      ],
    },
  ],
} as const satisfies Lesson;
