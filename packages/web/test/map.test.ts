import { describe, expect, it } from 'vitest';
import { groundOf } from '../src/map/ground/ground.js';
import { pathThrough } from '../src/map/ground/links.js';
import { namesOn, regionNames } from '../src/map/ground/names.js';
import { outline, roundPath } from '../src/map/ground/outline.js';
import { boxOf } from '../src/map/ground/rooms.js';
import { spotsIn, tokenSpots } from '../src/map/ground/spots.js';
import type { MapSite } from '../src/map/plan.js';
import { further, isTurned, nearer, rangeOf, scaleOf } from '../src/map/zoom.js';

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

const NAMED = { tokens: false, named: true };

describe('figures', () => {
  const floor = { x: 0, y: 0, width: 2, height: 2 };

  it('stand side against side, with a clash between the two sides', () => {
    const { at, clash } = spotsIn(floor, { ours: ['luxa'], theirs: ['grot#1'] }, NAMED);
    const [luxa, grot] = [at.luxa, at['grot#1']];
    expect(luxa?.[0]).toBeLessThan(clash?.[0] ?? 0);
    expect(grot?.[0]).toBeGreaterThan(clash?.[0] ?? 9);
    expect(spotsIn(floor, { ours: ['luxa'], theirs: [] }, NAMED).clash).toBeUndefined();
  });

  it('leave the upper edge to tokens, or the side of a low room', () => {
    expect(tokenSpots(floor, 2).map(([, y]) => y)).toEqual([0.26, 0.26]);
    const low = { ...floor, height: 1 };
    expect(tokenSpots(low, 1)[0]?.[0]).toBeLessThan(0.4);
    const at = spotsIn(low, { ours: ['luxa'], theirs: [] }, { tokens: true, named: true }).at.luxa;
    expect(at?.[0]).toBeGreaterThan(1);
  });
});

describe('a square', () => {
  const floor = { x: 0, y: 0, width: 1, height: 1 };
  const plain = { tokens: false, named: false };

  it('is filled by one, and shared by two who stand at its corners', () => {
    expect(spotsIn(floor, { ours: ['luxa'], theirs: [] }, plain).at).toEqual({ luxa: [0.5, 0.5] });
    const both = spotsIn(floor, { ours: [], theirs: ['rat#1', 'rat#2'] }, plain);
    expect(both.at).toEqual({ 'rat#1': [0.35, 0.36], 'rat#2': [0.65, 0.64] });
    expect(both.size).toBeGreaterThan(0.6);
  });
});

