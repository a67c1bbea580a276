import { expect, test } from 'vitest';
import type { LrTable } from '../kit.js';
import { cannotUse, count, deserted, laidOut, phaseOf, roundEnds, slays, there, uses } from './laid-out.js';

const vault = () => deserted('weight-of-a-heart');
const gnawingAt = (t: LrTable, area: string) => t.check((b) => expect(b.markers.adventure?.area).toBe(area));
const withGnawingAt = (area: string) =>
  vault().given((b) => {
    b.markers.adventure = { area };
  });

test('gold or brass on the scale, and only then the heart; taking it wakes the guard', () => {
  const t = vault();
  cannotUse(t, 'calthia', '2a-e');
  count(uses(t, 'calthia', 'loose-gold', '2a-d'), 'weight', 1);
  cannotUse(t, 'calthia', '2a-e');
  count(uses(t, 'regis', 'scale-weights', '2a-b'), 'weight', 2).heroHas('regis', { damage: 1 });
  uses(t, 'calthia', 'stone-heart', '2a-e')
    .emits('story')
    .emitsTimes(1, 'spawned', { hostile: 'skeleton-champion' })
    .emitsTimes(3, 'spawned')
    .check((b) => expect(b.things.find(({ id }) => id === 'stone-heart')?.holder).toBe('calthia'))
    .isUndecided();
});

test('won when the heart is carried to the Cheese Market', () => {
  const t = vault()
    .hero('calthia', { in: '3b-d', dice: [2] })
    .given((b) => {
      b.counters.weight = 2;
      for (const thing of b.things)
        if (thing.id === 'stone-heart') Object.assign(thing, { holder: 'calthia', area: null });
    });
  t.line('calthia').turnOf('calthia').acts('calthia', 'move').answers('p1', 'choose-step', '3b-b').isWon();
});

test('from round 2 on the gnawing comes nearer, and lost is whoever is slower', () => {
  gnawingAt(phaseOf(vault(), 1, '3b-b'), '3b-c');
  gnawingAt(phaseOf(vault(), 2, '3b-b'), '3b-d').isUndecided();
  phaseOf(withGnawingAt('2a-c'), 5, '3b-b').isLost();
  const carried = withGnawingAt('2a-c').given((b) => {
    for (const thing of b.things)
      if (thing.id === 'stone-heart') Object.assign(thing, { holder: 'calthia', area: null });
  });
  phaseOf(carried, 5, '2a-c').isUndecided();
});

test('the roof prop sends the gnawing back, at a price for whoever stands there', () => {
  const t = withGnawingAt('2a-f').hero('dhoraz', { in: '3b-g' });
  gnawingAt(uses(t, 'calthia', 'roof-prop', '3b-g'), '3b-c')
    .heroHas('dhoraz', { damage: 2 })
    .heroHas('calthia', { damage: 0 });
});

test('two rats come every round and the Stormvermin in the second; skeletons walk once the hatch is open', () => {
  const t = vault().hostile('skeleton#1', { kind: 'skeleton', in: '2a-c' });
  phaseOf(t, 2, '3b-b')
    .emits('spawned', { hostile: 'clanrat#1' })
    .emits('spawned', { hostile: 'clanrat#2' })
    .emits('spawned', { hostile: 'stormvermin' })
    .doesNotEmit('hostile-acts', { hostile: 'skeleton#1' });
  phaseOf(t.door('old-hatch', 'open'), 3, '3b-b')
    .emits('hostile-acts', { hostile: 'skeleton#1', does: ['move', 'attack'] })
    .emits('hostile-acts', { hostile: 'clanrat#1' });
});

test('behind the hatch somebody has been waiting', () => {
  const t = vault().hero('calthia', { in: '3b-g', dice: [2] });
  t.line('calthia')
    .turnOf('calthia')
    .acts('calthia', 'interact')
    .answers('p1', 'choose-interaction', 'old-hatch');
  t.picks('p1', '2a-d').emits('story').emits('spawned', { area: '2a-d' });
  there(t, '2a-d', 'skeleton');
});

test('a leader’s fall is worth a destiny token', () => {
  const t = vault().hostile('stormvermin', { kind: 'stormvermin', in: '3b-c' });
  slays(t, 'regis', 'stormvermin').heroHas('regis', { destiny: 1 });
});

test('lost when round 7 ends', () => {
  roundEnds(laidOut('weight-of-a-heart'), 6).isUndecided();
  roundEnds(laidOut('weight-of-a-heart'), 7).isLost();
});
