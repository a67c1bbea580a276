import { expect, test } from 'vitest';
import type { Enemy } from '../../src/board.js';
import { enterPlay } from '../../src/in-play.js';
import { defeatEnemy, engage, woundEnemy } from '../../src/procs.js';
import { rankOf } from '../../src/queries.js';
import { activation } from '../../src/rules/actions.js';
import { locationPhase } from '../../src/rules/locations.js';
import { enemy, gear, location } from '../cards.js';
import { type AcgTable, addTestCards, addTestQuest, rule, table } from '../kit.js';

const speak = (count: number) => [{ do: { suffer: { hero: 'leader', count } } }];
const onDefeat = (lines: object[], more: object = {}) => ({
  window: 'enemy-defeated',
  about: 'any',
  lines,
  ...more,
});
addTestQuest('test-watchful-quest', { questRules: [onDefeat(speak(1))] });
const mourner = (id: string, more: object) => enemy(id, { abilities: [onDefeat(speak(1))], ...more });
addTestCards(
  mourner('test-mourner', {}),
  mourner('test-mourner-3', { tier: 3 }),
  mourner('test-mourning-nemesis', { rank: 'nemesis' }),
  enemy('test-vengeful', {
    abilities: [
      {
        window: 'enemy-defeated',
        lines: [{ do: { suffer: { enemy: { in: 'engaged', count: 'all' }, count: 9 } } }],
      },
    ],
  }),
  enemy('test-proud', { abilities: [{ window: 'enemy-engages', about: 'owner', lines: speak(1) }] }),
  location('test-spring', {
    abilities: [
      {
        window: 'location-phase-ends',
        may: true,
        lines: [{ do: { recover: { hero: 'leader', count: 1 } } }],
      },
    ],
  }),
  gear('test-kindness', {
    abilities: [{ window: 'after-successes', lines: [{ do: { recover: { hero: 'target', count: 1 } } }] }],
  }),
  {
    kind: 'gear',
    id: 'test-trophy',
    name: 'test-trophy',
    origin: 'ours',
    slot: 'accessory',
    abilities: [onDefeat(speak(1))],
  },
  {
    kind: 'location',
    id: 'test-thorns',
    name: 'test-thorns',
    origin: 'ours',
    tier: null,
    traits: [],
    explore: 6,
    spawn: { faceup: 0, facedown: 0 },
    quest: true,
    abilities: [{ window: 'after-activation', lines: [{ do: { suffer: { hero: 'leader', count: 1 } } }] }],
  },
);

const speakers = (t: AcgTable): unknown[] =>
  t.events.filter(({ type }) => type === 'ability').map(({ data }) => data.entity);

rule('ACG-TIME-01', 'quest rules, then enemy effects, then everything else', () => {
  const t = table({ quest: 'test-watchful-quest' })
    .hero('ironbreaker', { gear: ['test-trophy'] })
    .given((_, now) => enterPlay(now, 'quest', 'test-watchful-quest'))
    .enemy('m', { card: 'test-mourner' })
    .enemy('x')
    .runs(defeatEnemy, { enemy: 'x', by: 'ironbreaker' })
    .isQuiet();
  expect(speakers(t)).toEqual(['quest', 'm', 'test-trophy']);
});

rule('ACG-TIME-02', 'the higher-ranked enemy first', () => {
  const t = table()
    .enemy('low', { card: 'test-mourner-3' })
    .enemy('high', { card: 'test-mourning-nemesis' })
    .enemy('x')
    .runs(defeatEnemy, { enemy: 'x', by: null })
    .isQuiet();
  expect(speakers(t)).toEqual(['high', 'low']);
});

rule('ACG-TIME-03', 'the players order what is not the enemies own', () => {
  table()
    .given((b, now) => {
      b.location = { card: 'test-thorns', progress: 0, explored: false };
      enterPlay(now, 'location', 'test-thorns');
    })
    .hero('ironbreaker', { conditions: ['bleeding'] })
    .rolls({ hero: ['defence', 'defence'] })
    .runs(activation, { hero: 'ironbreaker' })
    .picks('p1', 'stubborn-resolve')
    .asks(
      'party',
      'order-effects',
      'location|test-thorns/abilities.0',
      'bleeding@ironbreaker|bleeding/abilities.0',
    )
    .picks('party', 'bleeding@ironbreaker|bleeding/abilities.0')
    .heroHas('ironbreaker', { wounds: 2 })
    .isQuiet();
});

rule('ACG-TIME-04', 'rank: nemesis, then tier, then attack, then health', () => {
  const t = table()
    .enemy('nemesis', { card: 'test-nemesis', attack: 0, health: 1 })
    .enemy('tier-2', { card: 'test-tier-2', attack: 1, health: 2 })
    .enemy('tier-1', { card: 'test-tier-1', attack: 3, health: 6 })
    .enemy('weaker', { card: 'test-tier-1', attack: 1, health: 9 })
    .enemy('frailer', { card: 'test-tier-1', attack: 3, health: 5 });
  const byRank = t.board.enemies.toSorted((x: Enemy, y: Enemy) => rankOf(t.now, y) - rankOf(t.now, x));
  expect(byRank.map(({ id }) => id)).toEqual(['nemesis', 'tier-2', 'tier-1', 'frailer', 'weaker']);
});

rule('ACG-TIME-05', 'where rank leaves a tie the heroes choose', () => {
  table()
    .enemy('one', { card: 'test-mourner' })
    .enemy('two', { card: 'test-mourner' })
    .enemy('x')
    .runs(defeatEnemy, { enemy: 'x', by: null })
    .asks('party', 'order-effects', 'one|test-mourner/abilities.0', 'two|test-mourner/abilities.0')
    .picks('party', 'two|test-mourner/abilities.0')
    .isQuiet();
});

