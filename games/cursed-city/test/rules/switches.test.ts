import { describe, expect, it } from 'vitest';
import {
  gainExperience,
  journeysEnd,
  moveTrack,
  reactionWindow,
  rollDestiny,
  slay,
} from '../../src/procs.js';
import { switches } from '../../src/switches.js';
import { rule, rules, table } from '../kit.js';

describe('the switches', () => {
  it('are six, and each plays as the ledger rules where nobody says otherwise', () => {
    const { switches: played } = rules().start(rules().setup({ players: 1, journey: 'hunt' }), 'a').state;
    expect(played).toEqual({
      reload: 'once-per-turn',
      'path-in-reactions': 'yes',
      'destiny-when-denied': 'stays',
      'ailments-at-survival': 'one',
      'experience-out-of-action': 'gained',
      'quest-lost': 'at-10',
    });
    expect(switches).toHaveLength(6);
  });
});

rule('CC-ATK-17', 'Reload: once per turn, or once with each card of the track', () => {
  const shot = (reload: string, spent: string[]) =>
    table({ players: 2, map: ['..........'] })
      .journey({ phase: 'activation' })
      .hero('ada', { at: 'a1', dice: [5] })
      .hostile('bone#1', { at: 'e1' })
      .order('ada', 'group-1')
      .given((b) => {
        b.order = b.order.map(({ id }) => ({ id, done: id === 'ada' }));
        b.active = 'group-1';
        b.spent = spent;
      })
      .switched('reload', reload)
      .runs(reactionWindow, { hostile: 'bone#1' });
  shot('once-per-turn', ['turn ada ada/bow']).isQuiet();
  shot('once-per-activation', ['turn ada ada/bow ada']).asks(
    'p1',
    'declare-reaction',
    'ada/space-0',
    'decline',
  );
  shot('once-per-activation', ['turn ada ada/bow group-1']).isQuiet();
});

rule('CC-INS-16', 'a Path to Glory by reaction, or only in the activation of its hero', () => {
  const kill = (path: string, active: string) =>
    table({ map: ['......'] })
      .hero('ada', { at: 'a1' })
      .hostile('bone#1', { at: 'b1' })
      .given((b) => {
        b.active = active;
      })
      .switched('path-in-reactions', path)
      .runs(slay, { hostile: 'bone#1', by: 'ada' });
  kill('yes', 'group-1').heroHas('ada', { inspiration: 1 });
  kill('no', 'group-1').heroHas('ada', { inspiration: 0 });
  kill('no', 'ada').heroHas('ada', { inspiration: 1 });
});

rule('CC-DST-10', 'dice left when the roll is denied stay, or are lost', () => {
  const denied = (left: string) =>
    table()
      .destiny(5, 2)
      .given((b) => {
        b.later.push({ when: 'next-destiny', what: 'skip' });
      })
      .switched('destiny-when-denied', left)
      .runs(rollDestiny, {});
  denied('stays').check(({ destiny }) => expect(destiny).toEqual({ available: [5, 2], aside: 3 }));
  denied('lost').check(({ destiny }) => expect(destiny).toEqual({ available: [], aside: 5 }));
});

rule('CC-JEN-06', 'two ailments make it 1 harder to survive, or 2', () => {
  const survives = (ailments: string) =>
    table({ players: 1 })
      .journey({ result: 'failure' })
      .given(({ heroes }) => {
        for (const hero of heroes) hero.where = 'standing';
      })
      .hero('ada', { where: 'out', ailments: ['cursed'], on: { 0: ['disease'] } })
      .switched('ailments-at-survival', ailments)
      .questDie(6, 3)
      .runs(journeysEnd, {});
  survives('one').emits('survival', { hero: 'ada', score: 2, dead: false });
  survives('each').emits('survival', { hero: 'ada', score: 1, dead: true });
});

rule('CC-XPL-06', 'a hero out of action gains experience, or misses it', () => {
  const learns = (where: 'out' | 'standing', switched: string) =>
    table({ players: 1 })
      .hero('ada', { where })
      .switched('experience-out-of-action', switched)
      .runs(gainExperience, { hero: 'ada', count: 1 });
  learns('out', 'gained').personHas('ada', { experience: 1 });
  learns('out', 'missed').personHas('ada', { experience: 0 });
  learns('standing', 'missed').personHas('ada', { experience: 1 });
});

rule('CC-QST-06', 'lost at 10, or only when a counter would rise past it', () => {
  const ends = (fear: number, by: number, lost: string) =>
    table({ players: 1 })
      .given(({ heroes, quest }) => {
        for (const hero of heroes) hero.where = 'standing';
        quest.fear = fear;
      })
      .switched('quest-lost', lost)
      .runs(moveTrack, { track: 'fear', by, floor: null })
      .journey({ result: 'failure' })
      .questDie(6)
      .runs(journeysEnd, {});
  const result = (fear: number, by: number, lost: string) => ends(fear, by, lost).board.quest.result;
  // The journey itself raises fear by 1 as well.
  expect(result(7, 1, 'at-10')).toBeNull();
  expect(result(8, 1, 'at-10')).toBe('fear');
  expect(result(8, 1, 'past-10')).toBeNull();
  expect(result(9, 1, 'past-10')).toBe('fear');
  expect(result(8, 3, 'past-10')).toBe('fear');
});
