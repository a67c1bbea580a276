import type { Lesson } from '../schema.js';
import { PARTY } from './party.js';

/** What is found in the dark, and what clings to heroes. */
export const gear = {
  id: 'gear',
  icon: 'chest',
  minutes: 4,
  setup: PARTY,
  start: [{ at: 'round', is: 1 }, { at: 'active', is: 'warrior-priest' }, { event: 'location-revealed' }],
  beats: [
    {
      ask: 'choose-action',
      pages: [{ say: 'gear.search', point: ['pilgrims-lantern', 'dungeon-deck'], because: 'ACG-AER-09' }],
      wants: ['pilgrims-lantern'],
    },
    {
      ask: 'take-treasure',
      sees: [{ event: 'item-claimed' }],
      pages: [
        { say: 'gear.item', point: ['@items'], because: 'ACG-DUN-03' },
        { say: 'gear.treasure', point: ['gear-deck'], because: 'ACG-DUN-07' },
      ],
      wants: ['gear-deck'],
    },
    {
      ask: 'equip-or-discard',
      pages: [{ say: 'gear.equip', point: ['warrior-priest'], because: 'ACG-GEAR-05' }],
      wants: ['equip'],
    },
    {
      ask: 'choose-action',
      sees: [{ event: 'gear-equipped' }, { at: 'active', is: 'ironbreaker' }],
      pages: [
        { say: 'gear.lies', point: ['@gear'], because: 'ACG-GEAR-04' },
        { say: 'gear.limits', point: ['@gear'], because: 'ACG-GEAR-06' },
        { say: 'gear.wait', point: ['stubborn-resolve'], because: 'ACG-HERO-07' },
      ],
      wants: ['stubborn-resolve'],
    },
    {
      ask: 'choose-action',
      sees: [{ at: 'active', is: 'warrior-priest' }],
      pages: [{ say: 'gear.conditions', point: ['quiet-litany'], because: 'ACG-COND-01' }],
      wants: ['quiet-litany'],
    },
    {
      ask: 'use-ability',
      pages: [{ say: 'gear.use', point: ['@items', '@gear'], because: 'ACG-EFF-04' }],
      wants: ['decline'],
    },
    {
      ask: 'choose-hero-for-condition',
      pages: [{ say: 'gear.whom', point: ['ironbreaker'], because: 'ACG-COND-03' }],
      wants: ['ironbreaker'],
    },
    {
      ask: 'choose-action',
      sees: [
        { at: 'active', is: 'ironbreaker' },
        { event: 'condition-gained', with: { hero: 'ironbreaker', condition: 'empowered' } },
      ],
      pages: [
        { say: 'gear.empowered', point: ['@conditions'], because: 'ACG-COND-02' },
        { say: 'gear.harm', point: ['@heroes'], because: 'ACG-COND-08' },
        { say: 'gear.end', point: ['@gear', '@items'], because: 'ACG-DUN-06' },
      ],
    },
  ],
} as const satisfies Lesson;
