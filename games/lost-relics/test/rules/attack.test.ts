import { expect } from 'vitest';
import { validateContent } from '../../src/content/validate.js';
import { records } from '../../src/generated/content.js';
import { lostRelicsBox } from '../../src/index.js';
import { heroAttack } from '../../src/procs.js';
import { hostileAttack } from '../../src/rules/hostile-reactions.js';
import { HEROES } from '../../src/terms.js';
import { addTestCards, rule, table } from '../kit.js';

const key = (action: string) => `calthia/unwounded/${action}`;

rule('LR-ATK-01', 'every hero card has an attack on both sides', () => {
  const luxa = records.find(({ record }) => (record as { id: string }).id === 'luxa');
  if (luxa === undefined) throw new Error('Luxa has no card');
  const { unwounded } = luxa.record as { unwounded: { actions: { kind: string }[] } };
  const peaceful = { ...unwounded, actions: unwounded.actions.filter(({ kind }) => kind !== 'attack') };
  const changed = records.map((one) =>
    one === luxa ? { ...one, record: { ...(one.record as object), wounded: peaceful } } : one,
  );
  expect(validateContent(changed).map(({ message }) => message)).toContain(
    'the wounded side has no attack action',
  );
  expect(validateContent(records)).toEqual([]);
  expect(HEROES.every((hero) => lostRelicsBox.records[hero]?.kind === 'hero')).toBe(true);
});

rule('LR-ATK-02', 'a melee attack targets an enemy in the own area', () => {
  table()
    .hero('calthia', { in: 'A' })
    .hostile('x', { in: 'A', resilience: 3 })
    .hostile('x2', { in: 'A', resilience: 3 })
    .hostile('y', { in: 'B' })
    .runs(heroAttack, { hero: 'calthia', action: key('strike'), inspired: false })
    .asks('p1', 'choose-target', 'x', 'x2')
    .bars('y', 'LR-ATK-02');
});

rule('LR-ATK-03', 'a ranged attack targets any enemy in sight', () => {
  table({ map: ['BAC'], doors: { d1: ['A', 'C'] } })
    .hero('calthia', { in: 'A' })
    .hostile('x', { in: 'A' })
    .hostile('y', { in: 'B' })
    .hostile('z', { in: 'C' })
    .runs(heroAttack, { hero: 'calthia', action: key('shoot'), inspired: false })
    .asks('p1', 'choose-target', 'x', 'y')
    .bars('z', 'LR-BRD-06');
});

rule('LR-ATK-04', 'the target of a hero’s attack is a hostile', () => {
  table()
    .hero('calthia', { in: 'A' })
    .hero('dhoraz', { in: 'A' })
    .hostile('x', { in: 'A', resilience: 3 })
    .hostile('y', { in: 'A', resilience: 3 })
    .runs(heroAttack, { hero: 'calthia', action: key('strike'), inspired: false })
    .asks('p1', 'choose-target', 'x', 'y')
    .bars('dhoraz', 'LR-ATK-04');
});

rule('LR-ATK-05', 'no roll: the target takes the printed damage', () => {
  table()
    .hero('calthia', { in: 'A' })
    .hostile('x', { in: 'A', rank: 'leader', resilience: 9 })
    .check((_, state) => expect(state.rng.draws).toBe(0))
    .runs(heroAttack, { hero: 'calthia', action: key('sweep'), inspired: false })
    .hostileIs('x', { damage: 2 })
    .check((_, state) => expect(state.rng.draws).toBe(0));
});

rule('LR-ATK-06', 'two values: the first for a normal, the second for an inspired attack', () => {
  for (const [die, damage] of [
    [4, 1],
    [5, 3],
  ] as const) {
    table()
      .hero('calthia', { in: 'A', dice: [die] })
      .hostile('x', { in: 'A', rank: 'leader', resilience: 9, reactions: ['retreat'] })
      .turnOf('calthia')
      .acts('calthia', 'strike')
      .hostileIs('x', { damage });
  }
});

