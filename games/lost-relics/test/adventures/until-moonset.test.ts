import { expect, test } from 'vitest';
import { count, deserted, gained, laidOut, phaseOf, roundEnds, slays, there, uses } from './laid-out.js';

const court = () => deserted('until-moonset');

test('won when seven rounds have ended, whoever is still about', () => {
  roundEnds(laidOut('until-moonset'), 6).isUndecided();
  roundEnds(laidOut('until-moonset'), 7).isWon();
});

test('each hostile in the colonnade breaks a sleeper, and the fifth is one too many', () => {
  const t = court()
    .hostile('grot#1', { kind: 'grot', in: '3a-a' })
    .hostile('grot#2', { kind: 'grot', in: '3a-a' });
  count(phaseOf(t, 1, '3a-f'), 'broken', 2).isUndecided();
  const last = court()
    .hostile('grot#1', { kind: 'grot', in: '3a-a' })
    .given((b) => {
      b.counters.broken = 4;
    });
  phaseOf(last, 1, '3a-f').isLost();
});

test('grots creep past the heroes, one area in each adventure phase', () => {
  const t = court()
    .hostile('grot#1', { kind: 'grot', in: '3a-e' })
    .hostile('grot#2', { kind: 'grot', in: '3a-g' })
    .hostile('grot#3', { kind: 'grot', in: '4a-b' });
  phaseOf(t, 1, '3a-c').check((b) =>
    expect(b.hostiles.map(({ area }) => area).slice(0, 3)).toEqual(['3a-a', '3a-e', '3a-g']),
  );
  there(t, '4a-a', 'grot').isUndecided();
});

test('orruks move and attack; from round 3 on another one comes, unless two are there', () => {
  const t = court().hostile('orruk-boy#1', { kind: 'orruk-boy', in: '3a-f' });
  phaseOf(t, 3, '3a-b').emits('hostile-acts', { hostile: 'orruk-boy#1' }).emitsTimes(2, 'spawned');
  phaseOf(t, 3, '3a-b').emitsTimes(2, 'hostile-acts').emitsTimes(1, 'spawned', {});
});

test('the Boss comes in round 4, and is worth a treasure and a sleeper', () => {
  const t = court();
  phaseOf(t, 4, '3a-a')
    .emits('spawned', { hostile: 'orruk-boss' })
    .emits('story')
    .given((b) => {
      b.counters.broken = 2;
    })
    .deck('lens');
  gained(count(slays(t, 'calthia', 'orruk-boss'), 'broken', 1), 'lens');
});

test('the pool heals, three times', () => {
  const t = court().given((b) => {
    for (const hero of b.heroes) Object.assign(hero, { wounded: true, damage: 3 });
  });
  uses(t, 'calthia', 'moon-pool', '3a-b').heroHas('calthia', { damage: 1, wounded: true });
  t.hero('calthia', { in: '3a-b', damage: 0 });
  uses(t, 'calthia', 'moon-pool', '3a-b').heroHas('calthia', { wounded: false });
});

test('the lamps burn everyone on the steps, and can be reached from beside', () => {
  const t = court().hostile('grot#1', { kind: 'grot', in: '3a-g' }).hero('regis', { in: '3a-g' });
  uses(t, 'calthia', 'oil-lamps', '3a-e').isGone('grot#1').heroHas('regis', { damage: 2 });
});

test('the sleeper who blinks gives what she holds', () => {
  const t = court().deck('lens');
  gained(uses(t, 'luxa', 'blinking-sleeper', '3a-a'), 'lens').heroHas('luxa', { destiny: 1 });
});
