import type { AcgRuleId } from '@questhall/rulebook';
import { ruleOf } from '@questhall/test-kit';
import { expect, test } from 'vitest';
import { cardsOfKind } from '../../src/content/library.js';
import type { EnemyCard, LocationCard, QuestSheet } from '../../src/content/schema.js';
import { acgBox } from '../../src/index.js';

const PRINTED = { box: acgBox };

const rule = ruleOf<AcgRuleId>();

const enemies = cardsOfKind(PRINTED, 'enemy');
const quests = cardsOfKind(PRINTED, 'quest');
const enemy = (id: string) => acgBox.records[id] as EnemyCard;
const location = (id: string) => acgBox.records[id] as LocationCard;
const quest = (id: string) => acgBox.records[id] as QuestSheet;
const copies = (list: readonly { copies: number }[]) => list.reduce((sum, card) => sum + card.copies, 0);
const named = (name: string) => enemies.filter((card) => card.name === name);

test('every record is right by its schema', () => {
  expect(acgBox.errors).toEqual([]);
});

// --- enemies ---------------------------------------------------------------------------------------

rule('ACG-CONT-14', 'the elite Goblin Warrior is a tier 1 Greenskin that preys and inflicts', () => {
  const { traits, tier, bar, rank } = enemy('goblin-warrior-elite');
  expect({ traits, tier, bar, rank }).toEqual({
    traits: ['Greenskin', 'Elite'],
    tier: 1,
    bar: ['prey', 'inflict'],
    rank: 'elite',
  });
});

rule('ACG-CONT-15', 'Prey engages the hero with the most wounds', () => {
  expect(enemy('goblin-warrior').keywords?.prey?.lines).toEqual([
    { do: { engage: { enemy: 'this', hero: { most: 'wounds' } } } },
  ]);
});

rule('ACG-CONT-16', 'numbers that the sources do not tell apart are marked unverified', () => {
  expect(enemy('goblin-warrior-elite').unverified).toEqual(
    expect.arrayContaining(['attack', 'health', 'resilience']),
  );
  expect(location('sewer-system').unverified).toEqual(['explore', 'spawn']);
});

rule(
  ['ACG-CONT-17', 'ACG-CONT-18'],
  'Odious Grump preys, inflicts, and has the party distribute 2 wounds',
  () => {
    const { traits, bar, rank, tier, quest, nemesisEffect, unverified } = enemy('odious-grump');
    expect({ traits, bar, rank, tier, quest }).toEqual({
      traits: ['Greenskin', 'Nemesis'],
      bar: ['prey', 'inflict'],
      rank: 'nemesis',
      tier: null,
      quest: true,
    });
    expect(nemesisEffect?.lines).toEqual([{ do: { distribute: { what: 'wounds', count: 2 } } }]);
    expect(unverified).toEqual(['attack', 'health', 'resilience']);
  },
);

rule('ACG-CONT-29', 'there are three Giant Bats', () => {
  expect(copies(named('Giant Bat'))).toBe(3);
});

rule('ACG-CONT-30', 'a Jezzail Team cannot be engaged', () => {
  expect(named('Jezzail Team').map(({ cannot }) => cannot)).toEqual([['be-engaged'], ['be-engaged']]);
});

rule('ACG-CONT-31', 'an Orc Boy cannot be exhausted', () => {
  expect(named('Orc Boy').map(({ cannot }) => cannot)).toEqual([['be-exhausted'], ['be-exhausted']]);
});

rule('ACG-ENEMY-04', 'every enemy has attack, health and resilience', () => {
  for (const { attack, health, resilience } of enemies) {
    expect([attack, health, resilience].every(Number.isInteger)).toBe(true);
    expect(health).toBeGreaterThan(0);
  }
});

rule('ACG-ENEMY-06', 'most elite enemies surpass their namesakes in attack or health', () => {
  const elite = enemies.filter(({ rank }) => rank === 'elite');
  const higher = elite.filter(({ name, attack, health }) =>
    named(name).some((card) => card.rank === 'standard' && (attack > card.attack || health > card.health)),
  );
  expect(elite.length).toBe(23);
  expect(higher.length).toBeGreaterThan(elite.length / 2);
});

rule(['ACG-ENEMY-02', 'ACG-DECK-04'], 'a set is three cards of one name, two standard and one elite', () => {
  const names = new Set(enemies.flatMap(({ name, rank }) => (rank === 'nemesis' ? [] : [name])));
  expect(names.size).toBe(23);
  for (const name of names) {
    expect(named(name).map(({ rank, copies }) => [rank, copies])).toEqual([
      ['standard', 2],
      ['elite', 1],
    ]);
  }
});