rule('LR-ATK-07', 'one value serves both', () => {
  table()
    .hero('calthia', { in: 'A', dice: [6] })
    .hostile('x', { in: 'A', rank: 'leader', resilience: 9, reactions: ['retreat'] })
    .turnOf('calthia')
    .acts('calthia', 'sweep')
    .emits('action', { inspired: true })
    .hostileIs('x', { damage: 2 });
});

rule('LR-ATK-08', 'further abilities come after the damage', () => {
  table()
    .hero('calthia', { in: 'A', dice: [2], treasure: ['hook'] })
    .hostile('x', { in: 'A', resilience: 1 })
    .turnOf('calthia')
    .acts('calthia', 'hook')
    .isGone('x')
    .asks('p1', 'choose-step', 'B', 'decline');
});

const crowd = () =>
  table()
    .hero('calthia', { in: 'B' })
    .hero('dhoraz', { in: 'C' })
    .hostile('x', { in: 'C', rank: 'leader', resilience: 9 })
    .hostile('y', { in: 'C', rank: 'leader', resilience: 8 });

rule('LR-ATK-09', 'an area attack hits everyone else in the target’s area', () => {
  crowd()
    .runs(heroAttack, { hero: 'calthia', action: key('sweep'), inspired: false })
    .picks('p1', 'x')
    .picks('p1', 'x')
    .picks('p1', 'y')
    .hostileIs('x', { damage: 2 })
    .hostileIs('y', { damage: 2 })
    .heroHas('dhoraz', { damage: 2 })
    .isQuiet();
});

rule('LR-ATK-10', 'one at a time in the order the player picks', () => {
  const t = crowd()
    .runs(heroAttack, { hero: 'calthia', action: key('sweep'), inspired: false })
    .picks('p1', 'x')
    .asks('p1', 'order-targets', 'x', 'y', 'dhoraz')
    .picks('p1', 'dhoraz')
    .picks('p1', 'y')
    .isQuiet();
  const hurt = t.events
    .filter(({ type }) => type === 'hero-damaged' || type === 'hostile-damaged')
    .map(({ data }) => data.hero ?? data.hostile);
  expect(hurt).toEqual(['dhoraz', 'y', 'x']);
});

rule('LR-ATK-11', 'the attacker is not hit by the own area attack', () => {
  const own = () =>
    table()
      .hero('calthia', { in: 'A' })
      .hero('dhoraz', { in: 'A' })
      .hostile('x', { in: 'A', rank: 'leader', resilience: 9 });
  own()
    .runs(heroAttack, { hero: 'calthia', action: key('sweep'), inspired: false })
    .picks('p1', 'x')
    .hostileIs('x', { damage: 2 })
    .heroHas('dhoraz', { damage: 2 })
    .heroHas('calthia', { damage: 0 });
  own()
    .switched('area-attacks-hit-attacker', 'yes')
    .runs(heroAttack, { hero: 'calthia', action: key('sweep'), inspired: false })
    .asks('p1', 'order-targets', 'calthia', 'dhoraz', 'x');
});

rule('LR-ATK-12', 'a hostile’s area attack hits hostiles too, but not itself', () => {
  const wild = () =>
    table()
      .hero('calthia', { in: 'A' })
      .hostile('x', { in: 'A', area: true, attack: 1 })
      .hostile('y', { in: 'A', resilience: 3 });
  wild()
    .runs(hostileAttack, { hostile: 'x', execute: false, seat: 'p1' })
    .picks('p1', 'y')
    .heroHas('calthia', { damage: 1 })
    .hostileIs('y', { wounded: true })
    .hostileIs('x', { wounded: false })
    .isQuiet();
  wild()
    .switched('hostile-area-attacks', 'heroes-only')
    .runs(hostileAttack, { hostile: 'x', execute: false, seat: 'p1' })
    .hostileIs('y', { wounded: false })
    .isQuiet();
});

