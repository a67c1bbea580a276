import type { Lesson } from '../schema.js';
import { firstTurnOf, HALL } from './hall.js';

/** A 1 that calls for a 2, and a 2 for a 3. */
export const chains = {
  id: 'chains',
  icon: 'linked-rings',
  minutes: 3,
  setup: HALL,
  start: [...firstTurnOf('regis')],
  beats: [
    {
      ask: 'choose-action',
      pages: [
        { say: 'chains.one', point: ['regis'], because: 'LR-CHN-01' },
        { say: 'chains.act', point: ['regis/unwounded/bolt'], because: 'LR-CHN-02' },
      ],
      wants: ['regis/unwounded/bolt'],
    },
    {
      ask: 'choose-die',
      pages: [{ say: 'chains.spend', point: ['regis'], because: 'LR-CHN-01' }],
      wants: ['1'],
    },
    {
      ask: 'choose-target',
      pages: [{ say: 'chains.target', point: ['@seen'], because: 'LR-ATK-05' }],
      wants: ['#1'],
    },
    {
      ask: 'join-chain',
      pages: [
        { say: 'chains.start', point: ['@heroes'], because: 'LR-CHN-06' },
        { say: 'chains.worth', point: ['@seen'], because: 'LR-CHN-07' },
        { say: 'chains.two', point: ['dhoraz'], because: 'LR-CHN-02' },
      ],
      wants: ['dhoraz'],
    },
    {
      ask: 'choose-link-action',
      sees: [{ event: 'chain', with: { hero: 'dhoraz', value: 2 }, times: 1 }],
      pages: [{ say: 'chains.link', point: ['dhoraz'], because: 'LR-CHN-10' }],
      wants: ['dhoraz/unwounded/hammer'],
    },
    {
      ask: 'join-chain',
      sees: [
        { event: 'attack', with: { attacker: 'dhoraz' }, times: 1 },
        { event: 'reaction', times: 0 },
      ],
      pages: [
        { say: 'chains.three', point: ['@heroes'], because: 'LR-CHN-03' },
        { say: 'chains.enough', point: ['@heroes'], because: 'LR-CHN-04' },
      ],
      wants: ['decline'],
    },
    {
      ask: 'choose-hostile-step',
      sees: [
        { event: 'reaction', with: { hero: 'dhoraz' }, times: 1 },
        { at: 'active', is: 'regis' },
      ],
      pages: [
        { say: 'chains.reaction', point: ['dhoraz'], because: 'LR-CHN-09' },
        { say: 'chains.goes-on', point: ['regis'], because: 'LR-CHN-08' },
        { say: 'chains.end', point: ['@heroes'], because: 'LR-CHN-05' },
      ],
    },
  ],
} as const satisfies Lesson;
