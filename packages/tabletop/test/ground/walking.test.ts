import {
  BAR,
  type CellId,
  cellsOf,
  distances,
  firstEnds,
  numberOf,
  PASS_ONLY,
  type Plan,
  pathTo,
  planOf,
  planOfChart,
  reach,
  STOP,
  stepsFrom,
  stepsTo,
  waysIn,
} from '@questhall/tabletop/ground';
import { describe, expect, test } from 'vitest';
import { alone, barring, FACES, gaitOf, OPEN } from './drawn.js';

const lane = planOf(FACES, alone('lane'));
const wide = planOf(FACES, alone('wide'));
const open = planOf(FACES, OPEN);

const endsOf = (plan: Plan, from: CellId, marks: Parameters<typeof gaitOf>[1], most: number): CellId[] =>
  cellsOf(plan, reach(plan, numberOf(plan, from), gaitOf(plan, marks), most).ends);

describe('distances', () => {
  const far = (plan: Plan, from: readonly CellId[], to: CellId, bars: readonly CellId[] = []) =>
    stepsTo(
      plan,
      distances(
        plan,
        from.map((cell) => numberOf(plan, cell)),
        gaitOf(plan, barring(...bars)),
      ),
      to,
    );

  test('count spaces, diagonals included, across an open gateway as well', () => {
    expect(far(wide, ['wide:a1'], 'wide:c3')).toBe(2);
    expect(far(open, ['1:c1'], '2:c2')).toBe(4);
  });

  test('are those from the nearest of several', () => {
    expect(far(lane, ['lane:a1', 'lane:f1'], 'lane:d1')).toBe(2);
  });

  test('reach what cannot be walked through, and nothing behind it', () => {
    expect(far(lane, ['lane:a1'], 'lane:c1', ['lane:c1'])).toBe(2);
    expect(far(lane, ['lane:a1'], 'lane:d1', ['lane:c1'])).toBe(Number.POSITIVE_INFINITY);
    expect(far(lane, ['lane:c1'], 'lane:d1', ['lane:c1'])).toBe(1);
  });
});

describe('a reach', () => {
  test('lists ends, nearest first, with the start', () => {
    expect(endsOf(lane, 'lane:c1', {}, 2)).toEqual(['lane:c1', 'lane:b1', 'lane:d1', 'lane:a1', 'lane:e1']);
    expect(endsOf(lane, 'lane:c1', {}, 0)).toEqual(['lane:c1']);
  });

  test('ends where a cell stops it, but may leave one that would', () => {
    expect(endsOf(lane, 'lane:a1', { 'lane:c1': STOP }, 5)).toEqual(['lane:a1', 'lane:b1', 'lane:c1']);
    expect(endsOf(lane, 'lane:a1', { 'lane:a1': STOP, 'lane:b1': STOP }, 5)).toEqual(['lane:a1', 'lane:b1']);
  });

  test('goes through what it may only pass', () => {
    expect(endsOf(lane, 'lane:a1', { 'lane:b1': PASS_ONLY }, 2)).toEqual(['lane:a1', 'lane:c1']);
    expect(endsOf(lane, 'lane:a1', { 'lane:a1': PASS_ONLY }, 1)).toEqual(['lane:b1']);
  });

  test('goes round what bars it, and slips between two bars at a corner', () => {
    expect(endsOf(lane, 'lane:a1', barring('lane:c1'), 5)).toEqual(['lane:a1', 'lane:b1']);
    expect(endsOf(wide, 'wide:a1', barring('wide:b1', 'wide:a2'), 1)).toEqual(['wide:a1', 'wide:b2']);
  });

  test('crosses an open gateway in one step', () => {
    expect(endsOf(open, '1:d1', barring('1:c1', '1:c2', '1:d2'), 1)).toEqual(['1:d1', '2:a1', '2:a2']);
  });

  test('has a shortest path to each end, which never leads on from a stop', () => {
    const from = numberOf(wide, 'wide:a2');
    const found = reach(wide, from, gaitOf(wide, { 'wide:b1': STOP, 'wide:b2': STOP }), 5);
    expect(pathTo(found, 'wide:c2')).toEqual(['wide:a2', 'wide:b3', 'wide:c2']);
    expect(pathTo(found, 'wide:a2')).toEqual(['wide:a2']);
    expect(() => pathTo(reach(wide, from, gaitOf(wide), 1), 'wide:d2')).toThrow("no way leads to 'wide:d2'");
  });

  test('asked step by step, has the neighbours that can be entered', () => {
    const steps = stepsFrom(lane, numberOf(lane, 'lane:c1'), gaitOf(lane, barring('lane:b1')));
    expect(cellsOf(lane, steps)).toEqual(['lane:d1']);
  });
});

