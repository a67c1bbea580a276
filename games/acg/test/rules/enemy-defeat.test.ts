import { expect } from 'vitest';
import { noIcons } from '../../src/board.js';
import { defeatEnemy } from '../../src/procs.js';
import { enemy } from '../cards.js';
import { type AcgTable, addTestCards, rule, table } from '../kit.js';

const PERIL = { do: { peril: { change: 1 } } };
addTestCards(
  enemy('test-loud', { abilities: [{ window: 'round-ends', lines: [] }] }),
  enemy('test-grudge', {
    abilities: [
      { window: 'enemy-defeated', lines: [PERIL] },
      { window: 'enemy-revealed', lines: [PERIL, PERIL] },
    ],
  }),
);

/** In the middle of a rest of the Ironbreaker. */
const amid = (part: 'during' | 'after' = 'during') =>
  table().given((b) => {
    b.action = {
      hero: 'ironbreaker',
      card: 'stubborn-resolve',
      type: 'rest',
      part,
      targets: [],
      aided: null,
      spent: 0,
      dice: [],
      extra: noIcons(),
      defeated: [],
      lateAttackers: [],
      lateNemeses: [],
    };
  });

rule(['ACG-ENEMY-05', 'ACG-DECK-14'], 'a defeated enemy leaves with everything that lay on it', () => {
  const t = table()
    .enemy('x', { card: 'test-loud', attack: 3 })
    .enemy('y', { card: 'test-brute#2', attack: 4 })
    .given(({ vetoes }) => {
      vetoes.push({ verb: 'be-engaged', on: 'x', until: 'quest', source: 'test' });
      vetoes.push({ verb: 'be-engaged', on: 'y', until: 'quest', source: 'test' });
    })
    .runs(defeatEnemy, { enemy: 'x', by: null })
    .isQuiet();
  expect(t.board.enemies.map(({ id }) => id)).toEqual(['y']);
  expect(t.board.modifiers.map(({ on }) => on)).toEqual(['y']);
  expect(t.board.vetoes.map(({ on }) => on)).toEqual(['y']);
  expect(t.board.listening['round-ends']).toEqual([]);
  expect(t.board.decks.enemy.discard).toEqual(['test-loud']);
  t.runs(defeatEnemy, { enemy: 'x', by: null }).isQuiet();
  expect(t.board.decks.enemy.discard).toEqual(['test-loud']);
});

rule(
  ['ACG-ATK-09', 'ACG-EATK-07', 'ACG-ATK-10'],
  'what fell in an action is remembered, with what it may still do',
  () => {
    const fell = (t: AcgTable) => t.runs(defeatEnemy, { enemy: 'x', by: 'ironbreaker' }).board;
    const engaged = fell(amid().enemy('x', { card: 'test-tier-1', in: 'ironbreaker', attack: 2, health: 3 }));
    // Rank: tier 1, attack 2, health 3.
    expect(engaged.action).toMatchObject({
      defeated: ['x'],
      lateAttackers: [{ id: 'x', attack: 2, rank: 10203 }],
      lateNemeses: [],
    });
    expect(engaged.fallen).toEqual({ x: { card: 'test-tier-1', rank: 10203 } });
    expect(engaged.defeatedNames).toEqual(['test-tier-1']);
    for (const given of [
      { in: 'waywatcher' },
      { in: 'ironbreaker', exhausted: true },
      { in: 'shadows' },
    ] as const)
      expect(fell(amid().enemy('x', given)).action).toMatchObject({ defeated: ['x'], lateAttackers: [] });
    const nemesis = fell(amid().enemy('x', { card: 'test-nemesis', in: 'waywatcher' })).action;
    expect(nemesis?.lateNemeses).toMatchObject([{ id: 'x', card: 'test-nemesis' }]);
    expect(fell(amid('after').enemy('x', { in: 'ironbreaker' })).action).toMatchObject({
      defeated: [],
      lateAttackers: [],
    });
  },
);

rule('ACG-ENEMY-05', 'a name is noted once, however many of that name fall', () => {
  const t = table().enemy('a', { card: 'test-undead#1' }).enemy('b', { card: 'test-undead#2' }).enemy('c');
  for (const id of ['a', 'b', 'c']) t.runs(defeatEnemy, { enemy: id, by: null });
  expect(t.board.defeatedNames).toEqual(['test-undead', 'test-brute']);
  expect(t.board.decks.enemy.discard).toEqual(['test-undead#1', 'test-undead#2', 'test-brute']);
});

rule(['ACG-NEM-05', 'ACG-NEM-11'], 'a nemesis leaves for the quest, one of the pool for the campaign', () => {
  const fells = (inPlay: string[]) =>
    table({ campaign: 'an-uneasy-alliance' })
      .given(({ campaign }) => campaign?.inPlay.push(...inPlay))
      .enemy('n', { card: 'test-nemesis' })
      .runs(defeatEnemy, { enemy: 'n', by: null }).board;
  const own = fells(['test-nemesis-2']);
  expect(own.removed).toEqual(['test-nemesis']);
  expect(own.campaign).toMatchObject({ inPlay: ['test-nemesis-2'], gone: [] });
  const pooled = fells(['odious-grump', 'test-nemesis', 'test-nemesis-2']);
  expect(pooled.removed).toEqual([]);
  expect(pooled.campaign).toMatchObject({
    inPlay: ['odious-grump', 'test-nemesis-2'],
    gone: ['test-nemesis'],
  });
});

rule(['ACG-ATK-09', 'ACG-ATK-10'], 'those that fell are remembered in the order in which they fell', () => {
  const t = amid()
    .enemy('x', { card: 'test-nemesis', in: 'ironbreaker' })
    .enemy('y', { card: 'test-nemesis-2', in: 'ironbreaker' });
  for (const id of ['x', 'y']) t.runs(defeatEnemy, { enemy: id, by: 'ironbreaker' });
  const { action, removed } = t.board;
  expect(action?.defeated).toEqual(['x', 'y']);
  expect(action?.lateAttackers).toMatchObject([
    { id: 'x', attack: 2 },
    { id: 'y', attack: 3 },
  ]);
  expect(action?.lateNemeses).toMatchObject([
    { id: 'x', card: 'test-nemesis' },
    { id: 'y', card: 'test-nemesis-2' },
  ]);
  expect(removed).toEqual(['test-nemesis', 'test-nemesis-2']);
});

rule('ACG-NEM-05', 'nemeses of the pool are listed in the order in which they fell', () => {
  const t = table({ campaign: 'an-uneasy-alliance' })
    .given(({ campaign }) => campaign?.inPlay.push('test-nemesis-2', 'test-nemesis'))
    .enemy('x', { card: 'test-nemesis' })
    .enemy('y', { card: 'test-nemesis-2' });
  for (const id of ['x', 'y']) t.runs(defeatEnemy, { enemy: id, by: null });
  expect(t.board.campaign).toMatchObject({ inPlay: [], gone: ['test-nemesis', 'test-nemesis-2'] });
});

rule('ACG-TIME-01', 'of a fallen card only what it says about its defeat is heard, and once', () => {
  const t = table().enemy('x', { card: 'test-grudge' }).runs(defeatEnemy, { enemy: 'x', by: null }).isQuiet();
  expect(t.board.peril).toBe(1);
  expect(Object.values(t.board.listening).flat()).toEqual([]);
});
