import { lostRelicsGame } from '@questhall/lost-relics';
import { describe, expect, it } from 'vitest';
import { groundOf } from '../../src/games/lost-relics/board/map/ground.js';
import { namesOn } from '../../src/games/lost-relics/board/map/names.js';
import { outline, roundPath } from '../../src/games/lost-relics/board/map/outline.js';
import { boxOf } from '../../src/games/lost-relics/board/map/rooms.js';
import { crowdIn, isBeside, isEngaged, seenFrom } from '../../src/games/lost-relics/board/map/sight.js';
import { objectSpots, spotsIn } from '../../src/games/lost-relics/board/map/spots.js';
import { isTurned } from '../../src/games/lost-relics/board/map/useRoom.js';

const plans = lostRelicsGame
  .cards()
  .flatMap((printed) =>
    printed.kind === 'adventure' ? [{ id: printed.card.id, plan: printed.parts.plan }] : [],
  );
const planOf = (id: string) => {
  const found = plans.find((one) => one.id === id);
  if (found === undefined) throw new Error(`there is no adventure '${id}'`);
  return found.plan;
};

describe('an outline', () => {
  it('goes around squares and turns only at corners', () => {
    const loops = outline([
      { x: 0, y: 0 },
      { x: 1, y: 0 },
      { x: 1, y: 1 },
    ]);
    expect(loops).toHaveLength(1);
    expect(loops[0]).toHaveLength(6);
    expect(roundPath(loops, 100, 0)).toMatch(/^M.*Z$/);
  });

  it('leaves a hole where a square is missing, and keeps rooms apart that touch at a corner', () => {
    const around = [0, 1, 2].flatMap((x) => [0, 1, 2].map((y) => ({ x, y })));
    expect(outline(around.filter(({ x, y }) => x !== 1 || y !== 1))).toHaveLength(2);
    const corner = outline([
      { x: 0, y: 0 },
      { x: 1, y: 1 },
    ]);
    expect(corner.map((loop) => loop.length)).toEqual([4, 4]);
  });
});

describe('every adventure', () => {
  it.each(plans)('$id is drawn whole, upright and turned', ({ plan }) => {
    for (const turned of [false, true]) {
      const { places, doors, columns, rows } = groundOf(plan, turned);
      expect(places.map(({ area }) => area.id)).toEqual(plan.areas.map(({ id }) => id));
      expect(doors.map(({ id }) => id)).toEqual(plan.doors.map(({ id }) => id));
      for (const { box, floor } of places) {
        expect(box.x).toBeGreaterThan(0);
        expect(box.x + box.width).toBeLessThan(columns);
        expect(box.y + box.height).toBeLessThan(rows);
        expect(floor.width * floor.height).toBeGreaterThan(0);
      }
    }
  });

  it.each(plans)('$id has room for as many as an area holds, none on another', ({ plan }) => {
    for (const { area, floor } of groundOf(plan).places) {
      const heroes = ['a', 'b'];
      const hostiles = Array.from({ length: Math.max(1, area.limit - 2) }, (_, i) => `h${i}`);
      const { at, size } = spotsIn(floor, { heroes, hostiles }, true);
      const points = Object.values(at);
      expect(points).toHaveLength(heroes.length + hostiles.length);
      for (const [i, [x, y]] of points.entries()) {
        expect(x).toBeGreaterThanOrEqual(floor.x);
        expect(x).toBeLessThanOrEqual(floor.x + floor.width);
        for (const [tx, ty] of points.slice(i + 1))
          expect(Math.hypot(tx - x, ty - y)).toBeGreaterThan(size * 0.99);
      }
    }
  });
});

describe('a door', () => {
  it('stands in the wall between its areas, or half-way through the rock', () => {
    const seals = groundOf(planOf('four-seals'));
    expect(seals.passages).toHaveLength(1);
    const [gate] = seals.doors;
    expect(gate).toMatchObject({ id: 'slag-gate', angle: 0 });
    const stones = groundOf(planOf('waking-stones'));
    expect(stones.passages).toEqual([]);
    expect(stones.walls).toHaveLength(1);
    expect(groundOf(planOf('waking-stones'), true).doors[0]?.angle).toBe(90);
  });
});

