import { expect, test } from 'vitest';
import type { LrTable } from '../kit.js';
import { deserted, gained, laidOut, phaseOf, roundEnds, slays, uses } from './laid-out.js';

const hall = () => deserted('waking-stones');
const slain = (t: LrTable, champion: number, skeletons: number) =>
  t.given((b) => {
    b.slain = { 'skeleton-champion': champion, skeleton: skeletons };
  });
/** All four heroes in one of these areas. */
const stand = (t: LrTable, ...areas: string[]) => {
  for (const [i, id] of (['calthia', 'dhoraz', 'luxa', 'regis'] as const).entries())
    t.hero(id, { in: areas[i % areas.length] ?? '' });
  return t;
};

test('they wake with five skeletons around them, a champion and an orruk', () => {
  laidOut('waking-stones').check((b) => {
    expect(b.hostiles.filter(({ kind }) => kind === 'skeleton')).toHaveLength(5);
    expect(b.hostiles.find(({ kind }) => kind === 'skeleton-champion')?.area).toBe('1a-c');
    expect(b.hostiles.filter(({ kind }) => kind === 'orruk-boy')).toHaveLength(1);
  });
});

test('the whole hall attacks in every adventure phase, and three more wake', () => {
  const t = hall()
    .hostile('skeleton-champion', { kind: 'skeleton-champion', in: '1a-c' })
    .hostile('skeleton#6', { kind: 'skeleton', in: '1a-e' })
    .hostile('orruk-boy#1', { kind: 'orruk-boy', in: '1a-f' });
  phaseOf(t, 1, '1a-d')
    .emits('hostile-acts', { hostile: 'skeleton-champion' })
    .emits('hostile-acts', { hostile: 'skeleton#6' })
    .emits('hostile-acts', { hostile: 'orruk-boy#1' })
    .emitsTimes(3, 'spawned');
});

test('won on the stair, once the champion and 18 skeletons have fallen', () => {
  const there = (champion: number, skeletons: number, ...areas: string[]) =>
    roundEnds(stand(slain(hall(), champion, skeletons), ...areas), 1);
  there(1, 18, '1a-e', '1a-g').isWon();
  there(1, 18, '1a-e', '1a-d').isUndecided();
  there(1, 17, '1a-e').isUndecided();
  there(0, 18, '1a-e').isUndecided();
});

test('lost when the fifth round has ended', () => {
  roundEnds(stand(hall(), '1a-d'), 4).isUndecided();
  roundEnds(stand(hall(), '1a-d'), 5).isLost();
});

test('there is something in the display case, and a token in the champion’s fall', () => {
  gained(uses(hall().deck('lens'), 'luxa', 'display-case', '1a-d'), 'lens');
  const t = hall().hostile('skeleton-champion', { kind: 'skeleton-champion', in: '1a-c' });
  slays(t, 'dhoraz', 'skeleton-champion').heroHas('dhoraz', { destiny: 1 });
});
