import { expect, test } from 'vitest';
import { recoveryPhase } from '../../src/rules/round.js';
import type { LrTable } from '../kit.js';
import { count, deserted, gained, phaseOf, roundEnds, settled, slays, there, uses } from './laid-out.js';

const cellars = () => deserted('four-seals');
const counted = (t: LrTable, counter: string, now: number) =>
  t.given((b) => {
    b.counters[counter] = now;
  });
const token = (t: LrTable, area: string) =>
  t.given((b) => {
    b.markers.adventure = { area };
  });

test('every seal hurts, pushes, muddles or brings back, and the fourth wins', () => {
  const t = cellars();
  count(uses(t, 'calthia', 'seal-of-skulls', '2b-a'), 'seals', 1).heroHas('calthia', { damage: 1 });
  t.hostile('skeleton#1', { kind: 'skeleton', in: '2b-b' }).hero('dhoraz', { in: '2b-b' });
  count(uses(t, 'calthia', 'seal-of-ribs', '2b-b'), 'seals', 2).emits('moved', {
    figure: 'skeleton#1',
    from: '2b-b',
  });
  t.given((b) => {
    b.hostiles = [];
  });
  t.hero('luxa', { in: '2b-d', dice: [1, 1] });
  count(uses(t, 'calthia', 'seal-of-cold', '2b-d'), 'seals', 3)
    .emits('die-changed', {})
    .isUndecided();
  uses(t, 'calthia', 'seal-of-wax', '2b-f').isWon();
});

test('the seal of wax lets one come back, wounded', () => {
  const t = cellars().hero('regis', { out: true });
  uses(t, 'calthia', 'seal-of-wax', '2b-f')
    .heroHas('regis', { out: false, wounded: true })
    .check((b) => expect(b.heroes.find(({ id }) => id === 'regis')?.area).toBe('2b-f'));
});

test('cultists and bones attack; from round 2 on one of each comes after', () => {
  const t = cellars()
    .hostile('tzaangor', { kind: 'tzaangor', in: '4a-d' })
    .hostile('skeleton#6', { kind: 'skeleton', in: '4a-b' });
  phaseOf(t, 1, '4a-a')
    .emits('hostile-acts', { hostile: 'tzaangor' })
    .emits('hostile-acts', { hostile: 'skeleton#6' })
    .doesNotEmit('spawned');
  phaseOf(t, 2, '4a-a').emitsTimes(2, 'spawned');
});

test('the heat comes up from the cellars, burns the forge from 2 on and wins at 8', () => {
  const t = token(cellars(), '4a-e');
  count(phaseOf(t, 1, '4a-a'), 'heat', 1).heroHas('calthia', { damage: 0 });
  count(phaseOf(t, 1, '4a-a'), 'heat', 2).heroHas('calthia', { damage: 1 });
  phaseOf(counted(token(cellars(), '4a-d'), 'heat', 7), 1, '2b-g').isLost();
});

test('lost when the sixth round has ended', () => {
  roundEnds(cellars(), 5).isUndecided();
  roundEnds(cellars(), 6).isLost();
});

test('a Blue Horror bursts into a smaller one, which goes out with the Tzaangor', () => {
  const t = cellars()
    .hostile('blue-horror', { kind: 'blue-horror', in: '2b-a' })
    .hostile('tzaangor', { kind: 'tzaangor', in: '2b-g' });
  there(slays(t, 'calthia', 'blue-horror'), '2b-a', 'brimstone-horror');
  there(slays(t, 'dhoraz', 'tzaangor').heroHas('dhoraz', { destiny: 1 }), '2b-a');
});

test('the gate falls shut behind those who leave the forge, once', () => {
  const left = (round: number) => {
    const t = cellars().door('slag-gate', 'open').hero('taros', { in: '2b-g' });
    for (const id of ['calthia', 'dhoraz', 'luxa', 'regis'] as const) t.hero(id, { in: '2b-e' });
    t.given((b) => {
      b.round = round;
    });
    return settled(t.runs(recoveryPhase, {}));
  };
  left(3).check((b) => expect(b.doors[0]?.open).toBe(true));
  left(4).check((b) => expect(b.doors[0]?.open).toBe(false));
});

test('the anvil tempers a blade or gives up what lies in the slag', () => {
  const at = (choice: string) => {
    const t = cellars()
      .deck('lens')
      .hero('dhoraz', { in: '4a-a', dice: [2] });
    t.line('dhoraz').turnOf('dhoraz').acts('dhoraz', 'interact');
    if (t.state.open[0]?.ask === 'choose-interaction') t.picks('p1', 'anvil');
    return settled(t.picks('p1', choice));
  };
  at('temper').emits('stat-changed', { hero: 'dhoraz', stat: 'melee-damage' });
  gained(at('search'), 'lens');
});
