import { expect } from 'vitest';
import { cardsOfKind, enemyCard, questSheet } from '../../src/content/library.js';
import { acgBox } from '../../src/index.js';
import { drawDungeon, loseCondition, spawn, takeTreasure, woundEnemy } from '../../src/procs.js';
import { buildDecks } from '../../src/rules/decks.js';
import { locationPhase, travel } from '../../src/rules/locations.js';
import type { CardId } from '../../src/terms.js';
import { location } from '../cards.js';
import { type AcgTable, addTestCards, addTestQuest, rule, table, testBox } from '../kit.js';

const PRINTED = { box: acgBox };

const setup = questSheet(PRINTED, 'a-foul-stench').setup;
const recipe = (id: string, changes: object) => addTestQuest(id, { setup: { ...setup, ...changes } });
const enemies = (more: object) => ({ named: [], openStandard: 0, openElite: 0, nemesis: null, ...more });
/** Builds the decks of a quest; another seed gives another draw. */
function built(quest: string, seed = 1, given: (t: AcgTable) => void = () => undefined): AcgTable {
  const t = table({ quest, campaign: 'an-uneasy-alliance' });
  t.state.rng.s = [seed, seed * 7919 + 1, 17, 4711];
  given(t);
  return t.runs(buildDecks, {});
}
const draw = (t: AcgTable, deck: 'enemy' | 'location' | 'dungeon' | 'gear'): CardId[] =>
  t.board.decks[deck].draw;
const FIRST = 'a-foul-stench';

rule('ACG-DECK-01', 'every quest has a recipe for each of the four decks', () => {
  for (const sheet of cardsOfKind(PRINTED, 'quest')) {
    expect(Object.keys(sheet.setup).toSorted()).toEqual(['dungeon', 'enemies', 'gear', 'locations']);
  }
  const { decks } = built(FIRST).board;
  expect(Object.values(decks).every(({ draw: cards }) => cards.length > 0)).toBe(true);
});

rule('ACG-DECK-02', 'open cards are picked at random', () => {
  const triples = new Set<string>();
  for (let seed = 1; seed <= 12; seed++) triples.add(draw(built(FIRST, seed), 'location').toSorted().join());
  expect(triples.size).toBeGreaterThan(1);
});

rule('ACG-DECK-03', 'nobody sees what was put into a deck, or in which order', () => {
  const t = built(FIRST);
  for (const viewer of ['p1', 'spectator']) {
    const { decks } = t.rules.view(t.state, viewer);
    for (const deck of ['enemy', 'location', 'dungeon', 'gear'] as const)
      expect(decks[deck]).toEqual({ size: draw(t, deck).length, discard: [], known: [] });
  }
});

rule('ACG-DECK-04', 'a named enemy brings its whole set, elites included', () => {
  const quest = recipe('test-bats', { enemies: enemies({ named: ['Giant Bat'] }) });
  const deck = draw(built(quest), 'enemy');
  expect(deck).toHaveLength(3);
  expect(new Set(deck.map((id) => enemyCard({ box: testBox() }, id).name))).toEqual(new Set(['Giant Bat']));
});

rule('ACG-DECK-05', 'open enemies are single cards of the quest tier, by rank', () => {
  const quest = recipe('test-open', { enemies: enemies({ openStandard: 4, openElite: 2 }) });
  for (let seed = 1; seed <= 20; seed++) {
    const cards = draw(built(quest, seed), 'enemy').map((id) => enemyCard({ box: testBox() }, id));
    expect(cards.filter(({ rank, tier }) => rank === 'standard' && tier === 1)).toHaveLength(4);
    expect(cards.filter(({ rank, tier }) => rank === 'elite' && tier === 1)).toHaveLength(2);
    expect(cards).toHaveLength(6);
  }
});

rule('ACG-DECK-06', 'named sets first, then what is left of the tier, never a card twice', () => {
  const names = [
    ...new Set(
      cardsOfKind(PRINTED, 'enemy')
        .filter(({ tier }) => tier === 1)
        .map(({ name }) => name),
    ),
  ];
  const all = cardsOfKind(PRINTED, 'enemy').filter(
    ({ tier, rank, quest }) => tier === 1 && rank === 'standard' && quest !== true,
  );
  const [left] = all;
  const named = names.filter((name) => name !== left?.name);
  const quest = recipe('test-scarce', { enemies: enemies({ named, openStandard: 9 }) });
  const deck = draw(built(quest), 'enemy');
  const open = deck.filter((id) => enemyCard({ box: testBox() }, id).name === left?.name);
  expect(open).toHaveLength(left?.copies ?? 0);
  expect(new Set(deck).size).toBe(deck.length);
});

rule('ACG-DECK-07', 'an enemy without a tier mark is never an open enemy', () => {
  const quest = recipe('test-many-open', { enemies: enemies({ openStandard: 9, openElite: 5 }) });
  for (let seed = 1; seed <= 200; seed++) {
    for (const id of draw(built(quest, seed), 'enemy'))
      expect(enemyCard({ box: testBox() }, id).tier).toBe(1);
  }
});

