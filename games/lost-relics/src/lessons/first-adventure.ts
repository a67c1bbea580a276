import { adviceAbout } from '@questhall/tabletop/lessons';
import { HALL } from './data/hall.js';
import type { Situation } from './situations.js';

/** A whole adventure in the first room; with this seed companions win it more often than not. */
export const FIRST_ADVENTURE = {
  id: 'first-relic',
  icon: 'relic-blade',
  setup: { ...HALL, difficulty: 'novice' },
  seed: 'first-relic-1',
} as const;

const advice = adviceAbout<Situation>();
const act = ['choose-action', 'choose-link-action', 'choose-commanded-action'];

/** What matters at a question; the first that fits is said. */
export const ADVICE = [
  advice('relic.start', 'LR-SET-13', { ask: ['choose-start'] }),
  advice('relic.homeward', 'LR-END-01', { ask: act, when: 'champion-fallen', point: ['1a-g', '1a-e'] }),
  advice('relic.rest', 'LR-RST-02', { ask: act, when: 'hurt', point: ['@acting'] }),
  advice('relic.champion', 'LR-DMG-04', { ask: act, when: 'leader-near', point: ['skeleton-champion'] }),
  advice('relic.one', 'LR-CHN-01', { ask: act, when: 'has-a-one', point: ['@heroes'] }),
  advice('relic.engaged', 'LR-BRD-11', { ask: act, when: 'engaged', point: ['@near'] }),
  advice('relic.fight', 'LR-DMG-02', { ask: act, when: 'in-a-fight', point: ['@near'] }),
  advice('relic.case', 'LR-INT-05', { ask: act, when: 'beside-something', point: ['@things'] }),
  advice('relic.shoot', 'LR-ATK-03', { ask: act, when: 'in-sight', point: ['@seen'] }),
  advice('relic.free', 'LR-MOV-01', { ask: act, point: ['@beside'] }),
  advice('relic.die', 'LR-ACT-05', { ask: ['choose-die', 'choose-value'], point: ['@acting'] }),
  advice('relic.change', 'LR-MOV-03', { ask: ['choose-change'] }),
  advice('relic.step', 'LR-BRD-10', { ask: ['choose-step', 'choose-to-step'], point: ['@beside'] }),
  advice('relic.target', 'LR-DMG-03', { ask: ['choose-target', 'order-targets'] }),
  advice('relic.reaction', 'LR-REA-03', { ask: ['choose-reaction'] }),
  advice('relic.victim', 'LR-REA-14', {
    ask: ['choose-victim', 'choose-blocked-victim'],
    point: ['@heroes'],
  }),
  advice('relic.hostile', 'LR-HOS-04', {
    ask: [
      'choose-hostile-step',
      'choose-hostile-to-act',
      'choose-spawn-area',
      'choose-retreat',
      'order-leaders',
    ],
  }),
  advice('relic.chain', 'LR-CHN-06', {
    ask: ['start-chain', 'join-chain', 'choose-link'],
    point: ['@heroes'],
  }),
  advice('relic.treasure', 'LR-TRE-01', { ask: ['choose-receiver'] }),
  advice('relic.too-many', 'LR-TRE-03', { ask: ['return-treasure', 'lose-treasure'] }),
  advice('relic.back', 'LR-RND-20', { ask: ['choose-returning', 'choose-haven'] }),
  advice('relic.interact', 'LR-INT-03', { ask: ['choose-interaction'] }),
  advice('relic.ability', 'LR-ACT-01', {
    ask: ['use-ability', 'carry-out-line', 'pay-for-line', 'choose-option', 'order-effects'],
  }),
  advice('relic.shift', 'LR-MOV-11', { ask: ['choose-to-shift', 'choose-shift-area', 'choose-shifted'] }),
] as const;

export const OTHERWISE = advice('relic.any', 'LR-HOS-04', { ask: [] });

export type FirstSay = (typeof ADVICE)[number]['say'] | (typeof OTHERWISE)['say'];
