import { expect, test } from 'vitest';
import type { LrTable } from '../kit.js';
import { cannotUse, count, deserted, gained, phaseOf, slays, uses } from './laid-out.js';

const archive = () => deserted('ink-and-water');
const counted = (t: LrTable, counter: string, now: number) =>
  t.given((b) => {
    b.counters[counter] = now;
  });
/** Somebody has the map. */
const carrying = (t: LrTable, area: string) =>
  t.hero('calthia', { in: area }).given((b) => {
    b.slain.stormvermin = 1;
    for (const thing of b.things)
      if (thing.id === 'the-map') Object.assign(thing, { holder: 'calthia', area: null });
  });

test('the water rises by one in every adventure phase, the rats attack, and two more come', () => {
  const t = archive().hostile('clanrat#4', { kind: 'clanrat', in: '1b-e' });
  count(phaseOf(t, 1, '1b-d'), 'water', 1)
    .emits('hostile-acts', { hostile: 'clanrat#4' })
    .emitsTimes(2, 'spawned')
    .isUndecided();
});

test('lost when the water stands at 4', () => {
  phaseOf(counted(archive(), 'water', 2), 3, '1b-d').isUndecided();
  phaseOf(counted(archive(), 'water', 3), 4, '1b-d').isLost();
});

test('the pump takes one off and has something in its basin, once', () => {
  const t = counted(archive(), 'water', 2).deck('lens', 'mail');
  gained(count(uses(t, 'regis', 'pump', '1b-g'), 'water', 1), 'lens');
  count(uses(t, 'regis', 'pump', '1b-g'), 'water', 0).doesNotEmit('treasure-drawn');
  count(uses(t, 'regis', 'pump', '1b-g'), 'water', 0);
});

test('nobody takes the map from under a Stormvermin', () => {
  const t = archive().door('map-room-door', 'open');
  cannotUse(t.hostile('stormvermin', { kind: 'stormvermin', in: '1b-g' }), 'luxa', '1b-c');
  slays(t, 'luxa', 'stormvermin');
  uses(t, 'luxa', 'the-map', '1b-c').check((b) =>
    expect(b.things.find(({ id }) => id === 'the-map')?.holder).toBe('luxa'),
  );
});

test('won with the map in the cell and three bundles saved, and not with less', () => {
  const ended = (letters: number, area: string) =>
    phaseOf(carrying(counted(archive(), 'letters', letters), area), 1, area);
  ended(2, '1b-f').isUndecided();
  ended(3, '1b-d').isUndecided();
  ended(3, '1b-f').isWon();
});

test('each bundle of letters is saved once', () => {
  const t = archive();
  for (const [letter, saved] of [
    ['a', 1],
    ['b', 2],
    ['h', 3],
  ] as const)
    count(uses(t, 'dhoraz', `letters-${letter}`, `1b-${letter}`), 'letters', saved);
  cannotUse(t, 'dhoraz', '1b-a');
});
