import type { Lesson } from '../schema.js';
import { PARTY } from './party.js';

/** From a location to the next. */
export const explore = {
  id: 'explore',
  icon: 'dungeon-gate',
  minutes: 3,
  setup: PARTY,
  start: [
    { at: 'phase', is: 'hero' },
    { at: 'active', is: 'warrior-priest' },
    { at: 'leader', is: 'warrior-priest' },
    { at: 'location.progress', atLeast: 2 },
    { at: 'location.explored', is: false },
  ],
  beats: [
    {
      ask: 'choose-action',
      pages: [
        { say: 'explore.value', point: ['@location'], because: 'ACG-LOC-03' },
        { say: 'explore.action', point: ['pilgrims-lantern'], because: 'ACG-AER-08' },
      ],
      wants: ['pilgrims-lantern'],
    },
    {
      ask: 'choose-action',
      sees: [
        { at: 'active', is: 'ironbreaker' },
        { at: 'location.explored', is: true },
        { event: 'dungeon-drawn', times: 1 },
      ],
      pages: [
        { say: 'explore.done', point: ['@location'], because: 'ACG-LOC-03' },
        { say: 'explore.drawn', point: ['dungeon-deck'], because: 'ACG-AER-09' },
        { say: 'explore.wait', point: ['stubborn-resolve'], because: 'ACG-ROUND-01' },
      ],
      wants: ['stubborn-resolve'],
    },
    {
      ask: 'travel-or-stay',
      sees: [{ at: 'phase', is: 'location' }],
      pages: [
        { say: 'explore.shadows', point: ['@shadows'], because: 'ACG-LOC-07' },
        { say: 'explore.follow', point: ['@fighting', 'location-deck'], because: 'ACG-LOC-09' },
      ],
      wants: ['travel'],
    },
    {
      ask: 'choose-action',
      sees: [
        { event: 'location-left' },
        { event: 'enemy-left-behind' },
        { event: 'location-revealed' },
        { event: 'enemy-spawned', with: { place: 'shadows' } },
      ],
      pages: [
        { say: 'explore.spawn', point: ['@location', '@fighting', '@shadows'], because: 'ACG-SPAWN-07' },
        { say: 'explore.effect', point: ['@location'], because: 'ACG-LOC-10' },
        { say: 'explore.end', point: ['location-deck'], because: 'ACG-QUEST-02' },
      ],
    },
  ],
} as const satisfies Lesson;