test('each tier has sets enough, and there are six nemeses', () => {
  const sets = (tier: number) => enemies.filter((card) => card.tier === tier && card.rank === 'elite').length;
  expect([sets(1), sets(2), sets(3)]).toEqual([8, 7, 8]);
  expect(enemies.filter(({ rank }) => rank === 'nemesis').length).toBe(6);
  expect(copies(enemies)).toBe(75);
});

// --- locations and dungeon cards -------------------------------------------------------------------

rule(
  'ACG-CONT-19',
  'Sewer System wounds heroes with two exhausted actions as the location phase ends',
  () => {
    const { tier, traits, abilities } = location('sewer-system');
    expect({ tier, traits }).toEqual({ tier: 1, traits: ['Civilized'] });
    expect(abilities).toEqual([
      {
        window: 'location-phase-ends',
        lines: [{ do: { suffer: { hero: { each: { has: 'exhausted-actions', atLeast: 2 } }, count: 1 } } }],
      },
    ]);
  },
);

rule('ACG-LOC-10', 'every location says when its effect is resolved, or is always in force', () => {
  for (const { abilities = [], passives = [] } of cardsOfKind(PRINTED, 'location')) {
    expect(abilities.length + passives.length).toBeGreaterThan(0);
  }
});

test('there are seven open locations of each tier', () => {
  const tiers = cardsOfKind(PRINTED, 'location').map(({ tier }) => tier);
  expect([1, 2, 3].map((tier) => tiers.filter((one) => one === tier).length)).toEqual([7, 7, 7]);
  expect(tiers.filter((tier) => tier === null).length).toBe(11);
});

rule('ACG-DUN-01', 'there are 38 dungeon cards, items and events', () => {
  const types = cardsOfKind(PRINTED, 'dungeon').map(({ type }) => type);
  expect(types.filter((type) => type === 'item').length).toBe(16);
  expect(types.filter((type) => type === 'event').length).toBe(22);
});

// --- quests ----------------------------------------------------------------------------------------

rule('ACG-CONT-02', 'the campaign is An Uneasy Alliance, five quests long', () => {
  expect(cardsOfKind(PRINTED, 'campaign').map(({ name, quests }) => [name, quests])).toEqual([
    [
      'An Uneasy Alliance',
      [
        'a-foul-stench',
        'poison-in-the-granary',
        'the-brokers-ledger',
        'the-drowned-vault',
        'the-twice-crowned',
      ],
    ],
  ]);
});

rule('ACG-QUEST-11', 'there are five campaign quests in order and one delve', () => {
  const inOrder = quests
    .filter(({ delve }) => delve !== true)
    .sort((a, b) => (a.number ?? 0) - (b.number ?? 0));
  expect(inOrder.map(({ number, tier }) => [number, tier])).toEqual([
    [1, 1],
    [2, 2],
    [3, 2],
    [4, 3],
    [5, 3],
  ]);
  expect(quests.flatMap(({ delve, name }) => (delve === true ? [name] : []))).toEqual(['Lost in the Dark']);
});

rule('ACG-CONT-20', "quest 1 is A Foul Stench, with Odious Grump in the lair and Grump's Sump last", () => {
  const { name, number, setup } = quest('a-foul-stench');
  expect({ name, number }).toEqual({ name: 'A Foul Stench', number: 1 });
  expect(setup.enemies).toEqual({
    named: ['Giant Bat', 'Gigantic Spider', 'Goblin Warrior', 'Orc Boy'],
    openStandard: 4,
    openElite: 2,
    nemesis: { card: 'odious-grump', place: 'lair' },
  });
  expect(setup.locations).toEqual({ open: 3, bottom: ['grumps-sump'] });
});

rule('ACG-CONT-21', "quest 1 is won in a location phase with Grump's Sump fully explored", () => {
  expect(quest('a-foul-stench').victory).toMatchObject({
    during: 'location-phase',
    if: { location: { is: 'grumps-sump', explored: true } },
  });
});

rule('ACG-CONT-22', 'quest 1 is lost when all heroes are defeated', () => {
  expect(quest('a-foul-stench').defeat).toMatchObject({ if: { allHeroesDefeated: true } });
});

