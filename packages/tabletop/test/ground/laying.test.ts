import {
  aroundSquares,
  closeLink,
  layLink,
  layMark,
  layTile,
  NO_GROUND,
  openLink,
  placementsAt,
  placementsBeside,
  planOf,
  standingOf,
  touchedBy,
} from '@questhall/tabletop/ground';
import { describe, expect, test } from 'vitest';
import { CLOSED, FACES, OPEN } from './drawn.js';

describe('a tile that comes to a link', () => {
  test('may lie every way in which one of its spots lines up', () => {
    expect(placementsAt(FACES, CLOSED, '2a', 'g1')).toEqual([
      { tile: { face: '2a', at: [5, 0], turn: 0 }, spot: 'west', link: 'g1' },
      { tile: { face: '2a', at: [5, -2], turn: 90 }, spot: 'south', link: 'g1' },
    ]);
  });

  test('covers nothing that is taken', () => {
    const ground = layMark(CLOSED, { id: 'l1', covers: [[8, 2]] });
    expect(placementsAt(FACES, ground, '2a', 'g1').map(({ spot }) => spot)).toEqual(['south']);
    const both = layTile(ground, { face: 'lane', at: [2, -2], turn: 0 });
    expect(placementsAt(FACES, both, '2a', 'g1')).toEqual([]);
  });

  test('lines up with spots of the same length only', () => {
    expect(placementsAt(FACES, CLOSED, '3a', 'g1')).toEqual([]);
    expect(() => placementsAt(FACES, CLOSED, '3a', 'g9')).toThrow("there is no link 'g9'");
  });

  test('without a spot may touch it with any square, and a turn that changes nothing is not listed twice', () => {
    const found = placementsBeside(FACES, CLOSED, 'zone', 'g1');
    const flat = found.filter(({ turn }) => turn === 0).map(({ at }) => at);
    // Standing, it touches the gateway from the east in four ways, from the north in two, from the south in one.
    expect(flat.toSorted()).toEqual(
      [
        [5, -2],
        [5, -1],
        [5, 0],
        [5, 1],
        [4, -3],
        [3, -3],
        [4, 2],
      ].toSorted(),
    );
    expect(found.every(({ turn }) => turn === 0 || turn === 90)).toBe(true);
  });
});

describe('a ground', () => {
  test('is built piece by piece, and no change touches the old one', () => {
    const tile = layTile(NO_GROUND, { face: '1a', at: [0, 0], turn: 0 });
    const linked = layLink(tile, CLOSED.links[0] ?? { id: '', open: false, covers: [] });
    expect(linked).toEqual(CLOSED);
    const opened = openLink(layTile(linked, { face: '2a', at: [5, 0], turn: 0 }), 'g1');
    expect(layMark(opened, { id: 'l1', covers: [[6, 3]] })).toEqual(OPEN);
    expect(closeLink(opened, 'g1').links).toEqual(CLOSED.links);
    expect(NO_GROUND).toEqual({ tiles: [], links: [], marks: [] });
    expect(linked).toEqual(CLOSED);
  });

  test('knows its links', () => {
    expect(() => openLink(CLOSED, 'g2')).toThrow("there is no link 'g2'");
    expect(touchedBy(planOf(FACES, CLOSED), 'g2')).toEqual([]);
  });
});

test('squares around a square include the corners and itself', () => {
  expect(aroundSquares([[1, 1]])).toEqual([
    [0, 0],
    [1, 0],
    [2, 0],
    [0, 1],
    [1, 1],
    [2, 1],
    [0, 2],
    [1, 2],
    [2, 2],
  ]);
});

test('those who stand somewhere are listed by cell, in order', () => {
  const heroes = [
    { id: 'glaurio', at: '1:a1' },
    { id: 'emelda', at: null },
  ];
  const hostiles = [
    { id: 'rat', at: '2:b2' },
    { id: 'bat', at: '2:b2' },
  ];
  const standing = standingOf<{ id: string; at: string | null }>(heroes, hostiles);
  expect([...standing.keys()]).toEqual(['1:a1', '2:b2']);
  expect(standing.get('2:b2')?.map(({ id }) => id)).toEqual(['rat', 'bat']);
});
