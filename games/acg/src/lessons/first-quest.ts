import { adviceAbout } from '@questhall/tabletop/lessons';
import { PARTY } from './data/party.js';
import type { Situation } from './situations.js';

/** A whole quest with the two heroes of the lessons; with this seed companions win it nearly always. */
export const FIRST_QUEST = {
  id: 'first-quest',
  icon: 'well',
  setup: { ...PARTY, difficulty: 'novice' },
  seed: 'first-quest-7',
} as const;

const advice = adviceAbout<Situation>();
const act = ['choose-action'];

/** What matters at a question; the first that fits is said. */
export const ADVICE = [
  advice('first.leader', 'ACG-ROUND-02', { ask: ['choose-leader'], point: ['@heroes'] }),
  advice('first.nemesis', 'ACG-QUEST-01', { ask: act, when: 'facing-nemesis', point: ['@nemesis'] }),
  advice('first.hurt', 'ACG-AER-12', { ask: act, when: 'badly-hurt', point: ['@acting'] }),
  advice('first.crowded', 'ACG-ACT-07', { ask: act, when: 'crowded', point: ['@engaged'] }),
  advice('first.tired', 'ACG-EXH-05', { ask: act, when: 'tired', point: ['@exhausted'] }),
  advice('first.explored', 'ACG-LOC-03', { ask: act, when: 'explored', point: ['@location'] }),
  advice('first.friend', 'ACG-AER-02', { ask: act, when: 'friend-in-need', point: ['@heroes'] }),
  advice('first.engaged', 'ACG-ATK-02', { ask: act, when: 'engaged', point: ['@engaged'] }),
  advice('first.free', 'ACG-AER-08', { ask: act, point: ['@location'] }),
  advice('first.targets', 'ACG-ATK-02', { ask: ['choose-targets'] }),
  advice('first.divide', 'ACG-ATK-04', { ask: ['divide-successes'] }),
  advice('first.engage', 'ACG-ZONE-08', { ask: ['choose-enemy-to-engage'] }),
  advice('first.activate', 'ACG-EPH-02', { ask: ['choose-enemy-to-activate'] }),
  advice('first.exhaust', 'ACG-EXH-07', { ask: ['choose-enemy-to-exhaust'] }),
  advice('first.enemy', 'ACG-ENEMY-04', {
    ask: ['choose-enemy-to-suffer', 'choose-enemy-to-retreat', 'choose-enemy-to-advance', 'choose-attackers'],
  }),
  advice('first.place', 'ACG-AER-03', { ask: ['place-tokens', 'distribute-tokens'] }),
  advice('first.spend', 'ACG-ACT-06', { ask: ['spend-tokens'] }),
  advice('first.tokens', 'ACG-TOK-03', { ask: ['discard-tokens', 'choose-hero-to-discard-tokens'] }),
  advice('first.ready', 'ACG-EXH-05', { ask: ['choose-action-to-ready', 'choose-hero-to-ready'] }),
  advice('first.lame', 'ACG-EXH-04', { ask: ['choose-action-to-exhaust', 'choose-hero-to-exhaust-action'] }),
  advice('first.treasure', 'ACG-DUN-07', { ask: ['take-treasure', 'choose-gear-to-claim'] }),
  advice('first.equip', 'ACG-GEAR-03', { ask: ['equip-or-discard', 'keep-gear'] }),
  advice('first.bottom', 'ACG-DUN-09', { ask: ['resolve-or-bottom', 'put-on-bottom', 'next-from-top'] }),
  advice('first.ability', 'ACG-EFF-04', { ask: ['use-ability', 'carry-out-line', 'pay-for-line'] }),
  advice('first.reroll', 'ACG-ACT-08', { ask: ['choose-dice-to-reroll', 'how-many-to-convert'] }),
  advice('first.share', 'ACG-GOLD-14', {
    ask: ['distribute-wounds', 'choose-hero-to-suffer'],
    point: ['@heroes'],
  }),
  advice('first.heal', 'ACG-WND-05', { ask: ['distribute-recovery', 'choose-hero-to-recover'] }),
  advice('first.travel', 'ACG-LOC-07', { ask: ['travel-or-stay'], point: ['@shadows', '@peril'] }),
  advice('first.option', 'ACG-DUN-04', { ask: ['choose-option'] }),
] as const;

export const OTHERWISE = advice('first.any', 'ACG-GOLD-05', { ask: [] });

export type FirstSay = (typeof ADVICE)[number]['say'] | (typeof OTHERWISE)['say'];
