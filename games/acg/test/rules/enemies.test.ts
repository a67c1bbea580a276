import { expect } from 'vitest';
import { cardsOfKind, enemyCard } from '../../src/content/library.js';
import { acgBox } from '../../src/index.js';
import { runProgram, woundEnemy } from '../../src/procs.js';
import { event } from '../cards.js';
import { addTestCards, rule, table } from '../kit.js';

const PRINTED = { box: acgBox };

const goblins = { in: 'play', name: 'Goblin Warrior', count: 'all' };
addTestCards(event('test-war-drum', [{ do: { recover: { enemy: goblins, count: 1 } } }]));

const shipped = () => cardsOfKind(PRINTED, 'enemy').filter(({ id }) => !id.startsWith('test-'));

rule('ACG-ENEMY-01', 'nemesis, elite and standard are told apart by trait and tier mark', () => {
  for (const { id, rank, traits, tier, quest } of shipped()) {
    const expected = traits.includes('Nemesis') ? 'nemesis' : traits.includes('Elite') ? 'elite' : 'standard';
    expect(rank, id).toBe(expected);
    expect(tier === null, `${id} has no tier mark`).toBe(rank === 'nemesis');
    expect(quest === true, `${id} has the quest icon`).toBe(rank === 'nemesis');
  }
  expect(enemyCard(PRINTED, 'odious-grump')).toMatchObject({ rank: 'nemesis', tier: null });
});

rule('ACG-ENEMY-02', 'a reference to a name means standard and elite cards', () => {
  const goblins = cardsOfKind(PRINTED, 'enemy').filter(({ name }) => name === 'Goblin Warrior');
  const standard = goblins.find(({ rank }) => rank === 'standard')?.id as string;
  const elite = goblins.find(({ rank }) => rank === 'elite')?.id as string;
  table()
    .enemy('s', { card: standard, wounds: 1, health: 3 })
    .enemy('e', { card: elite, wounds: 1, health: 3 })
    .enemy('o', { wounds: 1 })
    .runs(runProgram, {
      you: 'ironbreaker',
      self: null,
      target: null,
      hero: null,
      enemy: null,
      program: 'test-war-drum/lines',
      line: 0,
    })
    .enemyIs('s', { wounds: 0 })
    .enemyIs('e', { wounds: 0 })
    .enemyIs('o', { wounds: 1 })
    .isQuiet();
});

rule('ACG-ENEMY-03', 'every enemy has an effect bar with at least one keyword', () => {
  expect(shipped().length).toBeGreaterThan(30);
  for (const { id, bar } of shipped()) expect(bar.length, id).toBeGreaterThan(0);
});

rule(
  'ACG-ENEMY-04',
  'every enemy has attack and health; resilience only weakens attacks where there is any',
  () => {
    for (const { id, attack, health, resilience } of shipped()) {
      expect([attack >= 0, health >= 1, resilience >= 0], id).toEqual([true, true, true]);
    }
    const t = table().enemy('x', { attack: 2, health: 4 });
    expect(t.enemyValues('x')).toEqual({ attack: 2, health: 4, resilience: 0 });
  },
);

rule('ACG-ENEMY-05', 'a defeated enemy goes to the enemy discard pile', () => {
  table()
    .enemy('x', { card: 'test-brute#1', health: 2, wounds: 1 })
    .runs(woundEnemy, { enemy: 'x', count: 1, by: null, from: [] })
    .enemyIsGone('x')
    .check(({ decks }) => expect(decks.enemy.discard).toEqual(['test-brute#1']))
    .isQuiet();
});

rule('ACG-ENEMY-06', 'most elites are stronger than their standard namesakes', () => {
  const elites = shipped().filter(({ rank }) => rank === 'elite');
  const stronger = elites.filter((elite) => {
    const standard = shipped().find(({ name, rank }) => rank === 'standard' && name === elite.name);
    if (standard === undefined) return false;
    return elite.attack > standard.attack || elite.health > standard.health;
  });
  expect(elites.length).toBeGreaterThan(10);
  expect(stronger.length).toBeGreaterThan(elites.length / 2);
});
