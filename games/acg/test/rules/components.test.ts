import { BadSetup } from '@questhall/engine';
import { expect, test } from 'vitest';
import { cardsOfKind } from '../../src/content/library.js';
import { acgBox } from '../../src/index.js';
import { HEROES } from '../../src/terms.js';
import { playRandom, rule, rules, table } from '../kit.js';

const PRINTED = { box: acgBox };

const ours = <T extends { id: string }>(cards: readonly T[]): T[] =>
  cards.filter(({ id }) => !id.startsWith('test-'));

rule('ACG-COMP-01', 'every kind of component has its place in content or on the board', () => {
  for (const kind of [
    'hero-card',
    'action',
    'enemy',
    'location',
    'gear',
    'dungeon',
    'condition',
    'legendary-gear',
    'fortune',
  ] as const) {
    expect(ours(cardsOfKind(PRINTED, kind)).length, kind).toBeGreaterThan(0);
  }
  const { board } = rules().start(
    rules().setup({ players: 2, heroes: ['ironbreaker', 'waywatcher'], quest: 'a-foul-stench' }),
    'c',
  ).state;
  // Tokens are numbers: wounds, success tokens, progress, the peril token, the leader token.
  expect(board.heroes[0]).toMatchObject({
    wounds: 0,
    actions: [{ tokens: 0 }, { tokens: 0 }, { tokens: 0 }, { tokens: 0 }],
  });
  expect(board).toMatchObject({ peril: 0, leader: null });
  expect(table().board.location).toMatchObject({ progress: 0 });
  expect([acgBox.faces.hero, acgBox.faces.enemy].map((die) => die.length)).toEqual([6, 6]);
});

rule(
  'ACG-COMP-02',
  'each hero has 4 basic and 4 advanced actions, 3 legendary cards, a hero card per party size',
  () => {
    for (const hero of HEROES) {
      const actions = ours(cardsOfKind(PRINTED, 'action')).filter((card) => card.hero === hero);
      expect(actions.filter(({ level }) => level === 'basic')).toHaveLength(4);
      expect(actions.filter(({ level }) => level === 'advanced')).toHaveLength(4);
      expect(ours(cardsOfKind(PRINTED, 'legendary-gear')).filter((card) => card.hero === hero)).toHaveLength(
        3,
      );
      const cards = ours(cardsOfKind(PRINTED, 'hero-card')).filter((card) => card.hero === hero);
      expect(cards.map(({ heroes }) => heroes).toSorted()).toEqual([2, 3, 4]);
    }
  },
);

rule('ACG-COMP-03', '1 to 4 players; other parties are refused', () => {
  const quest = 'a-foul-stench';
  for (const players of [0, 5, 1.5]) expect(() => rules().setup({ players, quest })).toThrow(BadSetup);
  for (const players of [1, 2, 3, 4]) expect(rules().setup({ players, quest })).toMatchObject({ players });
  for (const heroes of [2, 3, 4]) {
    playRandom({ heroes, seed: `party-${heroes}`, most: 60 }, ({ board }) => {
      expect(board.heroes).toHaveLength(heroes);
      expect(board.leader === null || board.heroes.some(({ id }) => id === board.leader)).toBe(true);
    });
  }
});

rule('ACG-COMP-04', 'each card is in one place only', () => {
  for (const heroes of [2, 3, 4]) {
    playRandom({ heroes, seed: `places-${heroes}`, campaign: 'an-uneasy-alliance' }, ({ board }) => {
      const places = [
        ...board.enemies.map(({ card }) => card),
        ...Object.values(board.decks).flatMap(({ draw, discard }) => [...draw, ...discard]),
        ...board.heroes.flatMap(({ gear, items, legendary }) => [
          ...gear.map(({ card }) => card),
          ...items,
          ...legendary,
        ]),
        ...board.removed,
        ...board.aside,
        ...board.drawn,
        ...(board.location === null ? [] : [board.location.card]),
        ...(board.campaign?.pool ?? []),
      ];
      expect(new Set(places).size).toBe(places.length);
    });
  }
});

test('a rule switch that does not exist is refused with the set-up', () => {
  const quest = 'a-foul-stench';
  expect(() => rules().setup({ players: 2, quest, switches: { 'house-rule': 'on' } })).toThrow(
    "no rule switch 'house-rule'",
  );
  expect(() => rules().setup({ players: 2, quest, switches: { 'gear-readies': 'never' } })).toThrow(
    'gear-readies',
  );
});
