import { expect } from 'vitest';
import { damageHero } from '../../src/procs.js';
import { actionPhase, adventurePhase, recoveryPhase, round } from '../../src/rules/round.js';
import { addTestCards, rule, table, testKind } from '../kit.js';

const boss = testKind({ rank: 'leader', resilience: 1 }, 1);
const slayBoss = () => ({ objective: { text: 'slay', if: { slain: { kind: boss, atLeast: 1 } } } });

rule('LR-END-01', 'the adventure is won at once: no link and no reaction follows', () => {
  table({ adventure: slayBoss, players: 1 })
    .hero('calthia', { in: 'A', dice: [1, 5] })
    .hero('dhoraz', { in: 'A', dice: [2] })
    .hostile(boss, { kind: boss, in: 'A' })
    .hostile('x', { in: 'A' })
    .turnOf('calthia')
    .acts('calthia', 'strike', 1)
    .picks('p1', boss)
    .isWon()
    .isQuiet()
    .reactions(0)
    .doesNotEmit('chain');
});

rule('LR-END-02', 'lost when all but Taros are out of action', () => {
  const last = () =>
    table()
      .hero('calthia', { out: true })
      .hero('dhoraz', { out: true })
      .hero('luxa', { out: true })
      .hero('taros', { in: 'A' })
      .hostile('x', { in: 'C' });
  last()
    .hero('regis', { in: 'A', wounded: true, damage: 3 })
    .runs(damageHero, { hero: 'regis', count: 1, by: null })
    .isLost();
  last()
    .hero('regis', { in: 'A', wounded: true, damage: 2 })
    .runs(damageHero, { hero: 'regis', count: 1, by: null })
    .isUndecided();
});

rule('LR-END-03', 'an adventure may add defeats, such as the end of a round', () => {
  const ends = (at: number) =>
    table({ adventure: () => ({ defeat: [{ text: 'time', if: { round: { atLeast: 9 } } }] }), players: 1 })
      .hero('calthia', { in: 'A' })
      .line('calthia')
      .given((b) => {
        b.round = at;
      })
      .runs(round, {})
      .endsTurn('calthia');
  ends(7)
    .isUndecided()
    .check((b) => expect(b.round).toBe(8));
  // The last step of the round counts it up; the next step of anything finds the defeat.
  ends(8).runs(adventurePhase, {}).isLost().doesNotEmit('phase');
});

rule('LR-END-04', 'defeat is looked for at once: no recovery saves the heroes', () => {
  table({ map: ['AB'], havens: ['B'], players: 1 })
    .hero('calthia', { in: 'A', dice: [2], wounded: true, damage: 3 })
    .hero('dhoraz', { out: true })
    .hero('luxa', { out: true })
    .hero('regis', { out: true })
    .hostile('x', { in: 'A', reactions: ['attack'] })
    .line('calthia')
    .runs(actionPhase, { next: 0 })
    .endsTurn('calthia')
    .isLost()
    .runs(recoveryPhase, {})
    .isLost()
    .doesNotEmit('phase')
    .heroHas('calthia', { out: true });
});

addTestCards({
  kind: 'treasure',
  id: 'doom',
  name: 'doom',
  origin: 'ours',
  actions: [
    { kind: 'special', id: 'doom', name: 'Doom', lines: [{ do: { count: { counter: 'never', add: 99 } } }] },
  ],
});

rule('LR-END-05', 'what is met at the same moment is a victory', () => {
  table({
    players: 1,
    adventure: () => ({ defeat: [{ text: 'doom', if: { counter: { name: 'never', atLeast: 99 } } }] }),
  })
    .hero('calthia', { in: 'A', dice: [2], treasure: ['doom'] })
    .turnOf('calthia')
    .acts('calthia', 'doom')
    .isWon();
});

rule('LR-END-05', 'otherwise the first condition met counts', () => {
  // The sweep strikes Calthia's last companion before the boss, or after it.
  const sweep = (first: string) =>
    table({ adventure: slayBoss, players: 1 })
      .hero('calthia', { in: 'A', dice: [2], wounded: true, damage: 3 })
      .hero('dhoraz', { out: true })
      .hero('luxa', { out: true })
      .hero('regis', { out: true })
      .switched('area-attacks-hit-attacker', 'yes')
      .hostile(boss, { kind: boss, in: 'A' })
      .turnOf('calthia')
      .acts('calthia', 'sweep')
      .answers('p1', 'order-targets', first);
  sweep('calthia').isLost();
  sweep(boss).isWon();
});
