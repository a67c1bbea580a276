import { expect } from 'vitest';
import {
  actionPhase,
  adventurePhase,
  dicePhase,
  initiativePhase,
  leaderPhase,
  recoveryPhase,
  round,
} from '../../src/rules/round.js';
import { rule, table } from '../kit.js';

const strike = { lines: [{ do: { act: { hostiles: 'this', does: ['attack'] } } }], name: 'Strike' };

rule('LR-RND-01', 'six phases in their order', () => {
  const quiet = table({ players: 1 })
    .hero('calthia', { in: 'A' })
    .rolls(1, 1, 1)
    .runs(round, {})
    .endsTurn('calthia')
    .isQuiet();
  const phases = quiet.events.filter(({ type }) => type === 'phase').map(({ data }) => data.phase);
  expect(phases).toEqual(['adventure', 'dice', 'initiative', 'action', 'leader', 'recovery']);
});

rule('LR-RND-02', 'the adventure phase carries out the adventure’s instructions before any dice', () => {
  table({
    map: ['ABC'],
    players: 1,
    adventure: () => ({ phase: [{ do: { act: { hostiles: { count: 'all' }, does: ['move', 'attack'] } } }] }),
  })
    .hero('calthia', { in: 'A' })
    .hostile('x', { in: 'B' })
    .hostile('y', { in: 'C', reactions: ['move'] })
    .runs(adventurePhase, {})
    .answers('p1', 'choose-hostile-to-act', 'x')
    .area('A', ['calthia', 'x'])
    .area('B', ['y'])
    .heroHas('calthia', { damage: 1 })
    .emitsInOrder('hostile-acts', 'moved', 'attack', 'hostile-acts', 'moved')
    .doesNotEmit('dice')
    .isQuiet();
});

rule('LR-RND-03', 'each hero gets three dice, showing what was rolled', () => {
  table({ players: 1 })
    .hero('calthia', { in: 'A' })
    .hero('dhoraz', { in: 'A' })
    .rolls(2, 4, 6, 1, 1, 5)
    .runs(dicePhase, {})
    .heroHas('calthia', { dice: [2, 4, 6] })
    .heroHas('dhoraz', { dice: [1, 1, 5] })
    .isQuiet();
});

rule('LR-RND-04', 'an action die shows 1 to 6', () => {
  const seen = new Set<number>();
  const t = table().hero('calthia', { in: 'A' });
  for (let n = 0; n < 334; n++) {
    t.runs(dicePhase, {});
    for (const die of t.board.heroes[0]?.dice ?? []) seen.add(die);
  }
  expect([...seen].sort()).toEqual([1, 2, 3, 4, 5, 6]);
});

rule('LR-RND-05', 'no dice for a hero who is out of action', () => {
  table()
    .hero('calthia', { in: 'A' })
    .hero('dhoraz', { in: 'A' })
    .hero('luxa', { in: 'A' })
    .hero('regis', { out: true, wounded: true })
    .runs(dicePhase, {})
    .heroHas('regis', { dice: [] })
    .emitsTimes(3, 'dice');
});

rule('LR-RND-06', 'the initiative cards are shuffled and dealt in a line', () => {
  const dealt = (...draws: number[]) => {
    const t = table({ limits: { A: 5 } });
    for (const id of ['calthia', 'dhoraz', 'luxa', 'regis'] as const) t.hero(id, { in: 'A' });
    return t.script('initiative', ...draws).runs(initiativePhase, {}).board.line;
  };
  expect(dealt(3, 2, 1)).toEqual(['calthia', 'dhoraz', 'luxa', 'regis']);
  expect(dealt(0, 0, 0)).toEqual(['dhoraz', 'luxa', 'regis', 'calthia']);
});

rule('LR-RND-07', 'a hero who is out of action has no card in the line', () => {
  table()
    .hero('calthia', { in: 'A' })
    .hero('dhoraz', { in: 'A' })
    .hero('luxa', { in: 'A' })
    .hero('regis', { out: true })
    .runs(initiativePhase, {})
    .check((b) => {
      expect(b.line).toHaveLength(3);
      expect(b.line).not.toContain('regis');
    });
});

rule('LR-RND-08', 'turns go from left to right, once each', () => {
  const t = table({ limits: { A: 5 }, players: 1 }).line('luxa', 'calthia', 'regis', 'dhoraz');
  for (const id of ['calthia', 'dhoraz', 'luxa', 'regis'] as const) t.hero(id, { in: 'A', dice: [2] });
  t.runs(actionPhase, { next: 0 })
    .endsTurn('luxa')
    .endsTurn('calthia')
    .endsTurn('regis')
    .endsTurn('dhoraz')
    .isQuiet();
  expect(t.events.filter(({ type }) => type === 'turn').map(({ data }) => data.hero)).toEqual([
    'luxa',
    'calthia',
    'regis',
    'dhoraz',
  ]);
});