describe('a gateway', () => {
  const squares = (...xs: number[]) => xs.map((x) => ({ x, y: 0 }));
  const plan = {
    sites: [
      { id: 'a', squares: squares(0) },
      { id: 'b', squares: squares(2) },
    ],
    links: [{ id: 'g', between: ['a', 'b'] as const, state: 'open' as const, covers: squares(1) }],
    margin: 1,
  };

  it('lies on squares of its own, which are floor as well, and are seen around', () => {
    const { links, passages, columns } = groundOf(plan);
    expect(links[0]?.box).toEqual({ x: 2, y: 1, width: 1, height: 1 });
    expect(passages).toEqual([{ x: 2, y: 1 }]);
    expect(columns).toBe(5);
  });

  it('beside the floor leads nowhere', () => {
    const links = plan.links.map((link) => ({ ...link, aside: true }));
    expect(groundOf({ ...plan, links }).passages).toEqual([]);
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

describe('names of sites', () => {
  const site = (id: string, x: number): MapSite => ({
    id,
    name: 'Sickergrube',
    limit: 3,
    squares: [
      { x, y: 0 },
      { x, y: 1 },
    ],
  });
  const shifts = (square: number, small: boolean, taken: string[] = []) => {
    const sites = [site('a', 0), site('b', 1), site('c', 2)];
    const ground = groundOf({ sites, links: [] });
    const names = namesOn(ground, { square, small }, taken);
    return sites.map(({ id }) => names.get(id)?.shift);
  };

  it('stay where they are when there is room', () => {
    expect(shifts(120, false)).toEqual([
      [0, 0],
      [0, 0],
      [0, 0],
    ]);
  });

  it('make room for each other in narrow sites', () => {
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

describe('the name of a region', () => {
  const tile = Array.from({ length: 6 }, (_, x): MapSite => ({ id: `a${x}`, squares: [{ x, y: 0 }] }));
  const below: MapSite = { id: 'b', squares: [{ x: 2, y: 2 }] };
  const box = { x: 0.5, y: 0.5, width: 6, height: 1 };

  it('goes aside from a door below it, and stays where there is none', () => {
    const link = { id: 'door', between: ['a2', 'b'], state: 'open' } as const;
    const sites = [...tile, below];
    const stays = { above: false, aside: 0 };
    expect(regionNames([{ box, name: 'Tile 1' }], groundOf({ sites, links: [] }), 40)).toEqual([stays]);
    const [{ above, aside } = stays] = regionNames(
      [{ box, name: 'Tile 1' }],
      groundOf({ sites, links: [link] }),
      40,
    );
    expect(above).toBe(false);
    expect(aside).toBeGreaterThan(0);
    expect(aside).toBeLessThan(box.width * 40);
  });

  it('stands above where a gateway lies all along the lower side', () => {
    const covers = Array.from({ length: 6 }, (_, x) => ({ x, y: 1 }));
    const link = { id: 'gate', between: ['a2', 'b'], state: 'open', covers } as const;
    const ground = groundOf({ sites: [...tile, below], links: [link] });
    expect(regionNames([{ box, name: 'Tile 1' }], ground, 40)).toEqual([{ above: true, aside: 0 }]);
  });
});

describe('names of regions', () => {
  it('do not lie on each other, and the later one makes room', () => {
    const ground = groundOf({ sites: [{ id: 'a', squares: [{ x: 0, y: 0 }] }], links: [] });
    const regions = [0, 2].map((x) => ({ box: { x, y: 0, width: 2, height: 2 }, name: 'The Undercroft' }));
    const [first, second] = regionNames(regions, ground, 40);
    expect(first).toEqual({ above: false, aside: 0 });
    // 12 * 14 * 0.5 + 20 = 104 wide, 80 apart: 24 too near, and 2.5 between them.
    expect(second).toEqual({ above: false, aside: 26.5 });
  });
});

describe('a ground', () => {
  const square = (id: string, x: number, y: number): MapSite => ({ id, squares: [{ x, y }] });
  const land = (id: string, x: number): MapSite => ({
    id,
    name: id,
    outline: [
      [x, 0],
      [x + 4, 1],
      [x + 3, 5],
      [x, 4],
    ],
  });

  it('is as large as the sites on it, wherever they were', () => {
    const { columns, rows, places } = groundOf({
      sites: [square('a', -7, 3), square('b', -5, 3)],
      links: [],
    });
    expect([columns, rows]).toEqual([4, 2]);
    expect(places.map(({ box }) => [box.x, box.y])).toEqual([
      [0.5, 0.5],
      [2.5, 0.5],
    ]);
  });

  it('keeps squares squares when it is turned', () => {
    const sites = [square('a', 0, 0), square('b', 1, 0), square('c', 1, 1)];
    const { places, borders } = groundOf({ sites, links: [] }, true);
    expect(places.map(({ floor }) => floor.width * floor.height)).toEqual([1, 1, 1]);
    expect(places.map(({ box }) => [box.x, box.y])).toEqual([
      [0.5, 1.5],
      [0.5, 0.5],
      [1.5, 0.5],
    ]);
    expect(borders).toHaveLength(2);
  });

  it('leaves the whole of a square without a name to who stands there', () => {
    const [place] = groundOf({ sites: [square('a', 0, 0)], links: [] }).places;
    const floor = place?.floor ?? { x: 0, y: 0, width: 0, height: 0 };
    const alone = { ours: ['luxa'], theirs: [] };
    const free = spotsIn(floor, alone, { tokens: false, named: false });
    expect(free.size).toBeGreaterThan(spotsIn(floor, alone, NAMED).size);
    expect(free.at.luxa).toEqual([1, 1]);
  });

  it('joins lands by roads and squares by doors', () => {
    const roads = groundOf({
      sites: [land('north', 0), land('south', 10)],
      links: [{ id: 'road', between: ['north', 'south'], state: 'open' }],
    });
    expect(roads.links[0]?.road?.from[0]).toBeLessThan(roads.links[0]?.road?.to[0] ?? 0);
    expect(roads.rim).toHaveLength(2);
    const doors = groundOf({
      sites: [square('a', 0, 0), square('b', 1, 0)],
      links: [{ id: 'door', between: ['a', 'b'], state: 'shut' }],
    });
    expect(doors.links[0]).toMatchObject({ angle: 90, at: [1.5, 1] });
    expect(doors.links[0]?.road).toBeUndefined();
    expect(doors.walls).toHaveLength(1);
  });

  it('has a floor within a land, however crooked', () => {
    const [place] = groundOf({ sites: [land('north', 0)], links: [] }).places;
    const { box, floor } = place ?? { box: boxOf([]), floor: boxOf([]) };
    expect(floor.width).toBeGreaterThan(1);
    expect(floor.x).toBeGreaterThan(box.x);
    expect(floor.x + floor.width).toBeLessThan(box.x + box.width);
  });

  it("keeps walls that are nobody's border", () => {
    const edges = [{ from: [0, 0], to: [0, 1] }] as const;
    const { walls } = groundOf({ sites: [square('a', 0, 0)], links: [], edges });
    expect(walls).toEqual([{ from: [0.5, 0.5], to: [0.5, 1.5] }]);
  });

  it('leads a way through the doors between its sites', () => {
    const ground = groundOf({
      sites: [square('a', 0, 0), square('b', 1, 0), square('c', 1, 1)],
      links: [{ id: 'door', between: ['b', 'a'], state: 'open' }],
    });
    expect(pathThrough(ground, ['a', 'b', 'c'])).toEqual([
      [1, 1],
      [1.5, 1],
      [2, 1],
      [2, 2],
    ]);
    expect(pathThrough(ground, [])).toEqual([]);
  });
});

describe('a camera', () => {
  const ground = { columns: 20, rows: 10 };

  it('shows the whole map at first, unless squares would be too small to play on', () => {
    const desk = { width: 1000, height: 600, least: 0 };
    expect(scaleOf(ground, desk, 1)).toEqual({ square: 50, small: true, larger: false });
    expect(rangeOf(ground, desk).least).toBe(1);
    const phone = { width: 390, height: 360, least: 52 };
    expect(scaleOf(ground, phone, 1)).toEqual({ square: 52, small: true, larger: true });
    const { least } = rangeOf(ground, phone);
    expect(least).toBeCloseTo(0.375);
    expect(scaleOf(ground, phone, least).larger).toBe(false);
  });

  it('comes as close as a square is worth, and goes no further than the whole', () => {
    const range = rangeOf(ground, { width: 1000, height: 600, least: 0 });
    expect(range.most).toBeCloseTo(3.2);
    expect(nearer(range, 3)).toBe(range.most);
    expect(further(range, 1.1)).toBe(1);
    expect(further(range, nearer(range, 1.2))).toBeCloseTo(1.2);
  });

  it('knows no size before there is a room', () => {
    expect(rangeOf(ground, { width: 0, height: 0, least: 0 })).toEqual({ least: 1, most: 2.4 });
  });
});
