import { expect } from 'vitest';
import { activateGroup, deployGroup, deployHostiles, gatherGroup } from '../../src/procs.js';
import { fits } from '../../src/rules/deploying.js';
import { addTestCards, type CcTable, rule, table } from '../kit.js';
import { baseRecords, bones } from '../records.js';

const rows = (...counts: number[]) => counts.map((count) => [{ category: 'bones', count }]);
addTestCards(
  { kind: 'encounter', id: 'rising', name: 'Rising', origin: 'ours', rows: rows(3, 3, 4, 5, 6, 6) },
  {
    kind: 'encounter',
    id: 'herd',
    name: 'Herd',
    origin: 'ours',
    rows: rows(3, 3, 3, 3, 3, 3).map(() => [{ category: 'brute', count: 2 }]),
  },
  {
    kind: 'encounter',
    id: 'mixed',
    name: 'Mixed',
    origin: 'ours',
    rows: rows(1, 1, 1, 1, 1, 1).map(() => [
      { category: 'bones', count: 1 },
      { category: 'brute', count: 1 },
    ]),
  },
  { ...bones, id: 'rats', models: [{ id: 'rat', name: 'Rat', count: 2 }], composition: [] },
  {
    kind: 'encounter',
    id: 'vermin',
    name: 'Vermin',
    origin: 'ours',
    rows: rows(3, 3, 3, 3, 3, 3).map(() => [{ category: 'rats', count: 3 }]),
  },
);

const MAP = ['.......', '.......', '.......'];
const one = (card: string, map: readonly string[] = MAP) =>
  table({ map })
    .given((b) => {
      for (const hero of b.heroes) hero.where = 'out';
    })
    .hero('ada', { at: 'a1' })
    .group(0, { card });
const groupOf = (t: CcTable) => t.board.hostiles.map(({ id }) => id);
const deploy = { slot: 0, near: null };

rule(['CC-ENC-02', 'CC-ENC-03', 'CC-ENC-04'], 'the row of the level at which the journey began', () => {
  const at = (level: number) => one('vermin').group(0, { card: 'herd' }).journey({ level });
  expect(
    groupOf(
      at(0)
        .thing('object-1', { at: 'g2' })
        .runs(deployGroup, deploy)
        .answers('p1', 'choose-hostile-space', 'f1')
        .answers('p1', 'choose-hostile-space', 'f2'),
    ),
  ).toHaveLength(2);
  const two = one('rising').journey({ level: 2 }).runs(gatherGroup, { slot: 0 });
  two.asks('p1', 'choose-model', 'bone', 'captain');
});

rule(['CC-ENC-09', 'CC-CON-03', 'CC-CON-04'], 'the leader picks models within the limits of the card', () => {
  one('rising').runs(gatherGroup, { slot: 0 }).answers('p1', 'choose-model', 'captain').isQuiet();
  one('rising')
    .journey({ level: 2 })
    .runs(gatherGroup, { slot: 0 })
    .answers('p1', 'choose-model', 'bone')
    .answers('p1', 'choose-model', 'bone')
    .answers('p1', 'choose-model', 'bone')
    .isQuiet();
});

rule(['CC-ENC-11', 'CC-REI-02', 'CC-REI-03'], 'as many as there are, and none that lie on a card', () => {
  const t = one('vermin')
    .group(1, { slain: ['rat#1'] })
    .thing('object-1', { at: 'g2' })
    .runs(deployGroup, deploy)
    .answers('p1', 'choose-hostile-space', 'f1');
  expect(groupOf(t)).toEqual(['rat#2']);
});

rule('CC-ENC-07', 'beside the object, then beside the group', () => {
  const t = one('herd', ['..#', '###', '...'])
    .hero('ada', { at: 'a1' })
    .thing('object-1', { at: 'c3' })
    .runs(deployGroup, deploy);
  expect(t.board.hostiles.map(({ at }) => at.slice(-2))).toEqual(['b3', 'a3']);
});

rule('CC-ENC-08', 'small hostiles of a group two to a space', () => {
  const t = one('vermin')
    .thing('object-1', { at: 'g2' })
    .runs(deployGroup, deploy)
    .answers('p1', 'choose-hostile-space', 'f3');
  expect(t.board.hostiles.map(({ at }) => at.slice(-2))).toEqual(['f3', 'f3']);
});

