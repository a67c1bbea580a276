import { expect, test } from 'vitest';
import { damageHero } from '../../src/procs.js';
import { adventurePhase } from '../../src/rules/round.js';
import type { LrTable } from '../kit.js';
import {
  cannotUse,
  count,
  deserted,
  laidOut,
  phaseOf,
  roundEnds,
  settled,
  slays,
  there,
  uses,
} from './laid-out.js';

const house = () => deserted('last-exhibit');
const withMagister = (area = '4b-a') => house().hostile('magister', { kind: 'magister', in: area });
const plinths = (t: LrTable, now: number) =>
  t.given((b) => {
    b.counters.plinths = now;
  });

test('as long as the heart is whole the Magister gets up again', () => {
  const t = slays(withMagister(), 'calthia', 'magister').emits('story').isUndecided();
  t.hostileIs('magister', { damage: 0 });
  uses(t, 'regis', 'orrery-hollow', '4b-b').hostileIs('magister', { damage: 3 }).isUndecided();
  slays(t, 'calthia', 'magister').isWon();
});

test('whoever crushes the heart first needs to slay him once; everybody there is hurt', () => {
  const t = withMagister('1a-c').hero('dhoraz', { in: '4b-b' });
  uses(t, 'regis', 'orrery-hollow', '4b-b').heroHas('dhoraz', { damage: 1 }).heroHas('regis', { damage: 1 });
  slays(t, 'calthia', 'magister').isWon();
});

test('whoever goes out of action fills a plinth, and the fourth is the last', () => {
  const falls = (t: LrTable) =>
    settled(
      t
        .hero('regis', { in: '1a-a', wounded: true, damage: 3 })
        .runs(damageHero, { hero: 'regis', count: 1, by: null }),
    );
  count(falls(house()), 'plinths', 1).isUndecided();
  falls(plinths(house(), 2)).isUndecided();
  falls(plinths(house(), 3)).isLost();
});

test('somebody comes back through the empty plinth', () => {
  const t = plinths(house(), 2);
  cannotUse(t, 'calthia', '1a-b');
  t.hero('regis', { out: true });
  count(uses(t, 'calthia', 'empty-plinth', '1a-a'), 'plinths', 1).heroHas('regis', {
    out: false,
    wounded: true,
  });
});

test('each round from the second on the Collector looks, or calls', () => {
  phaseOf(house(), 1, '1a-b').doesNotEmit('hero-damaged').doesNotEmit('spawned');
  const asked = () =>
    house()
      .given((b) => {
        b.round = 2;
      })
      .runs(adventurePhase, {});
  asked()
    .asks('p1', 'choose-option', 'gaze', 'call')
    .picks('p1', 'gaze')
    .picks('p1', 'luxa')
    .heroHas('luxa', { damage: 1 });
  const called = asked().picks('p1', 'call').picks('p1', '1a-g');
  there(settled(called).emits('hostile-acts', { hostile: 'squig#1' }), '1a-g');
});

test('a Blue Horror leaves something burning', () => {
  const t = house().hostile('blue-horror', { kind: 'blue-horror', in: '4b-d' });
  slays(t, 'regis', 'blue-horror').emits('spawned', { hostile: 'brimstone-horror' });
});

test('behind the study door there is a token of destiny', () => {
  const t = house()
    .hero('calthia', { in: '1a-g', dice: [2] })
    .line('calthia')
    .turnOf('calthia');
  t.acts('calthia', 'interact').emits('story').heroHas('calthia', { destiny: 1 });
});

test('the mirror brings the Magister before you, the jars heal', () => {
  uses(withMagister(), 'calthia', 'mirror-wall', '4b-d')
    .hostileIs('magister', {})
    .check((b) => expect(b.hostiles[0]?.area).toBe('4b-d'));
  const t = house().hero('luxa', { in: '4b-c', damage: 3 });
  t.given((b) => {
    for (const hero of b.heroes) hero.damage = 3;
  });
  uses(t, 'luxa', 'jar-shelves', '4b-c').heroHas('luxa', { damage: 0 });
});

test('what stands about in the hall: tokens for all, rest for bones, a burning blade', () => {
  uses(house(), 'luxa', 'five-labels', '1a-d')
    .heroHas('calthia', { destiny: 1 })
    .heroHas('regis', { destiny: 1 });
  const t = house().hostile('skeleton#1', { kind: 'skeleton', in: '1a-c' });
  uses(t, 'luxa', 'closing-gong', '1a-d').hostileIs('skeleton#1', { wounded: true });
  uses(house(), 'dhoraz', 'brazier', '1a-a')
    .heroHas('dhoraz', { damage: 1 })
    .emits('stat-changed', { hero: 'dhoraz', stat: 'melee-damage', add: 1 });
});

test('lost when round 10 ends', () => {
  roundEnds(laidOut('last-exhibit'), 9).isUndecided();
  roundEnds(laidOut('last-exhibit'), 10).isLost();
});
