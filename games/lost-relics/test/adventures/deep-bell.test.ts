import { expect, test } from 'vitest';
import type { LrTable } from '../kit.js';
import {
  cannotUse,
  count,
  deserted,
  gained,
  laidOut,
  phaseOf,
  settled,
  slays,
  there,
  uses,
} from './laid-out.js';

const roads = () => deserted('deep-bell');
const engineAt = (t: LrTable, area: string) => t.check((b) => expect(b.markers.adventure?.area).toBe(area));
const withEngineAt = (area: string) =>
  roads().given((b) => {
    b.markers.adventure = { area };
  });

test('won when the third rope is cut; the first is heard by every rat', () => {
  const t = uses(roads(), 'calthia', 'bell', '3b-c')
    .emits('story')
    .emits('spawned', { hostile: 'clanrat#1' });
  count(t, 'ropes', 1).isUndecided();
  count(uses(t, 'regis', 'bell', '3b-c').doesNotEmit('story'), 'ropes', 2).isUndecided();
  t.hero('dhoraz', { in: '3b-c', dice: [2] })
    .line('dhoraz')
    .turnOf('dhoraz')
    .acts('dhoraz', 'interact')
    .isWon();
});

test('from round 2 on the engine rolls, and at the Bell Shaft all is lost', () => {
  engineAt(phaseOf(roads(), 1, '2b-g'), '1b-d');
  engineAt(phaseOf(roads(), 2, '2b-g'), '1b-b').isUndecided();
  engineAt(phaseOf(withEngineAt('1b-b'), 2, '2b-g'), '3b-g').isUndecided();
  phaseOf(withEngineAt('3b-b'), 8, '2b-g').isLost();
});

test('the engine runs over whoever is in its way in the rat roads', () => {
  const rolled = (from: string, to: string) =>
    phaseOf(withEngineAt(from), 2, to).heroHas('calthia', { damage: 1 }).heroHas('regis', { damage: 1 });
  rolled('1b-b', '3b-g');
  rolled('3b-g', '3b-d');
  rolled('3b-d', '3b-b');
  phaseOf(withEngineAt('1b-b'), 2, '3b-d').heroHas('calthia', { damage: 0 });
});

test('the rotten prop sends the engine back once, when it is near enough', () => {
  cannotUse(withEngineAt('1b-e'), 'calthia', '3b-g');
  const t = uses(withEngineAt('3b-d'), 'calthia', 'rotten-prop', '3b-d');
  engineAt(t, '1b-e').given((b) => {
    b.markers.adventure = { area: '1b-b' };
  });
  cannotUse(t, 'calthia', '3b-g');
  cannotUse(withEngineAt('3b-b'), 'calthia', '3b-g');
});

test('treasure stands in the cellars', () => {
  gained(uses(roads().deck('mail'), 'luxa', 'marrow-jar', '2b-b'), 'mail');
});

test('the cheese draws all the rats away, and does a hero good', () => {
  const t = roads()
    .hostile('clanrat#1', { kind: 'clanrat', in: '3b-c' })
    .hostile('clanrat#2', { kind: 'clanrat', in: '3b-f' })
    .hero('regis', { damage: 2 });
  t.hero('regis', { in: '3b-b', dice: [2], damage: 2 })
    .line('regis')
    .turnOf('regis')
    .acts('regis', 'interact');
  for (const area of ['3b-a', '3b-b']) {
    if (t.state.open[0]?.ask === 'choose-shift-area') t.picks('p1', area);
  }
  there(there(t, '3b-c'), '3b-f').emits('healed', { hero: 'regis', count: 1 });
});

test('bones and rats both come for the heroes, and more of them each round', () => {
  const t = laidOut('deep-bell');
  phaseOf(t, 1, '2b-g').emits('hostile-acts', { hostile: 'skeleton#1' }).doesNotEmit('spawned');
  t.emits('hostile-acts', { hostile: 'stormvermin' });
  phaseOf(roads(), 2, '2b-g').emitsTimes(2, 'spawned').emits('spawned', { hostile: 'skeleton#1' });
  phaseOf(roads(), 3, '2b-g').emitsTimes(2, 'spawned');
  phaseOf(roads(), 4, '2b-g').emitsTimes(1, 'spawned').emits('spawned', { hostile: 'clanrat#1' });
});

test('who opens the grate or fells the Stormvermin is rewarded', () => {
  const t = roads().hero('dhoraz', { in: '2b-a', dice: [2] });
  settled(t.line('dhoraz').turnOf('dhoraz').acts('dhoraz', 'interact')).heroHas('dhoraz', { destiny: 1 });
  const s = roads().deck('mail').hostile('stormvermin', { kind: 'stormvermin', in: '3b-d' });
  gained(slays(s, 'calthia', 'stormvermin'), 'mail');
});