rule('ACG-TIME-06', 'a facedown enemy has no rank and is no nemesis', () => {
  const t = table()
    .enemy('n', { card: 'test-nemesis', facedown: true })
    .rolls({ hero: ['defence', 'defence'] })
    .acts('waywatcher', 'explore')
    .asks('p2', 'choose-enemy-to-exhaust', 'n')
    .picks('p2', 'n')
    .enemyIs('n', { exhausted: true, faceup: false })
    .isQuiet();
  expect(rankOf(t.now, t.board.enemies[0] as Enemy)).toBe(0);
});

rule('ACG-TIME-07', 'rank uses the values of the moment', () => {
  const t = table()
    .enemy('x', { card: 'test-mourner', attack: 3 })
    .enemy('y', { card: 'test-mourner', attack: 2 })
    .enemy('z')
    .runs(woundEnemy, { enemy: 'z', count: 3, by: null, from: [] })
    .isQuiet();
  // Both are printed with attack 1: only what modifies it tells them apart.
  expect(speakers(t)).toEqual(['x', 'y']);
});

rule('ACG-TIME-01', 'a card still speaks of its own defeat, among the enemies', () => {
  const t = table({ quest: 'test-watchful-quest' })
    .hero('ironbreaker', { gear: ['test-trophy'] })
    .given((_, now) => enterPlay(now, 'quest', 'test-watchful-quest'))
    .enemy('m', { card: 'test-mourner' })
    .runs(defeatEnemy, { enemy: 'm', by: 'ironbreaker' })
    .isQuiet();
  expect(speakers(t)).toEqual(['quest', 'm', 'test-trophy']);
  expect(t.board.listening['enemy-defeated']).toEqual([
    'test-trophy|test-trophy/abilities.0',
    'quest|test-watchful-quest/abilities.0',
  ]);
});

rule(['ACG-TIME-02', 'ACG-TIME-04'], 'a fallen enemy speaks of its own defeat by the rank it had', () => {
  const fall = (card: string) =>
    speakers(
      table()
        .enemy('low', { card: 'test-mourner' })
        .enemy('dying', { card })
        .enemy('high', { card: 'test-mourning-nemesis' })
        .runs(defeatEnemy, { enemy: 'dying', by: null })
        .isQuiet(),
    );
  expect(fall('test-mourner-3')).toEqual(['high', 'dying', 'low']);
  const nemesis = table()
    .enemy('low', { card: 'test-mourner-3' })
    .enemy('dying', { card: 'test-mourning-nemesis' })
    .runs(defeatEnemy, { enemy: 'dying', by: null })
    .isQuiet();
  expect(speakers(nemesis)).toEqual(['dying', 'low']);
});

rule(['ACG-TIME-05', 'ACG-TIME-07'], 'the rank of a fallen enemy is that of its last moment', () => {
  const fall = (attack: number) =>
    table()
      .enemy('dying', { card: 'test-mourner', attack })
      .enemy('other', { card: 'test-mourner', attack: 2 })
      .runs(defeatEnemy, { enemy: 'dying', by: null });
  expect(speakers(fall(3).isQuiet())).toEqual(['dying', 'other']);
  expect(speakers(fall(1).isQuiet())).toEqual(['other', 'dying']);
  fall(2)
    .asks('party', 'order-effects', 'dying|test-mourner/abilities.0', 'other|test-mourner/abilities.0')
    .picks('party', 'other|test-mourner/abilities.0')
    .isQuiet();
});

rule(
  'ACG-TIME-01',
  'what a fallen card says about itself is not said about others that fall meanwhile',
  () => {
    const t = table()
      .enemy('x', { card: 'test-vengeful' })
      .enemy('y', { in: 'ironbreaker' })
      .runs(defeatEnemy, { enemy: 'x', by: null })
      .enemyIsGone('y')
      .isQuiet();
    expect(speakers(t)).toEqual(['x']);
  },
);

test('a card that belongs to no hero is its own owner', () => {
  const engages = (id: 'x' | 'y') =>
    table()
      .enemy('x', { card: 'test-proud' })
      .enemy('y')
      .runs(engage, { enemy: id, hero: 'ironbreaker' })
      .isQuiet();
  expect(speakers(engages('x'))).toEqual(['x']);
  expect(speakers(engages('y'))).toEqual([]);
});

rule(['ACG-GOLD-08', 'ACG-GOLD-09'], 'the party decides whether to use what belongs to no hero', () => {
  table({ heroes: ['ironbreaker', 'waywatcher', 'warrior-priest'] })
    .leader('waywatcher')
    .location('test-spring')
    .hero('waywatcher', { wounds: 2 })
    .runs(locationPhase, {})
    .answers('party', 'use-ability', 'location|test-spring/abilities.0')
    .heroHas('waywatcher', { wounds: 1 })
    .isQuiet();
});

rule('ACG-AER-07', 'gear that speaks of the aided hero means him, and nobody where nobody is aided', () => {
  const kind = () =>
    table()
      .hero('ironbreaker', { gear: ['test-kindness'], wounds: 5 })
      .hero('waywatcher', { wounds: 5 })
      .rolls({ hero: ['defence', 'defence'] });
  kind()
    .acts('ironbreaker', 'aid')
    .heroHas('waywatcher', { wounds: 4 })
    .heroHas('ironbreaker', { wounds: 5 });
  kind()
    .acts('ironbreaker', 'rest')
    .heroHas('waywatcher', { wounds: 5 })
    .heroHas('ironbreaker', { wounds: 5 })
    .isQuiet();
});
