import type { Lesson } from '../schema.js';
import { PARTY } from './party.js';

/** Time is against the party: how a quest is won and lost. */
export const peril = {
  id: 'peril',
  icon: 'hourglass',
  minutes: 3,
  setup: PARTY,
  start: [
    { at: 'phase', is: 'hero' },
    { at: 'peril', is: 1 },
    { at: 'round', is: 2 },
    { at: 'active', is: 'ironbreaker' },
    { at: 'heroes.1.wounds', atLeast: 2 },
  ],
  beats: [
    {
      ask: 'choose-action',
      sees: [{ at: 'heroes.0.status', is: 'standing' }],
      pages: [
        { say: 'peril.won', point: ['@quest'], because: 'ACG-QUEST-02' },
        { say: 'peril.sump', point: ['location-deck'], because: 'ACG-QUEST-01' },
        { say: 'peril.track', point: ['@peril'], because: 'ACG-PERIL-01' },
        { say: 'peril.go-on', point: ['stubborn-resolve'], because: 'ACG-PERIL-02' },
      ],
      wants: ['stubborn-resolve'],
    },
    {
      ask: 'choose-action',
      sees: [
        { at: 'round', is: 3 },
        { at: 'peril', is: 2 },
        { event: 'peril-effect', with: { colour: 'green' } },
        { event: 'enemy-spawned', with: { card: 'odious-grump' } },
        { event: 'enemy-engaged', with: { card: 'odious-grump' } },
      ],
      pages: [
        { say: 'peril.green', point: ['@peril'], because: 'ACG-PERIL-03' },
        { say: 'peril.nemesis', point: ['@nemesis'], because: 'ACG-ENEMY-01' },
        { say: 'peril.icon', point: ['@nemesis', '@dice'], because: 'ACG-NEM-02' },
        { say: 'peril.grump', point: ['@nemesis', '@quest'], because: 'ACG-QUEST-01' },
        { say: 'peril.lost', point: ['@heroes'], because: 'ACG-WND-10' },
        { say: 'peril.end', point: ['@peril'], because: 'ACG-PERIL-04' },
      ],
    },
  ],
} as const satisfies Lesson;
