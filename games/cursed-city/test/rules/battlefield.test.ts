import { layTile, openLink } from '@questhall/tabletop/ground';
import { expect } from 'vitest';
import {
  areAdjacent,
  beside,
  cellsOfHeroes,
  distance,
  isEmpty,
  sees,
  stepsFor,
  stepsFrom,
  touching,
} from '../../src/battlefield.js';
import { heroOf, hostileOf } from '../../src/queries.js';
import { type CcTable, rule, table } from '../kit.js';

/**
 * The drop zone (a1 to b2) and the hall (a1 to f4) with the open gateway `west` between `drop:b1`, `drop:b2`, `a1` and `a2`. The
 * gateway `east` at `f1` and `f2` is closed; the lychgate `crypt` lies below `c4` and `d4`.
 */
const far = (t: CcTable, from: string, to: string) => distance(t.now, t.cell(from), t.cell(to));

rule('CC-BRD-02', 'spaces are adjacent if they touch, even at a corner', () => {
  const t = table();
  expect(beside(t.now, 'hall:f4')).toEqual(['hall:e3', 'hall:f3', 'hall:e4']);
  expect(beside(t.now, 'hall:c2')).toHaveLength(8);
});

rule('CC-BRD-03', 'a model is adjacent to models in adjacent spaces', () => {
  const t = table().hero('ada', { at: 'c1' }).hostile('bone#1', { at: 'd2' }).hostile('bone#2', { at: 'e2' });
  const [ada, near, away] = [heroOf(t.now, 'ada'), hostileOf(t.now, 'bone#1'), hostileOf(t.now, 'bone#2')];
  expect([areAdjacent(t.now, ada, near), areAdjacent(t.now, ada, away)]).toEqual([true, false]);
});

rule(
  ['CC-BRD-04', 'CC-BRD-07'],
  'all spaces at an open gateway are adjacent, and the gateway is none of them',
  () => {
    const t = table();
    expect(touching(t.now, 'west')).toEqual(['drop:b1', 'drop:b2', 'hall:a1', 'hall:a2']);
    expect(beside(t.now, 'drop:b1')).toEqual(['drop:a1', 'drop:a2', 'drop:b2', 'hall:a1', 'hall:a2']);
    expect(far(t, 'drop:b1', 'hall:a2')).toBe(1);
  },
);

rule('CC-BRD-05', 'a closed gateway touches one tile and leads nowhere until it is open', () => {
  const t = table();
  const tile = { face: 'zone', at: [10, 0], turn: 0 } as const;
  t.given((board) => {
    board.ground = layTile(board.ground, tile);
  });
  expect(far(t, 'f1', 'zone:a1')).toBe(Number.POSITIVE_INFINITY);
  t.given((board) => {
    board.ground = openLink(board.ground, 'east');
  });
  expect(far(t, 'f1', 'zone:a1')).toBe(1);
});

rule('CC-BRD-06', 'a lychgate touches the spaces beside it', () => {
  expect(touching(table().now, 'crypt')).toEqual(['hall:c4', 'hall:d4']);
});

rule(
  ['CC-BRD-08', 'CC-BRD-16'],
  'the drop zone is part of the battlefield, for heroes and hostiles alike',
  () => {
    expect(far(table(), 'hall:f4', 'drop:a1')).toBe(7);
  },
);

rule('CC-BRD-10', 'a distance leads around objects, and reaches their own space', () => {
  const t = table({ map: ['.....', '.###.', '.....'] });
  expect(far(t, 'a1', 'e1')).toBe(4);
  t.thing('well', { at: 'c1' });
  expect([far(t, 'a1', 'e1'), far(t, 'a1', 'c1')]).toEqual([6, 2]);
  const lane = table({ map: ['.....'] }).thing('well', { at: 'c1' });
  expect(far(lane, 'a1', 'e1')).toBe(Number.POSITIVE_INFINITY);
});

rule('CC-BRD-12', 'models do not lengthen a distance; buried tokens do', () => {
  const t = table({ map: ['.....'] })
    .hero('ada', { at: 'b1' })
    .hostile('bone#1', { at: 'c1' });
  expect(far(t, 'a1', 'e1')).toBe(4);
  t.hero('bert', { at: 'd1', where: 'buried' });
  expect(far(t, 'a1', 'e1')).toBe(Number.POSITIVE_INFINITY);
});

rule(
  'CC-BRD-13',
  'the distance of a lychgate is that of the nearest space touching it, from the nearest hero',
  () => {
    const t = table().hero('ada', { at: 'a1' }).hero('bert', { at: 'f1' });
    const steps = stepsFrom(t.now, cellsOfHeroes(t.now));
    expect(touching(t.now, 'crypt').map((cell) => stepsFor(t.now, steps, cell))).toEqual([3, 3]);
    t.hero('bert', { at: 'e3' });
    const nearer = stepsFrom(t.now, cellsOfHeroes(t.now));
    expect(touching(t.now, 'crypt').map((cell) => stepsFor(t.now, nearer, cell))).toEqual([2, 1]);
  },
);

rule('CC-BRD-11', 'tiles that touch without a gateway are adjacent and cannot see each other', () => {
  const t = table().given((board) => {
    board.ground = layTile(board.ground, { face: 'zone', at: [9, 2], turn: 0 });
  });
  expect(far(t, 'f3', 'zone:a1')).toBe(1);
  expect(sees(t.now, { at: 'hall:f3' }, { at: 'zone:a1' })).toBe(false);
});

rule('CC-BRD-14', 'two small hostiles in one space are adjacent to each other, and none is to itself', () => {
  const t = table().hostile('bone#1', { at: 'c2' }).hostile('bone#2', { at: 'c2' });
  const [one, other] = [hostileOf(t.now, 'bone#1'), hostileOf(t.now, 'bone#2')];
  expect([areAdjacent(t.now, one, other), areAdjacent(t.now, one, one)]).toEqual([true, false]);
  expect(far(t, 'c2', 'c2')).toBe(0);
});

rule('CC-BRD-15', 'a space is empty without model, object and buried token', () => {
  const t = table()
    .hero('ada', { at: 'a1' })
    .hero('bert', { at: 'b1', where: 'buried' })
    .hostile('bone#1', { at: 'c1' })
    .thing('well', { at: 'd1' });
  const empty = ['a1', 'b1', 'c1', 'd1', 'c4'].map((cell) => isEmpty(t.now, t.cell(cell)));
  expect(empty).toEqual([false, false, false, false, true]);
});

const visible = (one: string, other: string): boolean => sees(table().now, { at: one }, { at: other });

rule('CC-ATK-08', 'models on the same tile see each other', () => {
  expect(visible('hall:a1', 'hall:f4')).toBe(true);
});

rule('CC-ATK-09', 'a target at an open gateway is seen from anywhere on the tile that it borders', () => {
  expect(visible('hall:f4', 'drop:b2')).toBe(true);
  expect(visible('hall:f4', 'drop:a2')).toBe(false);
});

rule('CC-ATK-10', 'an attacker at an open gateway sees all of the tile behind it', () => {
  expect(visible('drop:b2', 'hall:f4')).toBe(true);
  expect(visible('drop:a1', 'hall:c3')).toBe(false);
});

rule('CC-ATK-11', 'neither models nor drawings are in the way', () => {
  const t = table({ map: ['...', '.#.', '...'] }).hostile('bone#1', { at: 'b1' });
  expect(sees(t.now, { at: t.cell('a1') }, { at: t.cell('c1') })).toBe(true);
  expect(sees(t.now, { at: t.cell('a1') }, { at: t.cell('c3') })).toBe(true);
});
