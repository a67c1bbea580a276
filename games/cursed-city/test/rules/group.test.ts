import { expect } from 'vitest';
import { activateGroup, hostileActs, hostilesAct } from '../../src/procs.js';
import { isDrivenOff } from '../../src/rules/group.js';
import { addTestCards, rule, table } from '../kit.js';
import { bones } from '../records.js';

const LONG = ['..........'];
const group = { slot: 0 };
const field = (map: readonly string[] = LONG) =>
  table({ map }).given((b) => {
    for (const hero of b.heroes) hero.where = 'out';
  });

addTestCards({
  ...bones,
  id: 'rats',
  models: [{ id: 'rat', name: 'Rat', count: 4 }],
  composition: [],
  day: {
    ...bones.day,
    behaviour: [
      { from: 1, to: 12, name: 'Again', does: ['advance'], before: [{ do: { raise: { group: 'this' } } }] },
    ],
  },
});

rule(['CC-HAC-02', 'CC-HAC-07', 'CC-HAC-08'], 'driven off at a third or fewer of those that came', () => {
  const left = (deployed: number, count: number) => {
    const one = field();
    for (let i = 1; i <= count; i++) one.hostile(`bone#${i}`, { at: 'h1' });
    return isDrivenOff(one.group(0, { deployed }).now, 0);
  };
  expect([1, 2, 3, 4, 5, 6].map((deployed) => [0, 1, 2, 3].filter((count) => left(deployed, count)))).toEqual(
    [[0], [0], [0, 1], [0, 1], [0, 1], [0, 1, 2]],
  );
});

rule(
  ['CC-HAC-03', 'CC-HAC-04', 'CC-HAC-06', 'CC-HAC-18'],
  'each attacks once more, then card and models go and a card lies facedown',
  () => {
    const one = field()
      .hero('ada', { at: 'a1' })
      .hostile('bone#1', { at: 'b1' })
      .group(0, { deployed: 3, slain: ['bone#2', 'bone#3'] })
      .given((b) => {
        b.encounters = { draw: ['encounter-6', 'encounter-5'], discard: [], known: null };
      })
      .shows('d6', 'failure', 'failure')
      .runs(activateGroup, group);
    one.isGone('bone#1').emitsTimes(1, 'attack').emitsTimes(0, 'moved');
    expect(one.board.track[0]).toEqual({ card: 'encounter-5', facedown: true, deployed: 0, slain: [] });
    expect(one.board.encounters.discard).toEqual(['encounter-1']);
  },
);

rule('CC-HAC-05', 'an empty encounter deck is made anew', () => {
  const one = field()
    .group(0, { deployed: 3 })
    .given((b) => {
      b.encounters = { draw: [], discard: ['encounter-2', 'encounter-3'], known: null };
    })
    .runs(activateGroup, group);
  expect(one.board.encounters.draw).toHaveLength(1);
});

rule(['CC-HAC-09', 'CC-HAC-10', 'CC-HAC-11'], 'one behaviour roll for each category', () => {
  const one = field()
    .hero('ada', { at: 'a1' })
    .hostile('bone#1', { at: 'f1' })
    .hostile('captain', { at: 'g1' })
    .hostile('rat#1', { at: 'i1' })
    .questDie(7, 1)
    .runs(activateGroup, group);
  one.asks('p1', 'choose-category', 'bones', 'rats').answers('p1', 'choose-category', 'bones');
  one
    .emitsTimes(2, 'behaviour')
    .emits('behaviour', { category: 'bones', score: 7, name: 'Charge' })
    .emits('behaviour', { category: 'rats', score: 1 });
});

rule(['CC-HAC-12', 'CC-HAC-13'], 'the nearest acts first', () => {
  field()
    .hero('ada', { at: 'a1' })
    .hostile('bone#1', { at: 'g1' })
    .hostile('bone#2', { at: 'e1' })
    .runs(hostilesAct, { hostiles: ['bone#1', 'bone#2'], does: ['move'] })
    .hostileIs('bone#2', { at: 'b1' })
    .hostileIs('bone#1', { at: 'd1' });
  field()
    .hero('ada', { at: 'a1' })
    .hostile('bone#1', { at: 'g1' })
    .hostile('brute#1', { at: 'g1' })
    .runs(hostilesAct, { hostiles: ['bone#1', 'brute#1'], does: ['move'] })
    .asks('p1', 'choose-acting-hostile', 'bone#1', 'brute#1');
});

rule(
  ['CC-HAC-14', 'CC-HAC-15', 'CC-HAC-16'],
  'an Advance is a Move and an attack, a Charge two Moves and an attack',
  () => {
    field()
      .hero('ada', { at: 'a1' })
      .hostile('bone#1', { at: 'h1' })
      .runs(hostileActs, { hostile: 'bone#1', does: ['advance'] })
      .hostileIs('bone#1', { at: 'e1' })
      .emitsTimes(0, 'attack');
    field()
      .hero('ada', { at: 'a1' })
      .hostile('bone#1', { at: 'h1' })
      .shows('d6', 'failure', 'failure')
      .runs(hostileActs, { hostile: 'bone#1', does: ['charge'] })
      .hostileIs('bone#1', { at: 'b1' })
      .emitsTimes(2, 'moved')
      .emitsTimes(1, 'attack');
  },
);

rule(
  ['CC-HAC-17', 'CC-CON-08', 'CC-CON-32'],
  'what is said of the group is done first, and only those who stood already act',
  () => {
    const one = field(['..........', '..........'])
      .hero('ada', { at: 'a1' })
      .hostile('rat#1', { at: 'h1' })
      .hostile('rat#2', { at: 'h1' })
      .group(0, { deployed: 4, slain: ['rat#3', 'rat#4'] })
      .questDie(5)
      .runs(activateGroup, group);
    one.asks('p1', 'choose-hostile-space', 'j1', 'j2').answers('p1', 'choose-hostile-space', 'j1');
    one.emits('deployed', { hostile: 'rat#3', at: one.cell('j1') }).hostileIs('rat#1', { at: 'h1' });
    expect(one.board.track[0]?.deployed).toBe(4);
  },
);

rule('CC-AIL-16', 'a stunned hostile stands up instead', () => {
  field()
    .hero('ada', { at: 'a1' })
    .hostile('bone#1', { at: 'h1', ailments: ['stunned'] })
    .hostile('bone#2', { at: 'i1' })
    .hostile('bone#3', { at: 'i1' })
    .questDie(1)
    .runs(activateGroup, group)
    .answers('p1', 'choose-acting-hostile', 'bone#2')
    .hostileIs('bone#1', { at: 'h1', ailments: [] })
    .emits('stands-up', { hostile: 'bone#1' });
});

rule('CC-NGT-04', 'by night by the night side', () => {
  field()
    .journey({ nightfall: 8 })
    .hero('ada', { at: 'a1' })
    .hostile('bone#1', { at: 'j1' })
    .questDie(1)
    .runs(activateGroup, group)
    .hostileIs('bone#1', { at: 'f1' });
});

rule(['CC-HAC-01', 'CC-REI-01'], 'a facedown card is turned up and its group arrives', () => {
  const one = table()
    .hero('ada', { at: 'drop:a1' })
    .group(0, { facedown: true, card: 'encounter-1' })
    .runs(activateGroup, group);
  one.emits('group-arrives', { slot: 0, card: 'encounter-1' });
});
