import type { Lesson } from '../schema.js';
import { PARTY } from './party.js';

/** What enemies do in their own phase. */
export const enemies = {
  id: 'enemies',
  icon: 'evil-eyes',
  minutes: 3,
  setup: PARTY,
  start: [
    { at: 'phase', is: 'hero' },
    { at: 'round', is: 1 },
    { at: 'leader', is: 'warrior-priest' },
    { at: 'active', is: 'ironbreaker' },
    { at: 'heroes.1.wounds', atLeast: 1 },
  ],
  beats: [
    {
      ask: 'choose-action',
      pages: [
        { say: 'enemies.last', point: ['@phases'], because: 'ACG-ROUND-01' },
        { say: 'enemies.rest', point: ['stubborn-resolve'], because: 'ACG-AER-12' },
      ],
      wants: ['stubborn-resolve'],
    },
    {
      ask: 'choose-enemy-to-activate',
      sees: [
        { event: 'recovered', with: { hero: 'ironbreaker' } },
        { event: 'phase', with: { phase: 'enemy' } },
        { at: 'active', is: 'warrior-priest' },
      ],
      pages: [
        { say: 'enemies.turn', point: ['@phases'], because: 'ACG-EPH-01' },
        { say: 'enemies.whose', point: ['@engaged', '@shadows'], because: 'ACG-EPH-03' },
        { say: 'enemies.keywords', point: ['@shadows'], because: 'ACG-EPH-05' },
      ],
      wants: ['#1'],
    },
    {
      ask: 'choose-enemy-to-activate',
      sees: [
        { event: 'enemy-revealed' },
        { event: 'keyword', with: { keyword: 'advance' } },
        { event: 'enemy-engaged', with: { hero: 'warrior-priest' } },
        { at: 'active', is: 'ironbreaker' },
      ],
      pages: [
        { say: 'enemies.revealed', point: ['@fighting'], because: 'ACG-EPH-06' },
        { say: 'enemies.advance', point: ['@fighting'], because: 'ACG-EPH-14' },
        { say: 'enemies.other', point: ['ironbreaker', '@shadows'], because: 'ACG-EPH-01' },
      ],
      wants: ['#1'],
    },
    {
      ask: 'choose-action',
      sees: [
        { event: 'keyword', with: { keyword: 'inflict' } },
        { event: 'wounds' },
        { event: 'enemies-readied' },
        { event: 'peril-effect', times: 0 },
        { at: 'round', is: 2 },
      ],
      pages: [
        { say: 'enemies.inflict', point: ['@heroes'], because: 'ACG-EPH-18' },
        { say: 'enemies.ready', point: ['@fighting', '@shadows'], because: 'ACG-EPH-07' },
        { say: 'enemies.full', point: ['@fighting'], because: 'ACG-ZONE-04' },
        { say: 'enemies.end', point: ['@phases'], because: 'ACG-ROUND-03' },
      ],
    },
  ],
} as const satisfies Lesson;
