import { expect } from 'vitest';
import { judgeWeapon, targetsOf } from '../../src/legal-attack.js';
import { weaponAction } from '../../src/procs.js';
import { heroOf } from '../../src/queries.js';
import { addTestCards, rule, table } from '../kit.js';
import { heroes } from '../records.js';

const with_ = (weapon: string, target: string | null = null) => ({
  attacker: 'ada',
  weapon: `ada/front/${weapon}`,
  target,
  free: false,
  reaction: false,
  score: 1,
});
const clawOf = (attacker: string, target: string | null = null) => ({
  attacker,
  weapon: 'bones/day/claw',
  target,
  free: true,
  reaction: false,
  score: 0,
});
const ada = () => table().hero('ada', { at: 'hall:a1' });

rule(['CC-ATK-02', 'CC-ATK-12', 'CC-ATK-13'], 'target, roll of the printed dice, damage', () => {
  ada()
    .hostile('bone#1', { at: 'hall:b1' })
    .shows('d6', 'failure', 'failure')
    .runs(weaponAction, with_('blade'))
    .emits('rolled', { dice: ['d6', 'd6'], result: 'failure' })
    .emitsInOrder('attack', 'rolled', 'attack-result')
    .hostileIs('bone#1', { damage: 0 });
});

rule(
  ['CC-ATK-14', 'CC-ATK-15', 'CC-DEF-17'],
  'the first Damage value for a success, the second for a critical success',
  () => {
    ada()
      .hostile('brute#1', { at: 'hall:b1' })
      .given((b) => {
        b.vetoes.push({ verb: 'reduce', on: 'brute#1', until: 'turn', source: 'test' });
      })
      .shows('d6', 'failure', 'success')
      .runs(weaponAction, with_('blade'))
      .hostileIs('brute#1', { damage: 1 })
      .emitsTimes(1, 'rolled')
      .shows('d6', 'critical', 'success')
      .runs(weaponAction, with_('blade'))
      .hostileIs('brute#1', { damage: 4 });
  },
);

rule('CC-ATK-02', 'the player picks the target', () => {
  ada()
    .hostile('bone#1', { at: 'hall:b1' })
    .hostile('bone#2', { at: 'hall:b2' })
    .shows('d6', 'success', 'failure')
    .runs(weaponAction, with_('blade'))
    .asks('p1', 'choose-target', 'bone#1', 'bone#2')
    .answers('p1', 'choose-target', 'bone#2')
    .hostileIs('bone#2', { damage: 1 })
    .hostileIs('bone#1', { damage: 0 });
});

rule('CC-ATK-17', 'Reload: once in a turn', () => {
  const one = ada()
    .hostile('brute#1', { at: 'hall:e4' })
    .shows('d8', 'failure')
    .runs(weaponAction, with_('bow'));
  expect(judgeWeapon(one.now, heroOf(one.now, 'ada'), 'ada/front/bow')).toMatchObject({ why: 'used' });
});

rule('CC-AIL-08', 'cursed: one more for a success, two more for a critical success', () => {
  ada()
    .hostile('brute#1', { at: 'hall:b1', ailments: ['cursed'] })
    .shows('d6', 'critical', 'failure')
    .runs(weaponAction, with_('blade'))
    .hostileIs('brute#1', { damage: 4 });
  ada()
    .hero('ada', { ailments: ['cursed'] })
    .hostile('bone#1', { at: 'hall:b1' })
    .shows('d6', 'success', 'failure')
    .shows('d8', 'failure')
    .runs(weaponAction, clawOf('bone#1'))
    .emits('hero-damaged', { hero: 'ada', count: 2 });
});

rule('CC-AIL-12', 'against a diseased hostile a success is a critical success', () => {
  ada()
    .hostile('brute#1', { at: 'hall:b1', ailments: ['diseased'] })
    .shows('d6', 'success', 'failure')
    .runs(weaponAction, with_('blade'))
    .emits('attack-result', { result: 'critical', damage: 3 });
});

rule(['CC-HAT-01', 'CC-DEF-01'], 'hostiles attack alike, and each hit is a Defence roll', () => {
  const one = ada().hostile('bone#1', { at: 'hall:b1' }).hostile('bone#2', { at: 'hall:b2' });
  one
    .shows('d6', 'success', 'failure')
    .shows('d8', 'success')
    .runs(weaponAction, clawOf('bone#1'))
    .heroHas('ada', { on: { 0: [] } });
  one
    .shows('d6', 'critical', 'failure')
    .shows('d8', 'success')
    .runs(weaponAction, clawOf('bone#2'))
    .answers('p1', 'place-wound', 'space-0')
    .heroHas('ada', { on: { 0: ['wound'] } });
});

rule('CC-HAT-02', 'the leader picks among several heroes', () => {
  ada()
    .hero('bert', { at: 'hall:b2' })
    .hostile('bone#1', { at: 'hall:b1' })
    .given((b) => {
      b.leader = 'p3';
    })
    .shows('d6', 'failure', 'failure')
    .runs(weaponAction, clawOf('bone#1'))
    .asks('p3', 'choose-victim', 'ada', 'bert');
});

rule('CC-HAT-03', 'no target, no roll', () => {
  ada()
    .hostile('bone#1', { at: 'hall:d1' })
    .runs(weaponAction, clawOf('bone#1'))
    .emitsTimes(0, 'rolled')
    .isQuiet();
});

rule(
  ['CC-ATK-04', 'CC-ATK-07'],
  'with an enemy in sight beside you, only those beside you are targets',
  () => {
    const [first] = heroes;
    const pistol = { id: 'pistol', name: 'Pistol', cost: 1, range: 'dual', dice: ['d8'], damage: [1, 2] };
    addTestCards({ ...first, front: { ...first?.front, weapons: [pistol] } });
    const far = ada().hostile('bone#2', { at: 'hall:c1' });
    const targets = () => targetsOf(far.now, heroOf(far.now, 'ada'), 'ada/front/pistol');
    expect(targets()).toEqual(['bone#2']);
    far.hostile('bone#1', { at: 'hall:b1' });
    expect(targets()).toEqual(['bone#1']);
    addTestCards(first as object);
  },
);
