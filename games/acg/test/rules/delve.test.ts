import { expect } from 'vitest';
import { cardsOfKind } from '../../src/content/library.js';
import { acgBox } from '../../src/index.js';
import { claimGear, reviveHero, sufferWounds } from '../../src/procs.js';
import { buildDecks } from '../../src/rules/decks.js';
import type { CardId } from '../../src/terms.js';
import { addTestQuest, playOn, playRandom, rule, rules, table } from '../kit.js';

const PRINTED = { box: acgBox };

const DELVE = 'lost-in-the-dark';
const tierOf = (id: CardId): number | null => {
  const card = acgBox.cards[id];
  return card?.kind === 'location' || card?.kind === 'enemy' ? card.tier : null;
};

rule('ACG-DELVE-01', 'a delve is set up and played like a campaign quest, and stands alone', () => {
  const asked = new Set<string>();
  let last = { round: 0, peril: 0 };
  const end = playRandom({ heroes: 2, seed: 'delve', quest: DELVE }, ({ open, board }) => {
    if (open[0] !== undefined) asked.add(open[0].ask);
    last = { round: board.round, peril: board.peril };
  });
  expect([...asked]).toEqual(expect.arrayContaining(['choose-leader', 'choose-action']));
  // A second round comes only after all four phases of the first.
  expect(last.round).toBeGreaterThan(1);
  expect(last.peril).toBeGreaterThan(0);
  expect(end.over).toMatchObject({ data: { quest: DELVE, results: [] } });
});

rule('ACG-DELVE-02', 'without a tier of its own, its sheet counts cards of each tier', () => {
  const quest = addTestQuest('test-delve', {
    delve: true,
    tier: null,
    setup: {
      enemies: { openStandard: { '1': 2, '2': 1 }, openElite: { '3': 1 }, nemesis: null },
      locations: { open: { '1': 3, '2': 2 } },
      dungeon: { open: 3 },
      gear: { open: 3 },
    },
  });
  const { decks } = table({ quest }).runs(buildDecks, {}).board;
  expect(decks.location.draw.map(tierOf).toSorted()).toEqual([1, 1, 1, 2, 2]);
  expect(decks.enemy.draw.map(tierOf).toSorted()).toEqual([1, 1, 2, 3]);
});

rule('ACG-DELVE-03', 'no settlement: the sheet itself upgrades in mid-quest', () => {
  const asked = new Set<string>();
  const quest = addTestQuest('test-schooling', {
    delve: true,
    tier: null,
    setup: {
      enemies: { openStandard: 0, openElite: 0, nemesis: null },
      locations: { named: ['test-hall'], open: 0 },
      dungeon: { open: 3 },
      gear: { open: 3 },
    },
    questRules: [{ window: 'hero-phase-starts', lines: [{ do: { upgrade: { hero: 'each' } } }] }],
  });
  const { state } = rules().start(
    rules().setup({ players: 2, heroes: ['ironbreaker', 'waywatcher'], quest }),
    'd',
  );
  playOn(state, {
    most: 3,
    look: ({ open }) => {
      if (open[0] !== undefined) asked.add(`${open[0].seat} ${open[0].ask}`);
    },
  });
  expect([...asked]).toEqual([
    'party choose-leader',
    'p1 choose-action-to-upgrade',
    'p2 choose-action-to-upgrade',
    expect.any(String),
  ]);
  const advanced = state.board.heroes.map(
    ({ actions }) =>
      actions.filter(({ card }) => (acgBox.records[card] as { level?: string }).level === 'advanced').length,
  );
  expect(advanced).toEqual([1, 1]);
  playOn(state, { look: ({ open }) => asked.add(open[0]?.ask ?? '') });
  expect([...asked].some((ask) => ask.includes('settlement'))).toBe(false);
});

rule('ACG-DELVE-04', 'whoever falls in a delve is out of it for good', () => {
  table({ quest: DELVE })
    .hero('ironbreaker', { remaining: 1 })
    .runs(sufferWounds, { hero: 'ironbreaker', count: 1, from: [] })
    .runs(reviveHero, { hero: 'ironbreaker', remaining: 5 })
    .heroHas('ironbreaker', { status: 'defeated' })
    .isQuiet();
  const end = playRandom({ heroes: 2, seed: 'delve-4', quest: DELVE }, () => undefined);
  expect(end.board.stage).toBe('quest');
});

rule(
  'ACG-DELVE-06',
  'a Legendary Fortune of the sheet gives a legendary card and is then out of the game',
  () => {
    const fortune = cardsOfKind(PRINTED, 'fortune')[0]?.id;
    const built = table({ quest: DELVE }).runs(buildDecks, {}).board.decks.gear.draw;
    expect(built.filter((id) => id.startsWith(fortune ?? '?'))).toHaveLength(1);
    const t = table({ quest: DELVE })
      .given(({ drawn }) => drawn.push('legendary-fortune#1'))
      .runs(claimGear, { hero: 'ironbreaker', card: 'legendary-fortune#1' })
      .picks('p1', 'claim')
      .picks('p1', 'equip')
      .isQuiet();
    const owned = t.board.heroes[0]?.gear[0]?.card as CardId;
    expect(acgBox.cards[owned]).toMatchObject({ kind: 'legendary-gear', hero: 'ironbreaker' });
    const piles = [
      ...Object.values(t.board.decks).flatMap(({ draw, discard }) => [...draw, ...discard]),
      ...t.board.drawn,
    ];
    expect(piles).not.toContain('legendary-fortune#1');
    expect(t.board.campaign).toBeNull();
  },
);