rule('ACG-DECK-08', 'open locations have the quest tier; named ones come as the sheet says', () => {
  const deck = draw(built(FIRST), 'location');
  expect(deck).toHaveLength(4);
  expect(deck[0]).toBe('grumps-sump');
  const open = deck.slice(1).map((id) => acgBox.records[id]);
  expect(open.every((card) => card?.kind === 'location' && card.tier === 1 && card.quest !== true)).toBe(
    true,
  );
});

rule('ACG-DECK-09', 'the dungeon deck has the stated number of cards, the rest is out', () => {
  const t = built(recipe('test-dungeon', { dungeon: { open: 12 } }));
  expect(draw(t, 'dungeon')).toHaveLength(12);
  const elsewhere = [...t.board.drawn, ...t.board.decks.dungeon.discard, ...t.board.aside];
  expect(elsewhere).toEqual([]);
});

rule('ACG-DECK-10', 'the gear deck has the stated number, without what a hero owns', () => {
  const quest = recipe('test-gear', { gear: { open: 10 } });
  const owned = cardsOfKind(PRINTED, 'gear')[0]?.id as string;
  for (let seed = 1; seed <= 20; seed++) {
    const deck = draw(
      built(quest, seed, (t) => t.hero('ironbreaker', { gear: [owned] })),
      'gear',
    );
    expect(deck).toHaveLength(10);
    expect(deck).not.toContain(owned);
  }
});

rule('ACG-DECK-11', 'Legendary Fortunes of the pool join the gear deck on top of it, others never', () => {
  const quest = recipe('test-gear-2', { gear: { open: 10 } });
  const pool = ['legendary-fortune#1', 'legendary-fortune#2'];
  const deck = draw(
    built(quest, 1, (t) => t.given(({ campaign }) => campaign?.pool.push(...pool))),
    'gear',
  );
  expect(deck).toHaveLength(12);
  expect(deck.filter((id) => id.startsWith('legendary-fortune')).toSorted()).toEqual(pool);
  expect(draw(built(quest), 'gear').some((id) => id.startsWith('legendary-fortune'))).toBe(false);
});

rule('ACG-DECK-12', 'a nemesis of the pool is shuffled into the enemy deck', () => {
  const quest = recipe('test-bats-2', { enemies: enemies({ named: ['Giant Bat'] }) });
  const places = new Set<number>();
  for (let seed = 1; seed <= 20; seed++) {
    const deck = draw(
      built(quest, seed, (t) => t.given(({ campaign }) => campaign?.pool.push('odious-grump'))),
      'enemy',
    );
    expect(deck).toHaveLength(4);
    places.add(deck.indexOf('odious-grump'));
  }
  expect([...places].toSorted()).toEqual([0, 1, 2, 3]);
});

rule('ACG-DECK-13', 'dungeon cards of the pool take the places of random ones', () => {
  const quest = recipe('test-dungeon-2', { dungeon: { open: 12 } });
  const marked = cardsOfKind(PRINTED, 'dungeon').filter(
    ({ quest: icon, id }) => icon === true && !id.startsWith('test-'),
  );
  const pool = marked.slice(0, 2).map(({ id }) => id);
  const deck = draw(
    built(quest, 1, (t) => t.given(({ campaign }) => campaign?.pool.push(...pool))),
    'dungeon',
  );
  expect(deck).toHaveLength(12);
  expect(deck.filter((id) => pool.includes(id))).toHaveLength(2);
});

rule('ACG-DECK-14', 'each deck has its own discard pile', () => {
  addTestCards({
    kind: 'dungeon',
    id: 'test-draught',
    name: 'test-draught',
    origin: 'ours',
    type: 'event',
    treasure: 0,
    quest: true,
    lines: [],
  });
  const t = table()
    .enemy('x', { card: 'test-brute#1', in: 'ironbreaker', health: 1 })
    .deck('dungeon', ['test-draught'])
    .deck('location', ['test-gate'])
    .deck('enemy', ['test-brute#2'])
    .deck('gear', ['test-charm'])
    .runs(woundEnemy, { enemy: 'x', count: 1, by: null, from: [] })
    .runs(drawDungeon, { hero: 'ironbreaker', orExhaust: false })
    .runs(takeTreasure, { hero: 'ironbreaker' })
    .picks('p1', 'gear-deck')
    .picks('p1', 'discard')
    .runs(travel, {});
  const piles = Object.values(t.board.decks).map(({ discard }) => discard);
  expect(piles).toEqual([['test-brute#1'], ['test-hall'], ['test-draught'], ['test-charm']]);
});

rule('ACG-DECK-15', 'tokens and conditions go back to the supply, not to a pile', () => {
  const t = table().hero('ironbreaker', { conditions: ['bleeding'], tokens: { rest: 1 } });
  expect(t.board.supply.bleeding).toBe(3);
  t.runs(loseCondition, { hero: 'ironbreaker', condition: 'bleeding' });
  expect(t.board.supply.bleeding).toBe(4);
  expect(Object.values(t.board.decks).every(({ discard }) => discard.length === 0)).toBe(true);
});

