import { expect } from 'vitest';
import { cardsOfSort, questSheet } from '../../src/content/library.js';
import { acgBox } from '../../src/index.js';
import { buildDecks } from '../../src/rules/decks.js';
import type { CardId } from '../../src/terms.js';
import { enemy, location } from '../cards.js';
import { type AcgTable, addTestCards, addTestQuest, rule, table, testBox } from '../kit.js';

const setup = questSheet({ box: acgBox }, 'a-foul-stench').setup;
const recipe = (id: string, changes: object, more: object = {}) =>
  addTestQuest(id, { setup: { ...setup, ...changes }, ...more });
const enemies = (more: object) => ({ named: [], openStandard: 0, openElite: 0, nemesis: null, ...more });
/** The decks of a quest; the campaign pool holds these cards. */
const built = (quest: string, ...pool: CardId[]): AcgTable =>
  table({ quest, campaign: 'an-uneasy-alliance' })
    .given(({ campaign }) => campaign?.pool.push(...pool))
    .runs(buildDecks, {})
    .isQuiet();

addTestCards(
  enemy('test-stray', { name: 'Stray', quest: undefined }),
  enemy('test-stray-of-the-quest', { name: 'Stray' }),
  location('test-nowhere', { quest: undefined }),
  enemy('test-shouter', {
    rank: 'nemesis',
    abilities: [{ window: 'round-ends', lines: [{ do: { peril: { change: 1 } } }] }],
  }),
);

rule('ACG-DECK-01', 'nothing of the quest before is left when the decks are built', () => {
  const quest = recipe('test-anew', { enemies: enemies({}) });
  const t = table({ quest })
    .enemy('x')
    .given((b) => {
      b.removed.push('test-nemesis');
      b.aside.push('test-nemesis-2');
      b.drawn.push('test-charm');
      b.defeatedNames.push('test-brute');
    })
    .runs(buildDecks, {})
    .isQuiet();
  expect(t.board).toMatchObject({ enemies: [], removed: [], aside: [], drawn: [], defeatedNames: [] });
});

rule('ACG-DECK-04', 'a card with the quest icon is no part of a named set', () => {
  const quest = recipe('test-strays', { enemies: enemies({ named: ['Stray'] }) });
  expect(built(quest).board.decks.enemy.draw).toEqual(['test-stray']);
});

rule(['ACG-DECK-07', 'ACG-DECK-08'], 'a quest without a tier has no open enemies and locations', () => {
  const quest = recipe(
    'test-tierless',
    { enemies: enemies({ openStandard: 9 }), locations: { named: ['test-hall'], open: 9 } },
    { tier: null },
  );
  const { decks } = built(quest).board;
  expect(decks.enemy.draw).toEqual([]);
  expect(decks.location.draw).toEqual(['test-hall']);
});

rule('ACG-DECK-08', 'of the locations at the bottom the last one lies lowest', () => {
  const quest = recipe('test-depths', {
    locations: { named: ['test-hall'], bottom: ['test-gate', 'test-den'], open: 0 },
  });
  // The end of the list is the top of the deck.
  expect(built(quest).board.decks.location.draw).toEqual(['test-den', 'test-gate', 'test-hall']);
});

rule(['ACG-DECK-09', 'ACG-DECK-13'], 'no dungeon card is there twice, named, open or from the pool', () => {
  const all = cardsOfSort({ box: testBox() }, 'dungeon');
  const [named, pooled] = all as [CardId, CardId];
  const quest = recipe('test-deep', { dungeon: { named: [named], open: 999 } });
  const plain = built(quest).board.decks.dungeon.draw;
  expect(plain.toSorted()).toEqual([...all].toSorted());
  // The card of the pool takes the place of one that would have been picked.
  const deck = built(quest, pooled).board.decks.dungeon.draw;
  expect(deck).toHaveLength(all.length - 1);
  expect(new Set(deck).size).toBe(deck.length);
  expect(deck).toEqual(expect.arrayContaining([named, pooled]));
});

rule(
  'ACG-DECK-13',
  'where the pool holds more dungeon cards than are wanted, it alone makes the deck',
  () => {
    const quest = recipe('test-shallow', { dungeon: { open: 1 } });
    const { draw } = built(quest, 'test-bruise', 'test-hoard').board.decks.dungeon;
    expect(draw.toSorted()).toEqual(['test-bruise', 'test-hoard']);
  },
);

rule(['ACG-DECK-11', 'ACG-DELVE-06'], 'fortunes of the sheet come on top of those of the pool', () => {
  const quest = recipe('test-rich', { gear: { open: 0, fortunes: 1 } });
  expect(built(quest, 'legendary-fortune#1').board.decks.gear.draw.toSorted()).toEqual([
    'legendary-fortune#1',
    'legendary-fortune#2',
  ]);
});

const withNemesis = (card: CardId, place: 'lair' | 'set-aside' | 'deck') =>
  recipe(`test-${card}-${place}`, { enemies: enemies({ nemesis: { card, place } }) });

rule(['ACG-NEM-01', 'ACG-NEM-12'], 'the nemesis waits in the lair, faceup and unheard', () => {
  const { board } = built(withNemesis('test-shouter', 'lair'));
  expect(board.enemies).toMatchObject([{ card: 'test-shouter', zone: 'lair', faceup: true }]);
  expect(Object.values(board.listening).flat()).toEqual([]);
  expect(board.aside).toEqual([]);
  expect(board.decks.enemy.draw).toEqual([]);
});

rule('ACG-NEM-01', 'the nemesis is set aside or in the deck, where the sheet says so', () => {
  const aside = built(withNemesis('test-nemesis', 'set-aside')).board;
  expect(aside).toMatchObject({ enemies: [], aside: ['test-nemesis'] });
  expect(aside.decks.enemy.draw).toEqual([]);
  const inDeck = built(withNemesis('test-nemesis', 'deck')).board;
  expect(inDeck).toMatchObject({ enemies: [], aside: [] });
  expect(inDeck.decks.enemy.draw).toEqual(['test-nemesis']);
});

rule(
  ['ACG-DECK-12', 'ACG-NEM-01'],
  'a nemesis that comes from the pool is in the deck, and only there',
  () => {
    for (const place of ['lair', 'set-aside'] as const) {
      const { board } = built(withNemesis('test-nemesis-2', place), 'test-nemesis-2');
      expect(board).toMatchObject({ enemies: [], aside: [] });
      expect(board.decks.enemy.draw).toEqual(['test-nemesis-2']);
    }
  },
);
