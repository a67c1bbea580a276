import { expect, test } from 'vitest';
import type { HeroId } from '../../src/terms.js';
import type { LrTable } from '../kit.js';
import { cannotUse, count, deserted, gained, laidOut, phaseOf, settled, slays, uses } from './laid-out.js';

const house = () => deserted('folding-house');
const foldAt = (t: LrTable, area: string) => t.check((b) => expect(b.markers.adventure?.area).toBe(area));
const withFoldAt = (area: string) =>
  house().given((b) => {
    b.markers.adventure = { area };
  });
const allIn = (t: LrTable, area: string, ...heroes: HeroId[]) => {
  for (const hero of heroes) t.hero(hero, { in: area });
  return t;
};

test('won when everybody who stands has reached the court', () => {
  const runs = (t: LrTable) => {
    t.hero('regis', { in: '3a-g', dice: [2] })
      .line('regis')
      .turnOf('regis')
      .acts('regis', 'move');
    return t.answers('p1', 'choose-step', '3a-e');
  };
  runs(allIn(allIn(house(), '3a-a', 'calthia', 'dhoraz'), '3a-e', 'luxa')).isWon();
  runs(allIn(house(), '3a-a', 'calthia', 'dhoraz').hero('luxa', { out: true })).isWon();
  runs(allIn(allIn(house(), '3a-a', 'calthia', 'dhoraz'), '1b-e', 'luxa')).isUndecided();
});

test('lost when three are out of action, or when the fold is in the court', () => {
  phaseOf(house().hero('luxa', { out: true }).hero('regis', { out: true }), 1, '4a-d').isUndecided();
  const three = house()
    .hero('luxa', { out: true })
    .hero('regis', { out: true })
    .hero('dhoraz', { out: true });
  phaseOf(three, 1, '4a-d').isLost();
  phaseOf(withFoldAt('3a-g'), 8, '3a-g').isLost();
});

test('from round 2 on the house folds; what is braced holds for a round', () => {
  foldAt(phaseOf(house(), 1, '4a-d'), '4a-e');
  foldAt(phaseOf(house(), 2, '4a-d'), '1b-d');
  const t = count(uses(house(), 'dhoraz', 'forge-beam', '4a-e'), 'braces', 1);
  foldAt(count(phaseOf(t, 2, '4a-d'), 'braces', 0), '4a-e');
  foldAt(phaseOf(t, 3, '4a-d'), '1b-d');
});

test('whoever is where the house has been is hurt', () => {
  const caught = (fold: string, area: string, damage: number) =>
    phaseOf(withFoldAt(fold), 5, area).heroHas('calthia', { damage }).heroHas('luxa', { damage });
  caught('4a-d', '4a-d', 0);
  caught('4a-e', '4a-e', 1);
  caught('4a-e', '1b-d', 0);
  caught('1b-d', '1b-d', 1);
  caught('1b-e', '1b-e', 0);
  caught('1b-c', '1b-c', 1);
  caught('1b-c', '3a-g', 0);
});

test('the wicket has no handle, only a wheel in the canal', () => {
  cannotUse(house(), 'calthia', '1b-c');
  const t = house().hostile('clanrat#1', { kind: 'clanrat', in: '1b-e' });
  uses(t, 'calthia', 'wicket-wheel', '1b-e')
    .emits('door-opened', { door: 'garden-wicket' })
    .emits('story')
    .heroHas('calthia', { destiny: 1 });
});

test('the drain needs no wheel', () => {
  const t = house().hero('regis', { in: '1b-g', dice: [2] });
  settled(t.line('regis').turnOf('regis').acts('regis', 'interact')).emits('door-opened', { door: 'drain' });
});

test('a shelf across the aisle holds the house up, and something falls from it', () => {
  gained(count(uses(house().deck('mail'), 'luxa', 'archive-shelf', '1b-d'), 'braces', 1), 'mail');
});

test('the loose column falls into the court', () => {
  const t = house()
    .hostile('skeleton#1', { kind: 'skeleton', in: '3a-e' })
    .hostile('skeleton#2', { kind: 'skeleton', in: '3a-a' });
  uses(t, 'dhoraz', 'loose-column', '3a-g').isGone('skeleton#1').hostileIs('skeleton#2', { wounded: false });
});

test('everything runs, or is in the way; rats come in rounds 2 to 4, bones from the second on', () => {
  phaseOf(laidOut('folding-house'), 1, '4a-d')
    .emits('hostile-acts', { hostile: 'clanrat#1' })
    .emits('hostile-acts', { hostile: 'skeleton#1' })
    .doesNotEmit('spawned');
  phaseOf(house(), 2, '4a-d').emitsTimes(1, 'spawned', { hostile: 'clanrat#1' }).emitsTimes(2, 'spawned');
  phaseOf(house(), 4, '4a-d').emitsTimes(2, 'spawned');
  phaseOf(house(), 5, '4a-d').emitsTimes(1, 'spawned', { hostile: 'skeleton#1' }).emitsTimes(1, 'spawned');
});

test('who fells the Stormvermin gains a token', () => {
  const t = house().hostile('stormvermin', { kind: 'stormvermin', in: '1b-c' });
  slays(t, 'calthia', 'stormvermin').heroHas('calthia', { destiny: 1 });
});
