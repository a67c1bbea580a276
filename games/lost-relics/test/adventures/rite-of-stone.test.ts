import { expect, test } from 'vitest';
import type { LrTable } from '../kit.js';
import { cannotUse, count, deserted, gained, phaseOf, slays, there, uses } from './laid-out.js';

const cellars = () => deserted('rite-of-stone');
const stone = (t: LrTable, now: number) =>
  t.given((b) => {
    b.counters.stone = now;
  });

test('nobody breaks their own likeness, and each that breaks gives something back', () => {
  const t = stone(cellars(), 5);
  cannotUse(t, 'calthia', '2b-f');
  count(uses(t, 'dhoraz', 'effigy-of-calthia', '2b-f'), 'stone', 4).heroHas('calthia', { destiny: 1 });
  cannotUse(t, 'dhoraz', '3b-e');
  uses(t, 'calthia', 'effigy-of-dhoraz', '3b-e').emits('stat-changed', {
    hero: 'dhoraz',
    stat: 'melee-damage',
  });
  t.hero('luxa', { in: '2b-a', damage: 3 }).hero('taros', { in: '2b-a', wounded: true });
  uses(t, 'regis', 'effigy-of-luxa', '2b-a')
    .heroHas('luxa', { damage: 0 })
    .heroHas('taros', { wounded: false })
    .isUndecided();
  count(t, 'effigies', 3);
});

test('the spark of the fourth strikes somebody in sight, and the rite is broken', () => {
  const t = cellars().hostile('squig#1', { kind: 'squig', in: '3b-b' });
  uses(t, 'luxa', 'effigy-of-regis', '3b-c').emits('story').isGone('squig#1').isUndecided();
  const last = cellars().given((b) => {
    b.counters.effigies = 3;
  });
  uses(last, 'luxa', 'effigy-of-regis', '3b-c').isWon();
});

test('the song grows by one, and by one more for every acolyte in the circle', () => {
  const t = cellars()
    .hostile('acolyte#1', { kind: 'acolyte', in: '2b-e' })
    .hostile('acolyte#2', { kind: 'acolyte', in: '2b-c' });
  count(phaseOf(t, 1, '3b-d'), 'stone', 2)
    .doesNotEmit('stat-changed')
    .doesNotEmit('spawned');
});

test('at 6 the heroes are slower, at 11 they are hurt, at 14 they are statues', () => {
  const slow = phaseOf(stone(cellars(), 5), 1, '3b-d');
  slow
    .emitsTimes(4, 'stat-changed', { stat: 'steps' })
    .doesNotEmit('story')
    .heroHas('calthia', { damage: 0 });
  phaseOf(stone(cellars(), 10), 1, '3b-d').emits('story').heroHas('calthia', { damage: 1 }).isUndecided();
  phaseOf(stone(cellars(), 12), 1, '3b-d').isUndecided();
  phaseOf(stone(cellars(), 13), 1, '3b-d').isLost();
});

test('grots and the Tzaangor attack; from round 2 on singers and grots come after', () => {
  const t = cellars()
    .hostile('tzaangor', { kind: 'tzaangor', in: '2b-g' })
    .hostile('squig#1', { kind: 'squig', in: '3b-f' });
  phaseOf(t, 2, '3b-d')
    .emits('hostile-acts', { hostile: 'tzaangor' })
    .emits('hostile-acts', { hostile: 'squig#1' })
    .emitsTimes(2, 'spawned');
  there(t, '2b-e', 'acolyte');
});

test('the bell drowns the song and drives one of the singers out', () => {
  const t = stone(cellars(), 9)
    .hostile('shaman', { kind: 'shaman', in: '2b-e' })
    .hero('dhoraz', { in: '2b-d' });
  count(uses(t, 'calthia', 'cellar-bell', '2b-d'), 'stone', 7).check((b) =>
    expect(b.hostiles[0]?.area).not.toBe('2b-e'),
  );
});

test('without the shaman the song loses its place', () => {
  const t = stone(cellars(), 9).hostile('shaman', { kind: 'shaman', in: '2b-e' }).deck('lens');
  gained(count(slays(t, 'regis', 'shaman'), 'stone', 5).emits('story'), 'lens');
});
