import type { Lesson } from '../schema.js';
import { PARTY } from './party.js';

/** What lies where, and what a turn is. */
export const table = {
  id: 'table',
  icon: 'round-table',
  minutes: 2,
  setup: PARTY,
  beats: [
    {
      ask: 'choose-leader',
      pages: [
        { say: 'table.welcome', point: ['@heroes'], because: 'ACG-SETUP-03' },
        { say: 'table.leader', point: ['warrior-priest'], because: 'ACG-ROUND-02' },
      ],
      wants: ['warrior-priest'],
    },
    {
      ask: 'choose-action',
      sees: [
        { at: 'active', is: 'warrior-priest' },
        { event: 'location-revealed' },
        { event: 'enemy-engaged', with: { hero: 'warrior-priest' }, times: 1 },
        { event: 'enemy-spawned', with: { place: 'shadows' } },
      ],
      pages: [
        { say: 'table.location', point: ['@location'], because: 'ACG-LOC-01' },
        { say: 'table.engaged', point: ['@engaged'], because: 'ACG-SPAWN-07' },
        { say: 'table.shadows', point: ['@shadows'], because: 'ACG-ZONE-01' },
        { say: 'table.actions', point: ['@actions'], because: 'ACG-HERO-07' },
        { say: 'table.explore', point: ['pilgrims-lantern'], because: 'ACG-AER-08' },
      ],
      wants: ['pilgrims-lantern'],
    },
    {
      ask: 'choose-action',
      sees: [
        { at: 'active', is: 'ironbreaker' },
        { at: 'location.progress', atLeast: 2 },
        { event: 'item-claimed' },
        { event: 'enemies-attack', times: 0 },
        { event: 'nemesis-effect', times: 0 },
      ],
      pages: [
        { say: 'table.progress', point: ['@location'], because: 'ACG-AER-08' },
        { say: 'table.item', point: ['@items'], because: 'ACG-DUN-02' },
        { say: 'table.exhausted', point: ['pilgrims-lantern'], because: 'ACG-EXH-01' },
        { say: 'table.next', point: ['ironbreaker'], because: 'ACG-HERO-04' },
        { say: 'table.end', point: ['@phases'], because: 'ACG-ROUND-01' },
      ],
    },
  ],
} as const satisfies Lesson;