addTestCards({
  kind: 'hostile',
  id: 'shover',
  name: 'shover',
  origin: 'ours',
  group: 'tests',
  rank: 'leader',
  resilience: 9,
  tokens: 1,
  attacks: [],
  reactions: ['retreat'],
  leaderAction: { name: 'none', lines: [] },
  abilities: [{ window: 'hostile-damaged', lines: [{ do: { shift: { hostile: { kind: 'pushed' } } } }] }],
});
addTestCards({
  kind: 'hostile',
  id: 'pushed',
  name: 'pushed',
  origin: 'ours',
  group: 'tests',
  rank: 'leader',
  resilience: 9,
  tokens: 1,
  attacks: [],
  reactions: ['retreat'],
  leaderAction: { name: 'none', lines: [] },
});
addTestCards({
  kind: 'treasure',
  id: 'censer',
  name: 'censer',
  origin: 'ours',
  actions: [
    {
      kind: 'attack',
      id: 'swing',
      name: 'Swing',
      range: 'melee',
      area: true,
      damage: 1,
      lines: [{ do: { count: { counter: 'swung', add: 1 } } }],
    },
  ],
});

rule('LR-ATK-13', 'the targets are fixed when the attack is declared; further abilities come once', () => {
  table({ map: ['AB'] })
    .hero('calthia', { in: 'A', dice: [2], treasure: ['censer'] })
    .hostile('shover', { kind: 'shover', in: 'A' })
    .hostile('pushed', { kind: 'pushed', in: 'A' })
    .turnOf('calthia')
    .acts('calthia', 'swing')
    .picks('p1', 'shover')
    .answers('p1', 'order-targets', 'shover')
    .hostileIs('pushed', { in: 'B', damage: 1 })
    .emitsTimes(1, 'counted', { counter: 'swung', now: 1 });
});

rule('LR-ATK-14', 'no attack without a target', () => {
  table()
    .hero('calthia', { in: 'A', dice: [2] })
    .hostile('x', { in: 'C' })
    .turnOf('calthia')
    .asks('p1', 'choose-action', 'move', 'rest', 'decline')
    .bars(key('strike'), 'LR-ATK-14');
});

rule('LR-ATK-10', 'the attacker’s player picks the order, wherever he sits', () => {
  const t = table()
    .line('calthia', 'dhoraz', 'luxa', 'regis')
    .hero('luxa', { in: 'B' })
    .hero('calthia', { in: 'C' })
    .hostile('x', { in: 'C', rank: 'leader', resilience: 9 })
    .hostile('y', { in: 'C', rank: 'leader', resilience: 8 })
    .given((b) => {
      b.lastActed = 'calthia';
    })
    .runs(heroAttack, { hero: 'luxa', action: 'luxa/unwounded/sweep', inspired: false })
    .picks('p3', 'x')
    .asks('p3', 'order-targets', 'x', 'y', 'calthia')
    .refuses({ picks: ['x'], seat: 'p1' }, 'seat')
    .picks('p3', 'y')
    .picks('p3', 'calthia')
    .isQuiet();
  const hurt = t.events
    .filter(({ type }) => type === 'hero-damaged' || type === 'hostile-damaged')
    .map(({ data }) => data.hero ?? data.hostile);
  expect(hurt).toEqual(['y', 'calthia', 'x']);
});

rule('LR-ATK-10', 'of a hostile’s area attack, the player who resolves it picks the order', () => {
  table()
    .hero('calthia', { in: 'A' })
    .hero('dhoraz', { in: 'A' })
    .hostile('x', { in: 'A', area: true, attack: 1 })
    .runs(hostileAttack, { hostile: 'x', execute: false, seat: 'p2' })
    .asks('p2', 'choose-victim', 'calthia', 'dhoraz')
    .picks('p2', 'dhoraz')
    .asks('p2', 'order-targets', 'calthia', 'dhoraz')
    .picks('p2', 'calthia')
    .heroHas('calthia', { damage: 1 })
    .heroHas('dhoraz', { damage: 1 })
    .isQuiet();
});
