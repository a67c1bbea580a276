import { test } from 'vitest';
import type { LrTable } from '../kit.js';
import {
  cannotUse,
  count,
  deserted,
  gained,
  laidOut,
  phaseOf,
  roundEnds,
  settled,
  slays,
  uses,
} from './laid-out.js';

const forge = () => deserted('coal-crown');
const withBoss = (area = '4a-a') => forge().hostile('orruk-boss', { kind: 'orruk-boss', in: area });
const drummed = (t: LrTable, beats: number) =>
  t.given((b) => {
    b.counters.drum = beats;
  });

test('won when the Boss is slain, lost when the fifth round has ended', () => {
  slays(withBoss(), 'dhoraz', 'orruk-boss').isWon();
  roundEnds(withBoss(), 4).isUndecided();
  roundEnds(withBoss(), 5).isLost();
});

test('every second beat of the drum brings a boy, or a grot when there is none', () => {
  const boy = { hostile: 'orruk-boy#1' };
  count(phaseOf(forge(), 1, '3b-g').doesNotEmit('spawned', boy), 'drum', 1);
  const second = phaseOf(drummed(forge(), 1), 1, '3b-g');
  count(second.emitsTimes(1, 'spawned', boy).emitsTimes(2, 'spawned'), 'drum', 0);
  const t = drummed(forge(), 1);
  for (const n of [1, 2, 3]) t.hostile(`orruk-boy#${n}`, { kind: 'orruk-boy', in: '4a-a' });
  phaseOf(t, 1, '3b-g').emits('spawned', { hostile: 'grot#2' });
});

test('a split drum is silent', () => {
  const t = uses(drummed(forge(), 1), 'calthia', 'drum', '3b-b').emits('story');
  count(t, 'drum', 0);
  count(phaseOf(t, 2, '3b-g').emitsTimes(1, 'spawned'), 'drum', 0);
});

test('grots, squigs and boys come on, and a grot more each time', () => {
  phaseOf(laidOut('coal-crown'), 1, '3b-d')
    .emits('hostile-acts', { hostile: 'orruk-boy#1' })
    .emits('hostile-acts', { hostile: 'grot#1' })
    .emits('hostile-acts', { hostile: 'squig#1' })
    .emits('hostile-acts', { hostile: 'fanatic' })
    .doesNotEmit('hostile-acts', { hostile: 'orruk-boss' });
  phaseOf(forge(), 1, '3b-g').emitsTimes(1, 'spawned', { hostile: 'grot#1' });
});

test('the Crown burns whoever stands around it, from round 2 on', () => {
  phaseOf(withBoss(), 1, '4a-a').heroHas('luxa', { damage: 0 });
  phaseOf(withBoss(), 2, '4a-a').heroHas('luxa', { damage: 1 }).heroHas('calthia', { damage: 1 });
  phaseOf(withBoss('4a-d'), 2, '4a-a').heroHas('luxa', { damage: 0 });
});

test('the bellows blow fire over the Anvil Floor, twice, and ask nobody’s name', () => {
  const t = withBoss().hero('luxa', { in: '4a-a' });
  uses(t, 'regis', 'bellows', '4a-c')
    .hostileIs('orruk-boss', { damage: 2 })
    .emits('hero-damaged', { hero: 'luxa', count: 2, by: 'regis' })
    .doesNotEmit('hero-damaged', { hero: 'regis' });
  const empty = forge();
  for (const hero of ['regis', 'luxa'] as const) uses(empty, hero, 'bellows', '4a-c');
  cannotUse(empty, 'regis', '4a-c');
});

test('the trough cools burns, or a blade', () => {
  const at = (choice: string) => {
    const t = forge().hero('dhoraz', { in: '4a-b', dice: [2], damage: 3 });
    return settled(t.line('dhoraz').turnOf('dhoraz').acts('dhoraz', 'interact').picks('p1', choice));
  };
  at('drink').emits('healed', { hero: 'dhoraz', count: 2 });
  at('temper').emits('stat-changed', { hero: 'dhoraz', stat: 'melee-damage', add: 1 });
});

test('each boy is worth a token, and the first a treasure as well', () => {
  const t = forge()
    .deck('mail', 'sword')
    .hostile('orruk-boy#1', { kind: 'orruk-boy', in: '4a-d' })
    .hostile('orruk-boy#2', { kind: 'orruk-boy', in: '4a-d' });
  gained(slays(t, 'calthia', 'orruk-boy#1'), 'mail').heroHas('calthia', { destiny: 1 });
  slays(t, 'regis', 'orruk-boy#2').heroHas('regis', { destiny: 1 }).doesNotEmit('treasure-gained');
});

test('behind the slag door it is hot', () => {
  const t = forge().hero('luxa', { in: '4a-e', dice: [2] });
  settled(t.line('luxa').turnOf('luxa').acts('luxa', 'interact')).emits('door-opened').emits('story');
});
