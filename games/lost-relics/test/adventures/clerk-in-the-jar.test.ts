import { expect, test } from 'vitest';
import type { LrTable } from '../kit.js';
import { cannotUse, count, deserted, gained, laidOut, phaseOf, settled, slays, uses } from './laid-out.js';

const study = () => deserted('clerk-in-the-jar');
const mirrorOpen = (t: LrTable) => t.door('mirror', 'open');
const carrying = (t: LrTable) =>
  t.given((b) => {
    for (const thing of b.things)
      if (thing.id === 'jar') Object.assign(thing, { holder: 'calthia', area: null, uses: 1 });
  });
const walked = (t: LrTable, footsteps: number) =>
  t.given((b) => {
    b.counters.footsteps = footsteps;
  });

test('lifting the jar is heard once, and whoever falls drops it for others to lift', () => {
  const t = study();
  count(uses(t, 'calthia', 'jar', '4b-c').emits('story'), 'footsteps', 1);
  t.check((b) => expect(b.things[0]).toMatchObject({ id: 'jar', holder: 'calthia', area: null }));
  t.given((b) => Object.assign(b.things[0] ?? {}, { holder: null, area: '4b-d' }));
  count(uses(t, 'regis', 'jar', '4b-d').doesNotEmit('story'), 'footsteps', 1);
});

test('the mirror opens only for somebody who has the word from Odo Pell', () => {
  cannotUse(study(), 'calthia', '4b-d');
  const t = carrying(study()).hero('calthia', { in: '4b-d', dice: [2] });
  settled(t.line('calthia').turnOf('calthia').acts('calthia', 'interact'))
    .emits('door-opened', { door: 'mirror' })
    .emits('story');
});

test('won when the jar is carried to the Ivy Wall', () => {
  const t = mirrorOpen(carrying(study())).hero('calthia', { in: '3a-e', dice: [2] });
  t.line('calthia').turnOf('calthia').acts('calthia', 'move').answers('p1', 'choose-step', '3a-c').isWon();
});

test('each round brings the Collector a step nearer, and the fifth is the last', () => {
  count(phaseOf(study(), 1, '4b-e'), 'footsteps', 1).isUndecided();
  phaseOf(walked(study(), 3), 1, '4b-e').isUndecided();
  phaseOf(walked(study(), 4), 1, '4b-e').isLost();
});

test('the orrery turns the hour back, or shows a hero their stars, twice in all', () => {
  const turned = (choice: string) => {
    const t = walked(study(), 3).hero('calthia', { in: '4b-b', dice: [2, 2] });
    return t.line('calthia').turnOf('calthia').acts('calthia', 'interact', 2).picks('p1', choice);
  };
  count(turned('hour'), 'footsteps', 1);
  count(turned('stars'), 'footsteps', 3).heroHas('calthia', { destiny: 1 });
  const t = uses(uses(study(), 'regis', 'orrery', '4b-b'), 'luxa', 'orrery', '4b-b');
  count(cannotUse(t, 'luxa', '4b-b'), 'footsteps', 0);
});

test('there is a treasure in the pool, once', () => {
  const t = uses(mirrorOpen(study()).deck('mail', 'sword'), 'regis', 'moon-coin', '3a-b');
  gained(t, 'mail').check((b) => expect(b.markers.bounty?.area).toBeNull());
  cannotUse(t, 'regis', '3a-b');
});

test('the cult acts at once and grows each round; the court sleeps until the mirror is open', () => {
  const t = laidOut('clerk-in-the-jar');
  phaseOf(t, 1, '4b-e').emits('hostile-acts', { hostile: 'tzaangor' }).emitsTimes(1, 'spawned');
  expect(
    t.events.filter(({ type, data }) => type === 'hostile-acts' && /skel/.test(`${data.hostile}`)),
  ).toEqual([]);
  phaseOf(study(), 1, '4b-e').emitsTimes(1, 'spawned', { hostile: 'acolyte#1' }).emitsTimes(1, 'spawned');
  phaseOf(mirrorOpen(study()).hostile('skeleton#1', { kind: 'skeleton', in: '3a-e' }), 1, '4b-e')
    .emits('hostile-acts', { hostile: 'skeleton#1' })
    .emits('spawned', { hostile: 'skeleton#2' })
    .emits('spawned', { hostile: 'skeleton#3' })
    .emitsTimes(3, 'spawned');
});

test('where both acolytes are about, a Brimstone Horror comes', () => {
  const t = study()
    .hostile('acolyte#1', { kind: 'acolyte', in: '4b-a' })
    .hostile('acolyte#2', { kind: 'acolyte', in: '4b-a' });
  phaseOf(t, 2, '3a-c').emits('spawned', { hostile: 'brimstone-horror' });
});

test('the Tzaangor’s fall is a good omen', () => {
  const t = study().hostile('tzaangor', { kind: 'tzaangor', in: '4b-c' });
  slays(t, 'dhoraz', 'tzaangor').heroHas('dhoraz', { destiny: 1 });
});