rule('LR-RND-18', 'leaders perform their leader actions; one that cannot is skipped', () => {
  table({ map: ['ABC'] })
    .hero('calthia', { in: 'A' })
    .hostile('l1', { in: 'A', rank: 'leader', resilience: 6, attack: 2, leaderAction: strike })
    .hostile('l2', { in: 'C', rank: 'leader', resilience: 6, attack: 2, leaderAction: strike })
    .line('calthia')
    .runs(leaderPhase, {})
    .answers('p1', 'order-leaders', 'l2')
    .emitsTimes(1, 'leader-action', { hostile: 'l1' })
    .doesNotEmit('leader-action', { hostile: 'l2' })
    .heroHas('calthia', { damage: 2 })
    .isQuiet();
});

rule('LR-RND-19', 'the player whose hero had the first turn orders the leaders', () => {
  table({ players: 4 })
    .hero('calthia', { in: 'A' })
    .hero('dhoraz', { in: 'A' })
    .line('dhoraz', 'calthia')
    .given((b) => {
      b.lastActed = 'calthia';
    })
    .hostile('l1', { in: 'A', rank: 'leader', resilience: 6, leaderAction: strike })
    .hostile('l2', { in: 'A', rank: 'leader', resilience: 7, leaderAction: strike })
    .runs(leaderPhase, {})
    .asks('p2', 'order-leaders', 'l1', 'l2')
    .cites('LR-RND-19')
    .picks('p2', 'l2')
    .emits('leader-action', { hostile: 'l2' })
    .doesNotEmit('leader-action', { hostile: 'l1' });
});

const haven = () => table({ map: ['ABC'], havens: ['C'], players: 1 }).line('calthia');

rule('LR-RND-20', 'a hero beside an empty haven brings one back', () => {
  haven()
    .hero('calthia', { in: 'B' })
    .hero('regis', { out: true, wounded: true })
    .runs(recoveryPhase, {})
    .heroHas('regis', { in: 'C', out: false })
    .isQuiet();
  haven()
    .hero('calthia', { in: 'A' })
    .hero('regis', { out: true, wounded: true })
    .runs(recoveryPhase, {})
    .heroHas('regis', { in: null, out: true })
    .isQuiet();
});

rule('LR-RND-21', 'whoever returns is unwounded, without damage', () => {
  haven()
    .hero('calthia', { in: 'B' })
    .hero('regis', { out: true, wounded: true })
    .runs(recoveryPhase, {})
    .heroHas('regis', { wounded: false, damage: 0 });
});

const twoHavens = () =>
  table({ map: ['DABC'], havens: ['C', 'D'], players: 1 })
    .line('calthia')
    .hero('calthia', { in: 'B' })
    .hero('dhoraz', { in: 'A' })
    .hero('luxa', { out: true })
    .hero('regis', { out: true });

rule('LR-RND-22', 'one hero returns in a recovery phase, however many havens are open', () => {
  twoHavens()
    .runs(recoveryPhase, {})
    .answers('p1', 'choose-returning', 'regis')
    .answers('p1', 'choose-haven', 'D')
    .heroHas('regis', { in: 'D' })
    .heroHas('luxa', { out: true })
    .isQuiet();
  twoHavens()
    .switched('returns-per-recovery', 'one-for-each-haven')
    .runs(recoveryPhase, {})
    .answers('p1', 'choose-returning', 'regis')
    .answers('p1', 'choose-haven', 'D')
    .heroHas('luxa', { in: 'C' })
    .isQuiet();
});

rule('LR-RND-23', 'the choice is the players’, and the first player’s if they disagree', () => {
  table({ map: ['ABC'], havens: ['C'], players: 4 })
    .line('dhoraz', 'calthia')
    .hero('calthia', { in: 'B' })
    .hero('dhoraz', { in: 'A' })
    .hero('luxa', { out: true })
    .hero('regis', { out: true })
    .runs(recoveryPhase, {})
    .asks('party', 'choose-returning', 'luxa', 'regis')
    .check((_, state) => expect(state.open[0]?.by).toBe('p2'));
});

rule('LR-RND-24', 'a haven with anybody in it is not empty', () => {
  haven()
    .hero('calthia', { in: 'C' })
    .hero('dhoraz', { in: 'B' })
    .hero('regis', { out: true })
    .runs(recoveryPhase, {})
    .heroHas('regis', { out: true })
    .isQuiet();
  haven()
    .hero('calthia', { in: 'B' })
    .hostile('x', { in: 'C' })
    .hero('regis', { out: true })
    .runs(recoveryPhase, {})
    .heroHas('regis', { out: true });
});

rule('LR-RND-25', 'the dice are removed and the round ends', () => {
  haven()
    .hero('calthia', { in: 'A', dice: [1, 1] })
    .runs(recoveryPhase, {})
    .heroHas('calthia', { dice: [] })
    .check((b) => expect(b.round).toBe(2));
});

rule('LR-RND-26', 'whoever returned gets dice and an initiative card in the next round', () => {
  haven()
    .hero('calthia', { in: 'B' })
    .hero('regis', { out: true, wounded: true })
    .runs(recoveryPhase, {})
    .runs(dicePhase, {})
    .runs(initiativePhase, {})
    .check((b) => {
      expect(b.heroes.find(({ id }) => id === 'regis')?.dice).toHaveLength(3);
      expect(b.line.toSorted()).toEqual(['calthia', 'regis']);
    });
});