describe('figures', () => {
  const floor = { x: 0, y: 0, width: 2, height: 2 };

  it('stand hero against hostile, with a clash between the two sides', () => {
    const { at, clash } = spotsIn(floor, { heroes: ['luxa'], hostiles: ['grot#1'] }, false);
    const [luxa, grot] = [at.luxa, at['grot#1']];
    expect(luxa?.[0]).toBeLessThan(clash?.[0] ?? 0);
    expect(grot?.[0]).toBeGreaterThan(clash?.[0] ?? 9);
    expect(spotsIn(floor, { heroes: ['luxa'], hostiles: [] }, false).clash).toBeUndefined();
  });

  it('leave the upper edge to objects, or the side of a low room', () => {
    expect(objectSpots(floor, 2).map(([, y]) => y)).toEqual([0.26, 0.26]);
    const low = { ...floor, height: 1 };
    expect(objectSpots(low, 1)[0]?.[0]).toBeLessThan(0.4);
    const at = spotsIn(low, { heroes: ['luxa'], hostiles: [] }, true).at.luxa;
    expect(at?.[0]).toBeGreaterThan(1);
  });
});

describe('sight', () => {
  const plan = planOf('waking-stones');
  const shut = { doors: [{ id: 'stair-door', open: false }] };

  it('reaches as far as the next area, and not through a closed door', () => {
    expect(isBeside(plan, '1a-e', '1a-g')).toBe(true);
    expect(seenFrom(plan, shut, '1a-e').has('1a-g')).toBe(false);
    const open = { doors: [{ id: 'stair-door', open: true }] };
    expect(seenFrom(plan, open, '1a-e').has('1a-g')).toBe(true);
    expect(seenFrom(plan, shut, '1a-a').has('1a-c')).toBe(false);
  });

  it('counts who is engaged', () => {
    const view = {
      heroes: [
        { id: 'luxa', area: '1a-a' },
        { id: 'regis', area: '1a-a' },
      ],
      hostiles: [{ id: 'grot#1', area: '1a-a' }],
    } as unknown as Parameters<typeof crowdIn>[0];
    expect(isEngaged(crowdIn(view, '1a-a'))).toBe(false);
    expect(isEngaged({ heroes: ['luxa'], hostiles: ['grot#1'] })).toBe(true);
    expect(isEngaged({ heroes: [], hostiles: ['grot#1'] })).toBe(false);
  });
});

describe('a room', () => {
  it('turns long boards round where it is wide, and wide ones where it is long', () => {
    expect(isTurned(7, 13, { width: 1000, height: 560 })).toBe(true);
    expect(isTurned(7, 13, { width: 390, height: 800 })).toBe(false);
    expect(isTurned(19, 7, { width: 390, height: 700 })).toBe(true);
    expect(boxOf([{ x: 2, y: 3 }])).toEqual({ x: 2, y: 3, width: 1, height: 1 });
  });
});

describe('names of areas', () => {
  const area = (id: string, x: number) => ({
    id,
    board: '1a',
    name: 'Sickergrube',
    limit: 3,
    haven: false,
    squares: [
      { x, y: 0 },
      { x, y: 1 },
    ],
  });
  const shifts = (square: number, small: boolean, taken: string[] = []) => {
    const areas = [area('a', 0), area('b', 1), area('c', 2)];
    const ground = groundOf({ ...planOf('waking-stones'), areas, doors: [] });
    const names = namesOn(ground, { square, small }, taken);
    return areas.map(({ id }) => names.get(id)?.shift);
  };

  it('stay where they are when there is room', () => {
    expect(shifts(120, false)).toEqual([
      [0, 0],
      [0, 0],
      [0, 0],
    ]);
  });

  it('make room for each other in narrow areas', () => {
    for (const small of [true, false]) {
      const [a, b, c] = shifts(60, small);
      expect(a).toEqual([0, 0]);
      expect(b).not.toEqual([0, 0]);
      expect(c).toEqual([0, 0]);
    }
  });

  it('stay where somebody stands', () => {
    const [a, b, c] = shifts(60, true, ['b']);
    expect(b).toEqual([0, 0]);
    expect(a).not.toEqual([0, 0]);
    expect(c).not.toEqual([0, 0]);
  });
});
