import { expect } from 'vitest';
import { eventPhase, masterMoves, rollDestiny } from '../../src/procs.js';
import { addTestCards, rule, table } from '../kit.js';
import { baseRecords } from '../records.js';

const ours = (kind: string, id: string, more: object) => ({ kind, id, name: id, origin: 'ours', ...more });
const row = (from: number, to: number, name: string, verb: string, params: object) => ({
  from,
  to,
  name,
  lines: [{ do: { [verb]: params } }],
});
const hunt = baseRecords.find(({ id }) => id === 'hunt');
addTestCards(
  ours('table', 'events', {
    use: 'event',
    rows: [
      row(1, 1, 'Denied', 'later', { when: 'next-destiny', what: 'skip' }),
      row(2, 4, 'The Master', 'master', {}),
      row(5, 6, 'Crisis', 'crisis', {}),
      row(7, 8, 'Time', 'track', { track: 'nightfall', by: 1 }),
      row(9, 10, 'Born', 'returnHero', {}),
      row(11, 11, 'Effort', 'inspiration', { hero: { where: 'able' }, add: 1 }),
      row(12, 12, 'Fulfilled', 'later', { when: 'next-destiny', what: 'all-available' }),
    ],
  }),
  { ...hunt, crises: 'troubles' },
  ours('crises', 'troubles', {
    day: [{ from: 1, to: 12, entry: 'trouble' }],
    night: [{ from: 1, to: 12, entry: 'trouble' }],
  }),
  ours('entry', 'trouble', { number: 1, text: '', lines: [] }),
  // The extraction zone at the east gateway of the hall.
  ours('map', 'one-hall', {
    ...(baseRecords.find(({ id }) => id === 'one-hall') as object),
    tiles: [
      { face: 'drop', at: [0, 0], turn: 0 },
      { face: 'hall', at: [3, 0], turn: 0 },
      { face: 'zone', at: [10, 0], turn: 0 },
    ],
  }),
);

const four = () =>
  table({ players: 2 })
    .hero('ada', { at: 'hall:a1' })
    .hero('bert', { at: 'hall:b1' })
    .hero('cora', { at: 'hall:c1' })
    .hero('dirk', { at: 'hall:d1' });
const phase = (one: ReturnType<typeof four>, ...scores: number[]) =>
  one.questDie(...scores).runs(eventPhase, {});

rule('CC-EVT-01', 'all out of action: it ends, and no event is rolled', () => {
  four()
    .given(({ heroes }) => {
      for (const hero of heroes) Object.assign(hero, { where: 'out', at: null });
    })
    .runs(eventPhase, {})
    .journeyHas({ result: 'failure' })
    .doesNotEmit('quest-die');
});

const inZone = (dirk: object) =>
  four()
    .hero('ada', { at: 'zone:a1' })
    .hero('bert', { at: 'zone:b1' })
    .hero('cora', { at: 'zone:a2' })
    .hero('dirk', dirk);

rule(['CC-EVT-02', 'CC-JEN-02'], 'all who stand are in the zone; success is what the journey says', () => {
  inZone({ where: 'out' }).runs(eventPhase, {}).journeyHas({ result: 'failure' }).doesNotEmit('event');
  inZone({ where: 'out' })
    .journey({ slain: { captain: 6 } })
    .runs(eventPhase, {})
    .journeyHas({ result: 'success' });
  phase(inZone({ at: 'hall:f1' }), 8)
    .journeyHas({ result: null })
    .emits('event', { score: 8 });
});

rule('CC-EVT-05', 'who is away or buried keeps the journey going', () => {
  phase(inZone({ where: 'away' }), 8).journeyHas({ result: null });
  phase(inZone({ where: 'buried', at: 'hall:f1' }), 8).journeyHas({ result: null });
});

rule('CC-EVT-03', 'a journey may end by a rule of its own', () => {
  addTestCards({ ...hunt, ends: [{ text: 'six', if: { questTrack: { atLeast: 6 } }, result: 'success' }] });
  four()
    .journey({ questTrack: 6 })
    .runs(eventPhase, {})
    .journeyHas({ result: 'success' })
    .doesNotEmit('event');
  addTestCards({ ...hunt, crises: 'troubles' });
});

rule('CC-EVT-04', 'the result comes before the leader’s token passes', () => {
  phase(four(), 11)
    .check(({ leader }) => expect(leader).toBe('p1'))
    .answers('p1', 'choose-affected', 'ada')
    .emitsInOrder('event', 'inspiration', 'leader')
    .check(({ leader }) => expect(leader).toBe('p2'));
});

rule('CC-EVT-06', '1: no destiny roll in the next turn, but in the one after it', () => {
  phase(four(), 1)
    .runs(rollDestiny, {})
    .emits('destiny-skipped')
    .doesNotEmit('destiny')
    .runs(rollDestiny, {})
    .emits('destiny');
});

