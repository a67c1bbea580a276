import { expect } from 'vitest';
import { damageHero, damageHostile, goOut, heroAttack, slay } from '../../src/procs.js';
import { hostileAttack } from '../../src/rules/hostile-reactions.js';
import { putDown } from '../../src/rules/hostiles.js';
import { adventurePhase } from '../../src/rules/round.js';
import { addTestCards, rule, table, testKind } from '../kit.js';

const counts = (counter: string) => ({ do: { count: { counter, add: 1 } } });
const card = (id: string, more: object) => ({ kind: 'treasure', id, name: id, origin: 'ours', ...more });
const attack = (id: string, more: object) => ({
  kind: 'attack',
  id,
  name: id,
  range: 'melee',
  damage: 1,
  ...more,
});

addTestCards(
  card('alarm', { abilities: [{ window: 'would-damage-hero', about: 'any', lines: [counts('alarm')] }] }),
  card('dirge', { abilities: [{ window: 'hero-out', about: 'any', lines: [counts('dirge')] }] }),
  card('aegis', { abilities: [{ window: 'would-damage-hero', lines: [{ do: { prevent: { count: 1 } } }] }] }),
  card('feather', { actions: [attack('tickle', { damage: 0 })] }),
  card('bomb', {
    actions: [attack('throw', { lines: [{ cost: { discardSelf: true }, ...counts('bang') }] })],
  }),
);

rule('LR-DMG-01', 'damage to a hostile gives what was dealt; one that is gone takes none', () => {
  const hits = (hostile: string, count: number) =>
    table().hostile('x', { in: 'A', resilience: 3 }).runs(damageHostile, { hostile, count, by: null });
  hits('x', 2).gives(2);
  hits('x', 3).gives(3).isGone('x');
  hits('x', 0).gives(0);
  hits('ghost', 2).gives(0).doesNotEmit('hostile-damaged');
  table().runs(slay, { hostile: 'ghost', by: null }).doesNotEmit('hostile-slain').isQuiet();
});

rule('LR-DMG-01', 'the slain are counted, kind by kind', () => {
  const one = testKind({ resilience: 1 });
  const other = testKind({ resilience: 2 });
  table()
    .hostile('x', { in: 'A', kind: one })
    .hostile('y', { in: 'A', kind: one })
    .hostile('z', { in: 'A', kind: other })
    .runs(slay, { hostile: 'x', by: null })
    .check((b) => expect(b.slain).toEqual({ [one]: 1 }))
    .runs(slay, { hostile: 'y', by: null })
    .runs(slay, { hostile: 'z', by: null })
    .check((b) => expect(b.slain).toEqual({ [one]: 2, [other]: 1 }));
});

addTestCards({
  kind: 'hostile',
  id: 'screamer',
  name: 'screamer',
  origin: 'ours',
  group: 'tests',
  rank: 'minion',
  resilience: 1,
  tokens: 2,
  attacks: [],
  reactions: ['move'],
  abilities: [{ window: 'round-starts', about: 'any', lines: [counts('screams')] }],
});

rule('LR-DMG-01', 'a hostile that was slain is heard no more; another of its kind still is', () => {
  const screams = (tokens: number) => {
    const t = table();
    for (let n = 0; n < tokens; n++) putDown(t.now, 'screamer', t.at('A'));
    return t.runs(slay, { hostile: 'screamer#1', by: null }).runs(adventurePhase, {});
  };
  screams(1).doesNotEmit('counted');
  screams(2).emitsTimes(1, 'counted', { counter: 'screams', now: 1 }).isQuiet();
});

rule('LR-DMG-08', 'where no damage is left, nothing is asked and nothing happens', () => {
  const hits = (given: object, count: number) =>
    table()
      .hero('calthia', { in: 'A', ...given })
      .hero('dhoraz', { in: 'A', treasure: ['alarm'] })
      .runs(damageHero, { hero: 'calthia', count, by: null });
  hits({}, 1).gives(1).emitsTimes(1, 'counted');
  hits({}, 0).gives(0).doesNotEmit('counted');
  hits({ treasure: ['plate'] }, 1)
    .gives(0)
    .doesNotEmit('counted')
    .heroHas('calthia', { damage: 0 });
  hits({ treasure: ['plate'] }, 3)
    .gives(2)
    .heroHas('calthia', { damage: 2 });
  // Nobody is hit who is out of action.
  const out = table()
    .hero('calthia', { out: true })
    .hero('dhoraz', { in: 'A', treasure: ['alarm'] });
  out.runs(damageHero, { hero: 'calthia', count: 1, by: null }).gives(0).doesNotEmit('counted');
});

