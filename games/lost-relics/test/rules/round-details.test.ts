import { expect } from 'vitest';
import { chain } from '../../src/rules/chains.js';
import { dicePhase, leaderPhase, recoveryPhase } from '../../src/rules/round.js';
import { addTestCards, rule, table } from '../kit.js';

const counts = (counter: string) => ({ do: { count: { counter, add: 1 } } });
addTestCards({
  kind: 'treasure',
  id: 'dice-bell',
  name: 'dice-bell',
  origin: 'ours',
  abilities: [{ window: 'dice-rolled', about: 'any', lines: [counts('rolled')] }],
});

rule('LR-RND-03', 'it is the dice phase, and cards may wait for its end', () => {
  table()
    .hero('calthia', { in: 'A', treasure: ['dice-bell'] })
    .rolls(2, 5, 6)
    .runs(dicePhase, {})
    .heroHas('calthia', { dice: [2, 5, 6] })
    .emitsTimes(1, 'counted', { counter: 'rolled' })
    .check((b) => expect(b.phase).toBe('dice'));
});

const leader = (leaderAction: object) => ({ in: 'A', rank: 'leader', resilience: 9, leaderAction }) as const;
const never = { counter: { name: 'never', atLeast: 1 } };

rule('LR-RND-18', 'every leader acts, as far as its condition holds', () => {
  const leads = (first: object, second: object) =>
    table({ players: 1 })
      .hostile('l', leader({ name: 'First', lines: [counts('first')], ...first }))
      .hostile('m', leader({ name: 'Second', lines: [counts('second')], ...second }))
      .runs(leaderPhase, {})
      .picks('p1', 'l')
      .isQuiet();
  leads({}, {}).emitsInOrder('leader-action', 'counted', 'leader-action', 'counted');
  leads({ if: never }, { if: { not: never } })
    .emitsTimes(1, 'leader-action', { hostile: 'm' })
    .emitsTimes(1, 'leader-action')
    .emitsTimes(1, 'counted', { counter: 'second' });
});

rule('LR-RND-18', 'a leader that was slain before its action has none', () => {
  const betrays = { name: 'Betrayal', lines: [{ do: { slay: { hostile: { other: true, count: 'all' } } } }] };
  table({ players: 1 })
    .hostile('l', leader(betrays))
    .hostile('m', leader({ name: 'Second', lines: [counts('second')] }))
    .runs(leaderPhase, {})
    .picks('p1', 'l')
    .isGone('m')
    .emitsTimes(1, 'leader-action', { hostile: 'l' })
    .doesNotEmit('counted')
    .isQuiet();
});

rule('LR-RND-21', 'who comes back has no damage tokens', () => {
  table({ map: ['AB'], havens: ['B'] })
    .hero('calthia', { in: 'A' })
    .hero('regis', { out: true, wounded: true, damage: 2 })
    .runs(recoveryPhase, {})
    .heroHas('regis', { in: 'B', out: false, wounded: false, damage: 0 });
});

rule('LR-RND-20', 'an open haven is of no use while nobody is out of action', () => {
  table({ map: ['AB'], havens: ['B'] })
    .hero('calthia', { in: 'A' })
    .runs(recoveryPhase, {})
    .doesNotEmit('hero-returned')
    .isQuiet();
});

rule('LR-RND-22', 'where each haven brings one back, it is still one recovery phase', () => {
  table({ map: ['BAC'], havens: ['B', 'C'], players: 1 })
    .switched('returns-per-recovery', 'one-for-each-haven')
    .hero('calthia', { in: 'A' })
    .hero('luxa', { out: true })
    .hero('regis', { out: true })
    .runs(recoveryPhase, {})
    .answers('p1', 'choose-returning', 'regis')
    .answers('p1', 'choose-haven', 'C')
    .heroHas('regis', { in: 'C' })
    .heroHas('luxa', { in: 'B' })
    .emitsTimes(1, 'phase', { phase: 'recovery' })
    .isQuiet();
});

rule('LR-RND-25', 'what lasts for a round ends with it, and what lasts longer does not', () => {
  const more = (until: 'round' | 'adventure') =>
    ({ stat: 'steps', on: 'calthia', add: 1, until, source: 'x' }) as const;
  table()
    .hero('calthia', { in: 'A' })
    .given((b) => {
      b.modifiers = [more('round'), more('adventure')];
    })
    .runs(recoveryPhase, {})
    .check((b) => expect(b.modifiers).toEqual([more('adventure')]));
});

rule('LR-RND-10', 'a turn has a hero while it lasts, and only dice that are left are set to 1', () => {
  const turn = (...dice: number[]) => table().hero('calthia', { in: 'A', dice }).turnOf('calthia');
  turn(5, 6)
    .check((b) => expect(b.active).toBe('calthia'))
    .endsTurn('calthia')
    .check((b) => expect(b.active).toBeNull())
    .emitsTimes(1, 'dice-set-to-1', { hero: 'calthia', count: 2 });
  turn(5).endsTurn('calthia').emitsTimes(1, 'dice-set-to-1', { count: 1 });
  turn(5).acts('calthia', 'rest').doesNotEmit('dice-set-to-1').isQuiet();
});

rule(['LR-RST-04', 'LR-RST-06'], 'an inspired rest turns the card or removes tokens, never both', () => {
  const rests = (given: object) =>
    table()
      .hero('calthia', { in: 'A', dice: [5], ...given })
      .turnOf('calthia')
      .acts('calthia', 'rest');
  rests({ wounded: true }).emitsTimes(1, 'hero-unwounded').doesNotEmit('healed');
  rests({}).emitsTimes(1, 'healed', { count: 0 }).doesNotEmit('hero-unwounded');
});

rule('LR-CHN-04', 'after a 6 nobody can go on, not even with a destiny token', () => {
  table()
    .hero('calthia', { in: 'A' })
    .hero('dhoraz', { in: 'A', dice: [3], destiny: 1 })
    .runs(chain, { starter: 'calthia', value: 6 })
    .isQuiet();
});

rule(
  'LR-CHN-01',
  'whether a chain starts is asked once, at its 1, as soon as somebody else could join',
  () => {
    const at = (value: number, die: number) =>
      table()
        .hero('calthia', { in: 'A', dice: [die] })
        .hero('dhoraz', { in: 'A', dice: [die] })
        .runs(chain, { starter: 'calthia', value });
    at(1, 2).asks('p1', 'start-chain', 'yes', 'no');
    at(2, 3)
      .asks('p2', 'join-chain', 'dhoraz', 'decline')
      .wants('p2', { min: 1, max: 1 })
      .asks('p1', 'join-chain', 'calthia', 'decline');
  },
);