rule(['CC-EVT-07', 'CC-EVT-08'], '2–4: the group with the model furthest from its nearest hero moves', () => {
  const alone = () =>
    table()
      .hero('ada', { at: 'hall:a1' })
      .hero('bert', { where: 'out' })
      .hero('cora', { where: 'out' })
      .hero('dirk', { where: 'out' });
  const two = () =>
    alone()
      .hostile('bone#1', { at: 'hall:c1', group: 0 })
      .hostile('bone#2', { at: 'hall:f4', group: 0 })
      .hostile('bone#3', { at: 'hall:d3', group: 1 })
      .hostile('bone#4', { at: 'hall:e3', group: 1 });
  const one = two().runs(masterMoves, {});
  for (let open = one.state.open[0]; open !== undefined; open = one.state.open[0])
    one.picks(open.seat, open.options[0] as string);
  one
    .emits('hostile-acts', { hostile: 'bone#1', does: 'move' })
    .emits('hostile-acts', { hostile: 'bone#2', does: 'move' })
    .emitsTimes(2, 'hostile-acts')
    .doesNotEmit('reaction');
  two()
    .hostile('brute#1', { at: 'hall:f3', group: 2 })
    .runs(masterMoves, {})
    .asks('p1', 'choose-moving-group', 'group-1', 'group-3');
  alone().runs(masterMoves, {}).isQuiet();
});

rule('CC-EVT-09', '5–6: a crisis', () => {
  phase(four(), 5, 7)
    .emits('crisis', { entry: 'trouble' })
    .asks('p1', 'choose-acting-hero', 'ada', 'bert', 'cora', 'dirk');
});

rule('CC-EVT-10', '7–8: the nightfall token moves, unless it is night', () => {
  phase(four().journey({ nightfall: 7 }), 7)
    .emits('night-falls')
    .journeyHas({ nightfall: 8 });
  phase(four().journey({ nightfall: 8 }), 8)
    .doesNotEmit('nightfall')
    .journeyHas({ nightfall: 8 });
});

const fallen = () =>
  four().hero('dirk', {
    where: 'out',
    last: 'hall:d1',
    on: { 0: ['grievous'], 1: ['grievous'], 2: ['grievous'], 3: ['grievous'] },
  });

rule(['CC-EVT-11', 'CC-EVT-12'], '9–10: one who is out returns beside another and recovers', () => {
  phase(fallen(), 9).asks('p1', 'choose-return-space', 'drop:b1', 'drop:b2', 'a2', 'b2', 'c2', 'd1', 'd2');
});

rule(
  ['CC-EVT-11', 'CC-EVT-12', 'CC-EVT-14'],
  'the leader chooses the relief, the hero’s player rolls',
  () => {
    phase(fallen().hero('dirk', { ailments: ['cursed'] }), 10)
      .answers('p1', 'choose-return-space', 'd2')
      .heroHas('dirk', { where: 'standing', at: 'hall:d2' })
      .asks('p1', 'choose-relief', 'recuperate', 'cursed')
      .shows('d6', 'success')
      .answers('p1', 'choose-relief', 'recuperate')
      .answers('p2', 'choose-wound', 'space-2')
      .heroHas('dirk', { on: { 0: ['grievous'], 2: ['wound'], 3: ['grievous'] }, ailments: ['cursed'] });
    phase(fallen().hero('dirk', { ailments: ['cursed'] }), 10)
      .answers('p1', 'choose-return-space', 'd2')
      .answers('p1', 'choose-relief', 'cursed')
      .heroHas('dirk', { ailments: [] });
  },
);

rule('CC-EVT-13', 'if none is out, a hero on the battlefield recovers', () => {
  phase(four().hero('bert', { on: { 1: ['disease'] } }), 9)
    .asks('p1', 'choose-relieved', 'ada', 'bert', 'cora', 'dirk')
    .answers('p1', 'choose-relieved', 'bert')
    .answers('p1', 'choose-relief', 'diseased')
    .heroHas('bert', { on: { 1: [] } });
});

rule('CC-EVT-14', 'the dead do not return', () => {
  phase(fallen().hero('cora', { where: 'out' }).person('cora', { dead: true }), 9)
    .isNotAsked('p2')
    .answers('p1', 'choose-return-space', 'a2')
    .emits('hero-returned', { hero: 'dirk', at: 'hall:a2' })
    .heroHas('cora', { where: 'out' });
});

rule(['CC-EVT-15', 'CC-EVT-16'], '11: a hero of the leader’s choice who is not out gains a point', () => {
  phase(
    four().hero('bert', { inspiration: 2 }).hero('cora', { where: 'away' }).hero('dirk', { where: 'out' }),
    11,
  )
    .asks('p1', 'choose-affected', 'ada', 'bert', 'cora')
    .answers('p1', 'choose-affected', 'bert')
    .heroHas('bert', { inspired: true, inspiration: 0 });
});

rule(
  ['CC-EVT-17', 'CC-EVT-18'],
  '12: after the next roll, and only then, all five dice are available',
  () => {
    phase(four(), 12)
      .destinyDice(2, 2, 5, 5, 6)
      .runs(rollDestiny, {})
      .check(({ destiny }) => expect(destiny.available).toEqual([2, 2, 5, 5, 6]))
      .destinyDice(2, 2, 5, 5, 6)
      .runs(rollDestiny, {})
      .check(({ destiny }) => expect(destiny.available).toEqual([6]));
  },
);
