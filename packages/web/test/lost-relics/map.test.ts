import { lostRelicsGame } from '@questhall/lost-relics';
import { describe, expect, it } from 'vitest';
import { sitesOf } from '../../src/games/lost-relics/board/map/plan.js';
import { crowdIn, isBeside, isEngaged, seenFrom } from '../../src/games/lost-relics/board/map/sight.js';
import { groundOf } from '../../src/map/ground/ground.js';
import { spotsIn } from '../../src/map/ground/spots.js';
import type { MapPlan } from '../../src/map/plan.js';

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

/** As it is drawn, with every door shut. */
const drawn = (plan: ReturnType<typeof planOf>): MapPlan => ({
  sites: sitesOf(plan),
  links: plan.doors.map((door) => ({ ...door, state: 'shut' })),
});

describe('every adventure', () => {
  it.each(plans)('$id is drawn whole, upright and turned', ({ plan }) => {
    for (const turned of [false, true]) {
      const { places, links, columns, rows } = groundOf(drawn(plan), turned);
      expect(places.map(({ site }) => site.id)).toEqual(plan.areas.map(({ id }) => id));
      expect(links.map(({ id }) => id)).toEqual(plan.doors.map(({ id }) => id));
      for (const { box, floor } of places) {
        expect(box.x).toBeGreaterThan(0);
        expect(box.x + box.width).toBeLessThan(columns);
        expect(box.y + box.height).toBeLessThan(rows);
        expect(floor.width * floor.height).toBeGreaterThan(0);
      }
    }
  });

  it.each(plans)('$id has room for as many as an area holds, none on another', ({ plan }) => {
    for (const { site, floor } of groundOf(drawn(plan)).places) {
      const ours = ['a', 'b'];
      const theirs = Array.from({ length: Math.max(1, (site.limit ?? 0) - 2) }, (_, i) => `h${i}`);
      const { at, size } = spotsIn(floor, { ours, theirs }, { tokens: true, named: true });
      const points = Object.values(at);
      expect(points).toHaveLength(ours.length + theirs.length);
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
    const seals = groundOf(drawn(planOf('four-seals')));
    expect(seals.passages).toHaveLength(1);
    const [gate] = seals.links;
    expect(gate).toMatchObject({ id: 'slag-gate', angle: 0 });
    const stones = groundOf(drawn(planOf('waking-stones')));
    expect(stones.passages).toEqual([]);
    expect(stones.walls).toHaveLength(1);
    expect(groundOf(drawn(planOf('waking-stones')), true).links[0]?.angle).toBe(90);
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