describe('a chart', () => {
  const chart = planOfChart({
    cells: ['stormwind', 'elwynn', 'westfall', 'duskwood', 'booty-bay'],
    roads: [
      ['stormwind', 'elwynn'],
      ['elwynn', 'westfall'],
      ['elwynn', 'duskwood'],
      ['westfall', 'duskwood'],
      ['duskwood', 'booty-bay'],
    ],
  });

  test('is walked like any other ground', () => {
    expect(endsOf(chart, 'stormwind', { duskwood: STOP }, 3)).toEqual([
      'stormwind',
      'elwynn',
      'westfall',
      'duskwood',
    ]);
    expect(endsOf(chart, 'stormwind', { duskwood: BAR }, 3)).toEqual(['stormwind', 'elwynn', 'westfall']);
  });
});

describe('several moves', () => {
  const waysOf = (plan: Plan, from: CellId, marks: Parameters<typeof gaitOf>[1], most: readonly number[]) => {
    const gait = gaitOf(plan, marks);
    const walk = { gait, moves: most };
    const start = numberOf(plan, from);
    const { ends, steps } = waysIn(plan, start, walk);
    return {
      ends: Object.fromEntries(ends.map((end) => [plan.cells[end], steps[end]])),
      first: (end: CellId) => cellsOf(plan, firstEnds(plan, start, walk, [numberOf(plan, end)])),
    };
  };

  test('lead further than one, and the first of them as far as it can', () => {
    const { ends, first } = waysOf(open, '2:d3', {}, [3, 3]);
    expect(ends['1:d1']).toBe(4);
    expect(first('1:d1')).toEqual(['2:a1', '2:a2']);
    expect(first('2:d3')).toEqual(['2:d3']);
  });

  test('go on from where a cell has stopped the first', () => {
    const marks = { 'lane:c1': STOP };
    expect(waysOf(lane, 'lane:a1', marks, [3]).ends).toEqual({ 'lane:a1': 0, 'lane:b1': 1, 'lane:c1': 2 });
    const both = waysOf(lane, 'lane:a1', marks, [3, 3]);
    expect(both.ends).toEqual({
      'lane:a1': 0,
      'lane:b1': 1,
      'lane:c1': 2,
      'lane:d1': 3,
      'lane:e1': 4,
      'lane:f1': 5,
    });
    expect(both.first('lane:f1')).toEqual(['lane:c1']);
  });

  test('end each where they may stay', () => {
    const { ends, first } = waysOf(lane, 'lane:a1', { 'lane:c1': PASS_ONLY }, [2, 2]);
    expect(ends).toEqual({ 'lane:a1': 0, 'lane:b1': 1, 'lane:d1': 3 });
    expect(first('lane:d1')).toEqual(['lane:b1']);
  });

  test('that are none stay where they are', () => {
    const { ends, first } = waysOf(lane, 'lane:b1', {}, []);
    expect(ends).toEqual({ 'lane:b1': 0 });
    expect(first('lane:b1')).toEqual(['lane:b1']);
  });

  test('name the first ends of several equal goals, each once', () => {
    const walk = { gait: gaitOf(wide), moves: [2, 2] };
    const goals = ['wide:e1', 'wide:e3'].map((cell) => numberOf(wide, cell));
    expect(cellsOf(wide, firstEnds(wide, numberOf(wide, 'wide:a2'), walk, goals))).toEqual([
      'wide:c1',
      'wide:c2',
      'wide:c3',
    ]);
  });
});
