import { adviceAbout } from '@questhall/tabletop/lessons';
import type { Situation } from './situations.js';

/** A whole Hunt with one hero of each class; with this seed companions win it more often than not. */
export const FIRST_JOURNEY = {
  id: 'first-hunt',
  icon: 'evil-tower',
  setup: {
    players: 1,
    map: 'alleyways',
    heroes: ['glaurio-ven-alten-iii', 'jelsen-darrock', 'dagnai-holdenstock', 'cleona-zeitengale'],
    difficulty: 'novice',
  },
  seed: 'first-hunt-2',
} as const;

const advice = adviceAbout<Situation>();
const act = ['choose-action'];

/** What matters at a question; the first that fits is said. */
export const ADVICE = [
  advice('hunt.drop', 'CC-SET-20', { ask: ['choose-drop-space'], point: ['@heroes'] }),
  advice('hunt.models', 'CC-ENC-10', { ask: ['choose-model'] }),
  advice('hunt.deploy', 'CC-ENC-07', {
    ask: ['choose-object', 'choose-hostile-space', 'choose-lychgate', 'choose-reinforcement'],
  }),
  advice('hunt.gambit', 'CC-GAM-03', { ask: ['attempt-gambit', 'choose-gambit-card'] }),
  advice('hunt.home', 'CC-EXT-01', { ask: act, when: 'champions-slain', point: ['@heroes'] }),
  advice('hunt.heal', 'CC-REC-01', { ask: act, when: 'badly-hurt', point: ['@acting'] }),
  advice('hunt.fight', 'CC-ATK-04', { ask: act, when: 'in-a-fight', point: ['@near'] }),
  advice('hunt.champion', 'CC-SET-03', { ask: act, when: 'champion-near', point: ['@seen'] }),
  advice('hunt.search', 'CC-SRC-01', { ask: act, when: 'beside-something', point: ['@beside'] }),
  advice('hunt.sight', 'CC-ATK-08', { ask: act, when: 'in-sight', point: ['@seen'] }),
  advice('hunt.dark', 'CC-NGT-04', { ask: act, when: 'night', point: ['@acting'] }),
  advice('hunt.move', 'CC-MOV-01', { ask: act, point: ['@acting'] }),
  advice('hunt.die', 'CC-DST-03', { ask: ['choose-die'], point: ['@acting'] }),
  advice('hunt.path', 'CC-MOV-07', { ask: ['choose-path-end'], point: ['@acting'] }),
  advice('hunt.target', 'CC-HAC-02', { ask: ['choose-target', 'choose-weapon'] }),
  advice('hunt.react', 'CC-REA-02', { ask: ['declare-reaction', 'choose-reactor'], point: ['@heroes'] }),
  advice('hunt.hostile', 'CC-LDR-03', {
    ask: [
      'choose-category',
      'choose-acting-hostile',
      'choose-hostile-end',
      'choose-hostile-weapon',
      'choose-moving-group',
    ],
    point: ['@hostiles'],
  }),
  advice('hunt.victim', 'CC-HAT-02', { ask: ['choose-victim'], point: ['@heroes'] }),
  advice('hunt.wound', 'CC-DEF-11', { ask: ['place-wound', 'turn-wound', 'place-disease'] }),
  advice('hunt.healing', 'CC-REC-06', { ask: ['choose-healing', 'choose-wound'] }),
  advice('hunt.point', 'CC-INS-08', { ask: ['roll-for-inspiration'], point: ['@acting'] }),
  advice('hunt.again', 'CC-INS-13', { ask: ['reroll-with-inspiration', 'reroll-dice'] }),
  advice('hunt.found', 'CC-SRC-05', {
    ask: ['choose-searched', 'keep-treasure', 'keep-item', 'choose-trade', 'accept-trade'],
  }),
  advice('hunt.zone', 'CC-EXT-02', { ask: ['place-zone'] }),
  advice('hunt.crisis', 'CC-CRI-06', { ask: ['choose-acting-hero'], point: ['@heroes'] }),
  advice('hunt.back', 'CC-EVT-11', {
    ask: ['choose-returning', 'choose-return-space', 'choose-relief', 'choose-relieved'],
  }),
  advice('hunt.ill', 'CC-AIL-15', { ask: ['order-ailments', 'shake-off-stun', 'assign-die'] }),
  advice('hunt.ability', 'CC-ACT-07', {
    ask: ['use-ability', 'carry-out-line', 'pay-for-line', 'order-effects'],
  }),
  advice('hunt.text', 'CC-CRI-04', {
    ask: ['choose-option', 'choose-affected', 'choose-cell', 'choose-die-to-change', 'choose-card'],
  }),
] as const;

export const OTHERWISE = advice('hunt.any', 'CC-LDR-11', { ask: [] });

export type FirstSay = (typeof ADVICE)[number]['say'] | (typeof OTHERWISE)['say'];