rule('LR-DMG-08', 'damage that is prevented altogether is none', () => {
  const hits = (count: number) =>
    table()
      .hero('calthia', { in: 'A', treasure: ['aegis'] })
      .runs(damageHero, { hero: 'calthia', count, by: null });
  hits(1).gives(0).doesNotEmit('hero-damaged').heroHas('calthia', { damage: 0 });
  hits(3).gives(2).heroHas('calthia', { damage: 2 });
});

rule('LR-DMG-08', 'an attack for 0 does not flip anybody', () => {
  table()
    .hero('calthia', { in: 'A', dice: [2], treasure: ['feather'] })
    .hostile('x', { in: 'A', resilience: 3 })
    .turnOf('calthia')
    .acts('calthia', 'tickle')
    .hostileIs('x', { wounded: false })
    .doesNotEmit('hostile-damaged');
});

rule('LR-DMH-05', 'what a hero carried lies where they fell, and others may wait for that', () => {
  table()
    .hero('calthia', { in: 'B', wounded: true })
    .hero('dhoraz', { in: 'A', treasure: ['dirge'] })
    .given((b) => {
      b.things = [
        { id: 'idol', area: null, holder: 'calthia', uses: 0 },
        { id: 'lamp', area: null, holder: 'dhoraz', uses: 0 },
      ];
    })
    .runs(goOut, { hero: 'calthia' })
    .emitsTimes(1, 'counted', { counter: 'dirge' })
    .check((b) =>
      expect(b.things).toEqual([
        { id: 'idol', area: expect.stringMatching(/-b$/), holder: null, uses: 0 },
        { id: 'lamp', area: null, holder: 'dhoraz', uses: 0 },
      ]),
    );
});

rule('LR-ATK-08', 'a further ability that uses up its card means the card of the attack', () => {
  table()
    .hero('calthia', { in: 'A', dice: [2], treasure: ['sword', 'bomb'] })
    .hostile('x', { in: 'A', rank: 'leader', resilience: 9, reactions: ['retreat'] })
    .turnOf('calthia')
    .acts('calthia', 'throw')
    .answers('p1', 'pay-for-line', 'yes')
    .heroHas('calthia', { treasure: ['sword'] })
    .check((b) => expect(b.deck).toEqual(['bomb']))
    .emitsTimes(1, 'counted', { counter: 'bang' });
});

rule('LR-ATK-08', 'a further ability of a hostile’s attack is its own', () => {
  const lines = [
    { do: { damage: { count: 1, hostile: 'this' } } },
    { if: { inspired: true }, ...counts('hot') },
  ];
  const attacks = [{ name: 'Ram', range: 'melee', damage: 1, lines }];
  table()
    .hero('calthia', { in: 'A' })
    .hostile('x', { in: 'A', resilience: 3, attacks })
    .hostile('y', { in: 'A', resilience: 3, attacks })
    .runs(hostileAttack, { hostile: 'y', execute: false, seat: 'p1' })
    .heroHas('calthia', { damage: 1 })
    .hostileIs('y', { wounded: true })
    .hostileIs('x', { wounded: false })
    .doesNotEmit('counted');
});

rule('LR-ATK-12', 'where hostiles spare each other, heroes still hit them all', () => {
  table()
    .hero('calthia', { in: 'B' })
    .hostile('x', { in: 'C', resilience: 3 })
    .hostile('y', { in: 'C', resilience: 3 })
    .switched('hostile-area-attacks', 'heroes-only')
    .runs(heroAttack, { hero: 'calthia', action: 'calthia/unwounded/sweep', inspired: false })
    .picks('p1', 'x')
    .picks('p1', 'y')
    .hostileIs('x', { wounded: true })
    .hostileIs('y', { wounded: true });
});