rule('ACG-CONT-23', 'a defeated Grump goes to the lair and 4 progress to the location', () => {
  expect(quest('a-foul-stench').questRules).toEqual([
    {
      window: 'enemy-defeated',
      if: { thatEnemy: { name: 'Odious Grump' } },
      lines: [{ do: { place: { enemy: 'that-enemy', to: 'lair' } } }, { do: { progress: { add: 4 } } }],
    },
  ]);
});

const grump = { in: 'play', name: 'Odious Grump', count: 1 };
const spawns = { do: { spawn: { named: 'odious-grump' } }, if: { not: { enemyInPlay: 'Odious Grump' } } };
const heals = { do: { recover: { enemy: grump, count: 'all' } }, if: { enemyInPlay: 'Odious Grump' } };
const acts = { do: { activate: { enemy: grump, thenReady: true } } };
const linesOf = (colour: 'green' | 'blue' | 'red') => quest('a-foul-stench').perilEffects[colour]?.lines;

rule(['ACG-CONT-24', 'ACG-CONT-28'], 'green spawns Grump unless he is in play', () => {
  expect(linesOf('green')).toEqual([spawns]);
});

rule('ACG-CONT-25', 'blue spawns or heals Grump, who then activates and readies', () => {
  expect(linesOf('blue')).toEqual([heals, spawns, acts]);
});

rule('ACG-CONT-26', 'red has him activate and ready once more', () => {
  expect(linesOf('red')).toEqual([heals, spawns, acts, acts]);
});

rule('ACG-CONT-27', 'on every track the colours come in rising order of severity', () => {
  const order = ['green', 'blue', 'red'];
  for (const { perilTrack } of quests) {
    const colours = perilTrack.flatMap((space) => (space === null ? [] : [order.indexOf(space)]));
    expect(colours).toEqual([...colours].sort((a, b) => a - b));
    expect(new Set(colours).size).toBe(3);
  }
  expect(quest('a-foul-stench').perilTrack.slice(0, 3)).toEqual([null, null, 'green']);
});

rule('ACG-QUEST-01', 'a quest sheet tells a story before, after a victory and after a defeat', () => {
  for (const { story } of quests) {
    for (const text of [story.before, story.won, story.lost]) {
      expect(text.match(/[.!?](\s|$)/g)?.length).toBeGreaterThanOrEqual(3);
    }
  }
});

rule('ACG-NEM-13', 'a victory may need the defeat of a nemesis', () => {
  const needed = quests.flatMap(({ number, victory }) =>
    victory.if.enemyDefeated === undefined ? [] : [[number, victory.if.enemyDefeated]],
  );
  expect(needed).toEqual([
    [3, 'The Tallyman'],
    [4, 'The Drowned Abbot'],
    [5, 'Urgza Twice-Crowned'],
  ]);
});

const pooled = (section: QuestSheet['reward']) =>
  section.lines.flatMap((line) => (line.do?.addToPool === undefined ? [] : [line.do.addToPool]));

rule(['ACG-CAMP-06', 'ACG-LEG-09'], 'quests 1 to 4 reward with a Legendary Fortune', () => {
  const rewards = quests
    .filter(({ number }) => number !== null && number < 5)
    .map(({ reward }) => pooled(reward)[0]);
  expect(rewards).toEqual([
    { card: 'legendary-fortune#1' },
    { card: 'legendary-fortune#2' },
    { card: 'legendary-fortune#3' },
    { card: 'legendary-fortune#4' },
  ]);
});

rule('ACG-NEM-04', 'a lost quest puts its nemesis into the pool', () => {
  const campaign = quests.filter(({ number }) => number !== null);
  expect(campaign.map(({ penalty }) => pooled(penalty))).toEqual(
    campaign.map(({ setup }) => [{ card: setup.enemies.nemesis?.card }]),
  );
});

rule(
  ['ACG-DELVE-02', 'ACG-DELVE-03', 'ACG-DELVE-06'],
  'the delve counts by tier and upgrades on the way',
  () => {
    const { tier, setup, questRules } = quest('lost-in-the-dark');
    expect(tier).toBe(null);
    expect(setup.locations.open).toEqual({ '1': 1, '2': 2, '3': 2 });
    expect(setup.gear.fortunes).toBe(1);
    const verbs = questRules.flatMap(({ window, lines }) =>
      window === 'location-left' ? lines.flatMap((line) => Object.keys(line.do ?? {})) : [],
    );
    expect(verbs).toEqual(['upgrade', 'raiseCapacity', 'refresh', 'recover']);
  },
);
