import {
  areBeside,
  besideOf,
  keyOf,
  liftTile,
  type PlacedTile,
  planOf,
  planOfChart,
  plansOf,
  seesByTile,
  takenSquares,
  tileOf,
  touchedBy,
} from '@questhall/tabletop/ground';
import { describe, expect, test } from 'vitest';
import { alone, CLOSED, FACES, OPEN } from './drawn.js';

describe('a plan', () => {
  test('names its cells by tile, column and row', () => {
    expect(planOf(FACES, alone('3a')).cells).toEqual(['3:a1', '3:b1', '3:b2', '3:c2']);
  });

  test('joins squares that share a side or a corner', () => {
    const plan = planOf(FACES, alone('3a'));
    expect(besideOf(plan, '3:a1')).toEqual(['3:b1', '3:b2']);
    expect(besideOf(plan, '3:c2')).toEqual(['3:b1', '3:b2']);
    expect(areBeside(plan, '3:a1', '3:c2')).toBe(false);
  });

  test('joins all cells that an open link touches, and none for a closed one', () => {
    const open = planOf(FACES, OPEN);
    expect(touchedBy(open, 'g1')).toEqual(['1:d1', '1:d2', '2:a1', '2:a2']);
    expect(besideOf(open, '1:d1')).toEqual(['1:c1', '1:c2', '1:d2', '2:a1', '2:a2']);
    expect(areBeside(open, '1:d3', '2:a2')).toBe(false);
    const shut = planOf(FACES, { ...OPEN, links: CLOSED.links });
    expect(touchedBy(shut, 'g1')).toEqual(['1:d1', '1:d2', '2:a1', '2:a2']);
    expect(besideOf(shut, '1:d1')).toEqual(['1:c1', '1:c2', '1:d2']);
  });

  test('joins tiles that touch without a link', () => {
    const plan = planOf(FACES, {
      ...CLOSED,
      tiles: [...CLOSED.tiles, { face: '3a', at: [4, 3], turn: 0 }],
      links: [],
    });
    expect(besideOf(plan, '1:d3')).toEqual(['1:c2', '1:d2', '1:c3', '3:a1']);
    expect(seesByTile(plan, '1:d3', '3:a1')).toBe(false);
  });

  test.each<[number, PlacedTile, string, readonly [number, number]]>([
    [0, { face: '3a', at: [10, 20], turn: 0 }, '3:c2', [12, 21]],
    [90, { face: '3a', at: [10, 20], turn: 90 }, '3:c2', [11, 22]],
    [180, { face: '3a', at: [10, 20], turn: 180 }, '3:c2', [10, 21]],
    [270, { face: '3a', at: [10, 20], turn: 270 }, '3:c2', [11, 20]],
  ])('keeps the names of cells when a tile is turned by %i', (_, tile, cell, square) => {
    const plan = planOf(FACES, { ...alone('3a'), tiles: [tile] });
    expect(plan.squares[plan.cells.indexOf(cell)]).toEqual(square);
    expect(besideOf(plan, '3:a1')).toEqual(['3:b1', '3:b2']);
  });

  test('knows which cells a mark touches', () => {
    expect(touchedBy(planOf(FACES, OPEN), 'l1')).toEqual(['2:b3']);
  });

  test('is worked out once for each ground', () => {
    const planFor = plansOf(FACES);
    expect(planFor(OPEN)).toBe(planFor(OPEN));
    expect(planFor({ ...OPEN })).not.toBe(planFor(OPEN));
  });

  test('of a chart has its roads', () => {
    const plan = planOfChart({
      cells: ['stormwind', 'elwynn', 'westfall'],
      roads: [
        ['stormwind', 'elwynn'],
        ['westfall', 'elwynn'],
      ],
    });
    expect(besideOf(plan, 'elwynn')).toEqual(['stormwind', 'westfall']);
    expect(besideOf(plan, 'westfall')).toEqual(['elwynn']);
    expect(tileOf(plan, 'elwynn')).toBe('elwynn');
    expect(seesByTile(plan, 'elwynn', 'westfall')).toBe(false);
  });

  test('refuses names that nothing has', () => {
    expect(() => besideOf(planOf(FACES, OPEN), '9:z9')).toThrow("there is no cell '9:z9'");
    expect(() => planOf(FACES, alone('9a'))).toThrow("there is no face '9a'");
    expect(() => planOfChart({ cells: ['a'], roads: [['a', 'b']] })).toThrow("there is no cell 'b'");
  });
});

describe('sight by tile', () => {
  const plan = planOf(FACES, OPEN);

  test.each([
    ['1:a1', '1:d3', true, 'the same tile'],
    ['1:a3', '2:a2', true, 'the other touches the gateway'],
    ['2:a2', '1:a3', true, 'the same the other way round'],
    ['1:d2', '2:c3', true, 'the first touches the gateway'],
    ['1:a3', '2:c3', false, 'both stand deep in their tiles'],
    ['1:d3', '2:a3', false, 'neither touches the gateway'],
  ])('from %s to %s: %s, %s', (from, to, sees) => {
    expect(seesByTile(plan, from, to)).toBe(sees);
  });

  test('is barred by a closed gateway', () => {
    const shut = planOf(FACES, { ...OPEN, links: CLOSED.links });
    expect(seesByTile(shut, '1:d2', '2:a2')).toBe(false);
  });
});

describe('a tile that is lifted', () => {
  test('takes its links and marks along', () => {
    expect(liftTile(FACES, OPEN, '2a')).toEqual({ ...CLOSED, links: [] });
    expect(liftTile(FACES, OPEN, '1a')).toEqual({ tiles: [OPEN.tiles[1]], links: [], marks: OPEN.marks });
    expect(() => liftTile(FACES, OPEN, '3a')).toThrow("no tile lies with its face '3a' up");
  });
});

test('what lies on a square is known by its name', () => {
  const taken = takenSquares(FACES, OPEN);
  const lying = (x: number, y: number) => taken.get(keyOf([x, y]));
  expect([lying(0, 0), lying(4, 1), lying(6, 3), lying(9, 9)]).toEqual(['1a', 'g1', 'l1', undefined]);
});
