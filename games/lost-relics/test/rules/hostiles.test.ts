import { expect } from 'vitest';
import { record } from '../../src/content/schema.js';
import { lostRelicsBox } from '../../src/index.js';
import { damageHostile } from '../../src/procs.js';
import { availableTokens } from '../../src/queries.js';
import { hostileAttack, hostileMove } from '../../src/rules/hostile-reactions.js';
import { putDown, spawn } from '../../src/rules/hostiles.js';
import { adventurePhase } from '../../src/rules/round.js';
import { rule, table, testKind } from '../kit.js';

rule('LR-HOS-01', 'every hostile is a leader or a minion and has a resilience or the tough symbol', () => {
  const base = {
    kind: 'hostile',
    id: 'h',
    name: 'h',
    origin: 'ours',
    group: 'g',
    tokens: 1,
    attacks: [],
    reactions: ['retreat'],
  };
  expect(record.safeParse({ ...base, rank: 'minion', resilience: 1 }).success).toBe(true);
  expect(record.safeParse({ ...base, rank: 'minion', tough: true }).success).toBe(true);
  expect(record.safeParse({ ...base, rank: 'minion' }).success).toBe(false);
  expect(record.safeParse({ ...base, rank: 'minion', resilience: 1, tough: true }).success).toBe(false);
  expect(record.safeParse({ ...base, rank: 'henchman', resilience: 1 }).success).toBe(false);
  const ranks = new Set(
    (lostRelicsBox.kinds.hostile ?? []).map((card) => card.kind === 'hostile' && card.rank),
  );
  expect([...ranks].sort()).toEqual(['leader', 'minion']);
});

rule('LR-HOS-02', 'a kind is available while a token of it is off the battlefield', () => {
  const kind = testKind({ resilience: 1, attack: 1 }, 3);
  const t = table();
  for (let n = 0; n < 3; n++) putDown(t.now, kind, t.at('A'));
  expect(availableTokens(t.now, kind)).toEqual([]);
  t.runs(damageHostile, { hostile: `${kind}#2`, count: 1, by: null });
  expect(availableTokens(t.now, kind)).toEqual([`${kind}#2`]);
});

rule('LR-HOS-03', 'as many as are available are placed, and the rest is skipped', () => {
  const kind = testKind({ resilience: 1, attack: 2 }, 2);
  const t = table();
  putDown(t.now, kind, t.at('A'));
  t.runs(spawn, { kind, count: 2, areas: [t.at('B')] })
    .area('B', [`${kind}#2`])
    .emitsTimes(1, 'spawned')
    .isQuiet();
});

const fork = () =>
  table({ map: ['BAC'] })
    .hero('calthia', { in: 'B' })
    .hero('dhoraz', { in: 'C' })
    .hostile('x', { in: 'A' });

rule('LR-HOS-04', 'the player whose hero acted last in the round decides about hostiles', () => {
  fork()
    .line('calthia', 'dhoraz')
    .given((b) => {
      b.lastActed = 'dhoraz';
    })
    .runs(hostileMove, { hostile: 'x' })
    .asks('p2', 'choose-hostile-step', 'B', 'C');
});

rule('LR-HOS-05', 'before anybody has acted it is the player of the first hero in the line', () => {
  fork()
    .line('luxa', 'calthia')
    .runs(hostileMove, { hostile: 'x' })
    .asks('p3', 'choose-hostile-step', 'B', 'C');
});

rule(
  'LR-HOS-06',
  'in the adventure phase the line of the last round counts; in the first round the first seat',
  () => {
    const phase = () => ({ phase: [{ do: { act: { hostiles: { count: 'all' }, does: ['move'] } } }] });
    const choice = () =>
      table({ map: ['BAC'], adventure: phase })
        .hero('calthia', { in: 'B' })
        .hero('dhoraz', { in: 'C' })
        .hostile('x', { in: 'A' });
    choice()
      .line('regis', 'calthia')
      .given((b) => {
        b.round = 2;
        b.lastActed = 'calthia';
      })
      .runs(adventurePhase, {})
      .asks('p4', 'choose-hostile-step', 'B', 'C');
    choice().runs(adventurePhase, {}).asks('p1', 'choose-hostile-step', 'B', 'C');
  },
);

rule('LR-HOS-07', 'a hostile’s ranged attack reaches a hero who sees it', () => {
  const apart = (state: 'open' | 'closed') =>
    table({ map: ['AB'], doors: { d1: ['A', 'B'] } })
      .door('d1', state)
      .hero('calthia', { in: 'A' })
      .hostile('x', { in: 'B', range: 'ranged', attack: 2 })
      .runs(hostileAttack, { hostile: 'x', execute: false, seat: 'p1' });
  apart('closed').heroHas('calthia', { damage: 0 });
  apart('open').heroHas('calthia', { damage: 2 });
});