rule(['CC-ENC-05', 'CC-ENC-06'], 'group after group, at the objects nearest to the heroes', () => {
  const t = one('vermin')
    .group(1, { card: 'herd' })
    .thing('object-1', { at: 'g1' })
    .thing('object-2', { at: 'd1' })
    .given((b) => {
      b.track[0] = null;
      b.track[1] = null;
      b.encounters = { draw: ['herd', 'vermin'], discard: [], known: null };
    })
    .runs(deployHostiles, {});
  t.answers('p1', 'choose-hostile-space', 'c1');
  expect(t.board.hostiles.map(({ id, at }) => `${id} ${at.slice(-2)}`)).toEqual(['rat#1 c1', 'rat#2 c1']);
  t.emitsInOrder('encounter-drawn', 'encounter-drawn', 'deployed');
});

rule(['CC-ENC-01', 'CC-ENC-15'], 'one group for each object, four at most', () => {
  const t = one('vermin').given((b) => {
    b.track = [null, null, null, null];
  });
  for (const [i, at] of ['b1', 'd1', 'f1', 'b3', 'd3', 'f3'].entries()) t.thing(`object-${i + 1}`, { at });
  t.runs(deployHostiles, {}).emitsTimes(4, 'encounter-drawn');
});

rule(['CC-ENC-13', 'CC-ENC-14'], 'a group without models is replaced, but not for ever', () => {
  const t = one('vermin')
    .thing('object-1', { at: 'g2' })
    .group(3, { slain: ['rat#1', 'rat#2'] })
    .given((b) => {
      b.track[0] = null;
      b.encounters = { draw: ['herd', 'vermin'], discard: [], known: null };
    })
    .runs(deployHostiles, {});
  expect(t.board.track[0]?.card).toBe('herd');
  const none = one('vermin')
    .thing('object-1', { at: 'g2' })
    .group(3, { slain: ['rat#1', 'rat#2'] })
    .given((b) => {
      b.track[0] = null;
      b.encounters = { draw: ['vermin'], discard: [], known: null };
    })
    .runs(deployHostiles, {})
    .isQuiet();
  expect(none.board.hostiles).toEqual([]);
});

rule('CC-ENC-16', 'no object left: around the nearest one', () => {
  const t = one('vermin')
    .thing('object-1', { at: 'd1' })
    .hostile('brute#1', { at: 'e1', group: 2 })
    .runs(deployGroup, deploy);
  t.offers('p1', 'c1', 'c2', 'd2', 'e2');
});

rule('CC-BRD-15', 'a large hostile needs a space of its own', () => {
  const t = one('mixed', ['...#', '##..'])
    .hero('ada', { at: 'a1' })
    .thing('object-1', { at: 'd2' })
    .runs(deployGroup, deploy);
  expect(new Set(t.board.hostiles.map(({ at }) => at)).size).toBe(t.board.hostiles.length);
});

rule('CC-BRD-09', 'one hero, one large hostile, one object, or two small ones in a space', () => {
  const t = one('mixed')
    .hero('ada', { at: 'a1' })
    .hostile('bone#1', { at: 'b1' })
    .hostile('bone#2', { at: 'c1' })
    .hostile('bone#3', { at: 'c1' })
    .hostile('brute#1', { at: 'd1' })
    .thing('object-1', { at: 'e1' });
  const fit = (model: string) =>
    ['a1', 'b1', 'c1', 'd1', 'e1', 'f1'].filter((cell) => fits(t.now, model, t.cell(cell)));
  expect([fit('bone#4'), fit('brute#2')]).toEqual([['b1', 'f1'], ['f1']]);
});

rule('CC-ENC-10', 'on a Hunt a champion is named first, on other journeys last', () => {
  const choice = (journey: string) => {
    const t = table({ journey }).group(0, { card: 'rising' }).runs(gatherGroup, { slot: 0 });
    return t.state.open[0]?.options ?? [];
  };
  addTestCards(
    { ...bones, models: bones.models.map((model) => ({ ...model })), composition: [] },
    { ...baseRecords.find(({ id }) => id === 'hunt'), id: 'raid', type: 'scavenge' },
  );
  expect(choice('hunt')).toEqual(['captain', 'bone']);
  expect(choice('raid')).toEqual(['bone', 'captain']);
});

rule('CC-ENC-12', 'a model that was missing does not join later', () => {
  const t = one('vermin')
    .group(1, { card: 'rising', slain: ['rat#1'] })
    .thing('object-1', { at: 'g2' })
    .runs(deployGroup, deploy)
    .answers('p1', 'choose-hostile-space', 'f1');
  t.given((b) => {
    b.track[1] = null;
  })
    .questDie(1)
    .runs(activateGroup, { slot: 0 });
  expect(groupOf(t)).toEqual(['rat#2']);
  expect(t.board.track[0]).toMatchObject({ deployed: 1, slain: [] });
});