rule('ACG-DECK-16', 'an empty enemy deck is rebuilt from its pile when a card must be drawn', () => {
  const pile = [
    'test-brute#1',
    'test-brute#2',
    'test-brute#3',
    'test-brute#4',
    'test-brute#5',
    'test-brute#6',
    'test-brute#7',
  ];
  const t = table()
    .deck('enemy', [], pile)
    .runs(spawn, { count: 1, place: 'shadows', facedown: true, done: 0 })
    .emits('deck-rebuilt', { cards: 7 });
  expect(draw(t, 'enemy')).toHaveLength(6);
  expect(t.board.decks.enemy.discard).toEqual([]);
});

rule('ACG-DECK-17', 'with deck and pile empty nothing spawns and the game goes on', () => {
  const t = table().runs(spawn, { count: 2, place: 'engaged', facedown: false, done: 0 }).isQuiet();
  expect(t.board.enemies).toEqual([]);
});

rule('ACG-DECK-18', 'the dungeon deck is not rebuilt', () => {
  const t = table()
    .deck('dungeon', [], ['test-bruise', 'test-hoard', 'test-ambush'])
    .runs(drawDungeon, { hero: 'ironbreaker', orExhaust: false })
    .doesNotEmit('dungeon-drawn')
    .isQuiet();
  expect(t.board.decks.dungeon).toMatchObject({
    draw: [],
    discard: ['test-bruise', 'test-hoard', 'test-ambush'],
  });
});

rule('ACG-DECK-19', 'with the gear deck used up, gear comes from its pile only', () => {
  table()
    .deck('gear', [], ['test-charm', 'test-sword', 'test-mail'])
    .runs(takeTreasure, { hero: 'ironbreaker' })
    .asks('p1', 'take-treasure', 'test-charm', 'test-sword', 'test-mail', 'nothing');
});

rule('ACG-DECK-20', 'with the location deck used up the sheet says what happens', () => {
  const last = addTestQuest('test-last-place', {
    victory: { during: 'location-phase', if: { location: { explored: true, left: false } } },
  });
  const t = table({ quest: last }).location('test-hall', 6).runs(locationPhase, {}).isQuiet();
  expect(t.board.result).toBe('won');
  expect(table().location('test-hall', 6).runs(locationPhase, {}).isQuiet().board.result).toBeNull();
});

rule('ACG-DECK-21', 'quests, enemies and locations have tiers, but for what carries the quest icon', () => {
  const mine = (id: string) => !id.startsWith('test-');
  for (const quest of cardsOfKind(PRINTED, 'quest').filter(({ id }) => mine(id))) {
    expect(quest.tier !== null, quest.id).toBe(quest.delve !== true);
  }
  for (const enemy of cardsOfKind(PRINTED, 'enemy').filter(({ id }) => mine(id))) {
    expect(enemy.tier !== null, enemy.id).toBe(enemy.rank !== 'nemesis');
  }
  for (const place of cardsOfKind(PRINTED, 'location').filter(({ id }) => mine(id))) {
    expect(place.tier !== null, place.id).toBe(place.quest !== true);
  }
});

rule(
  'ACG-DECK-08',
  'three open locations and a named one: four cards in any order, none of them twice',
  () => {
    addTestCards(
      location('test-marked-place', { tier: 1 }),
      location('test-other-marked-place', { tier: 1 }),
    );
    const quest = recipe('test-named-location', { locations: { named: ['test-marked-place'], open: 3 } });
    const places = new Set<number>();
    for (let seed = 1; seed <= 60; seed++) {
      const deck = draw(built(quest, seed), 'location');
      expect(deck).toHaveLength(4);
      expect(new Set(deck).size).toBe(4);
      expect(deck).toContain('test-marked-place');
      expect(deck).not.toContain('test-other-marked-place');
      const tiers = deck.map((id) => (testBox().records[id] as { tier: number }).tier);
      expect(tiers).toEqual([1, 1, 1, 1]);
      places.add(deck.indexOf('test-marked-place'));
    }
    expect([...places].toSorted()).toEqual([0, 1, 2, 3]);
  },
);

rule(
  'ACG-DECK-08',
  'a named location is not picked again as an open one; the tier is that of the quest',
  () => {
    const named = recipe('test-named-sewers', { locations: { named: ['sewer-system'], open: 5 } });
    for (let seed = 1; seed <= 20; seed++) {
      const deck = draw(built(named, seed), 'location');
      expect(deck.filter((id) => id === 'sewer-system')).toHaveLength(1);
      expect(deck).toHaveLength(6);
    }
    const second = addTestQuest('test-tier-2-places', {
      tier: 2,
      setup: { ...setup, enemies: enemies({}), locations: { bottom: ['grumps-sump'], open: 3 } },
    });
    const [bottom, ...open] = draw(built(second), 'location');
    expect(bottom).toBe('grumps-sump');
    expect(open.map((id) => (testBox().records[id] as { tier: number }).tier)).toEqual([2, 2, 2]);
  },
);
