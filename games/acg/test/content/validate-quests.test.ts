import type { AcgRuleId } from '@questhall/rulebook';
import { ruleOf } from '@questhall/test-kit';
import { expect, test } from 'vitest';
import { broken, cardIn, setupOf, without } from './broken.js';

const rule = ruleOf<AcgRuleId>();

rule(['ACG-DECK-01', 'ACG-QUEST-01'], 'a quest sheet has a recipe for each of its four decks', () => {
  const setup = {
    enemies: { openStandard: 0, openElite: 0, nemesis: null },
    locations: { open: 0 },
    dungeon: { open: 0 },
    gear: { open: 0 },
  };
  expect(broken('a-foul-stench', { setup })).toEqual([
    'a-foul-stench: its recipe for the enemy deck is empty',
    'a-foul-stench: its recipe for the location deck is empty',
    'a-foul-stench: its recipe for the dungeon deck is empty',
    'a-foul-stench: its recipe for the gear deck is empty',
  ]);
});

rule('ACG-DELVE-02', 'a delve has no tier and counts by each', () => {
  expect(broken('lost-in-the-dark', { tier: 2 })).toEqual(['lost-in-the-dark: a delve quest has no tier']);
  const setup = setupOf('lost-in-the-dark');
  expect(broken('lost-in-the-dark', { setup: { ...setup, locations: { open: 3 } } })).toEqual([
    'lost-in-the-dark: its recipe for the location deck is empty',
    'lost-in-the-dark: a quest without a tier says how many open cards of each tier it uses',
  ]);
});

rule(
  ['ACG-PERIL-03', 'ACG-SETUP-11'],
  'each coloured space has its effect, and the start has no colour',
  () => {
    const { perilEffects } = cardIn('a-foul-stench') as unknown as {
      perilEffects: { [colour: string]: object };
    };
    const { green, blue, red } = perilEffects;
    expect(broken('a-foul-stench', { perilEffects: { green, blue } })).toEqual([
      'a-foul-stench: the red space has no peril effect',
    ]);
    expect(broken('a-foul-stench', { perilTrack: ['green', 'blue', 'red'] })).toEqual([
      'a-foul-stench: the first space of the peril track is the start and has no colour',
    ]);
    expect(
      broken('a-foul-stench', { perilTrack: [null, 'green', 'blue'], perilEffects: { green, blue, red } }),
    ).toEqual(['a-foul-stench: the red peril effect has no space on the track']);
    expect(broken('a-foul-stench', { perilTrack: [null, 'green', 'blue', 'red', null] })).toEqual([
      'a-foul-stench: the last space of the peril track has no colour: a party could wait there for ever',
    ]);
  },
);

rule(['ACG-DECK-05', 'ACG-DECK-06', 'ACG-DECK-08'], 'there are enough cards for what is open', () => {
  const setup = setupOf('a-foul-stench');
  expect(
    broken('a-foul-stench', { setup: { ...setup, enemies: { ...setup.enemies, openStandard: 40 } } }),
  ).toEqual(['a-foul-stench: it asks for 40 open standard enemies of tier 1, and there are 8']);
  expect(
    broken('a-foul-stench', { setup: { ...setup, enemies: { ...setup.enemies, openElite: 5 } } }),
  ).toEqual(['a-foul-stench: it asks for 5 open elite enemies of tier 1, and there are 4']);
  expect(
    broken('a-foul-stench', { setup: { ...setup, locations: { ...setup.locations, open: 8 } } }),
  ).toEqual(['a-foul-stench: it asks for 8 open locations of tier 1, and there are 7']);
});

rule(['ACG-DECK-09', 'ACG-DECK-10'], 'there are enough dungeon and gear cards for what is open', () => {
  const setup = setupOf('a-foul-stench');
  expect(broken('a-foul-stench', { setup: { ...setup, dungeon: { open: 35 } } })).toEqual([
    'a-foul-stench: it asks for 35 open dungeon cards, and there are 34',
  ]);
  const [message] = broken('a-foul-stench', { setup: { ...setup, gear: { open: 99, fortunes: 5 } } });
  expect(message).toMatch(/^a-foul-stench: it asks for 99 open gear cards, and there are \d+$/);
});

rule(['ACG-CAMP-01', 'ACG-QUEST-11'], 'a campaign is five quests in order', () => {
  expect(broken('an-uneasy-alliance', { quests: ['a-foul-stench'] })).toEqual([
    'an-uneasy-alliance: it has 1 quests instead of 5',
    "poison-in-the-granary: the campaign 'an-uneasy-alliance' does not list it",
    "the-brokers-ledger: the campaign 'an-uneasy-alliance' does not list it",
    "the-drowned-vault: the campaign 'an-uneasy-alliance' does not list it",
    "the-twice-crowned: the campaign 'an-uneasy-alliance' does not list it",
  ]);
  expect(broken('the-drowned-vault', { number: 3 })).toEqual([
    "an-uneasy-alliance: 'the-drowned-vault' comes as number 4 and says 3",
  ]);
  expect(without('the-drowned-vault')).toEqual(["an-uneasy-alliance: there is no quest 'the-drowned-vault'"]);
});

rule(['ACG-CAMP-03', 'ACG-DELVE-01'], 'a delve belongs to no campaign, every other quest to one', () => {
  expect(broken('lost-in-the-dark', { campaign: 'an-uneasy-alliance' })).toEqual([
    'lost-in-the-dark: a delve quest belongs to no campaign',
  ]);
  expect(broken('the-drowned-vault', { campaign: 'another' })).toEqual([
    "an-uneasy-alliance: 'the-drowned-vault' belongs to another",
    "the-drowned-vault: there is no campaign 'another'",
  ]);
});

rule('ACG-QUEST-03', 'every quest is lost when all heroes are defeated', () => {
  expect(broken('the-drowned-vault', { defeat: { if: { perilAtLeast: 5 } } })).toEqual([
    'the-drowned-vault: it is not lost when all heroes are defeated',
  ]);
  expect(broken('the-drowned-vault', { defeat: { if: { any: [{ allHeroesDefeated: true }] } } })).toEqual([]);
});

// --- what texts speak of ---------------------------------------------------------------------------

rule('ACG-DECK-02', 'a recipe names cards that exist', () => {
  const setup = setupOf('a-foul-stench');
  const named = {
    enemies: { ...setup.enemies, named: ['Giant Cat'] },
    locations: { ...setup.locations, bottom: ['the-attic'] },
    dungeon: { ...setup.dungeon, named: ['a-hat'] },
  };
  expect(broken('a-foul-stench', { setup: { ...setup, ...named } })).toEqual([
    "a-foul-stench: there is no enemy named 'Giant Cat'",
    "a-foul-stench: there is no location 'the-attic'",
    "a-foul-stench: there is no dungeon card 'a-hat'",
  ]);
});

rule('ACG-NEM-01', "a sheet's nemesis is a nemesis", () => {
  const setup = setupOf('a-foul-stench');
  const nemesis = (card: string) => ({
    setup: { ...setup, enemies: { ...setup.enemies, nemesis: { card, place: 'lair' } } },
  });
  expect(broken('a-foul-stench', nemesis('nobody'))).toEqual(["a-foul-stench: there is no enemy 'nobody'"]);
  expect(broken('a-foul-stench', nemesis('giant-bat'))).toEqual(["a-foul-stench: 'giant-bat' is no nemesis"]);
});

rule(
  ['ACG-CAMP-05', 'ACG-CAMP-06'],
  'only nemeses, quest dungeon cards and Legendary Fortunes enter the pool',
  () => {
    const adds = (card: string) => ({ reward: { lines: [{ do: { addToPool: { card } } }] } });
    expect(broken('a-foul-stench', adds('giant-bat'))).toEqual([
      "a-foul-stench: there is no card for the campaign pool called 'giant-bat'",
    ]);
    expect(broken('a-foul-stench', adds('hidden-stair'))).toEqual([
      "a-foul-stench: there is no card for the campaign pool called 'hidden-stair'",
    ]);
    expect(broken('a-foul-stench', adds('blightglass'))).toEqual([]);
    expect(broken('a-foul-stench', adds('legendary-fortune#4'))).toEqual([]);
  },
);

test('texts speak of cards, names and traits that exist', () => {
  const rules = (when: object, effect: object) => ({
    questRules: [{ window: 'round-ends', if: when, lines: [{ do: effect }] }],
  });
  expect(broken('a-foul-stench', rules({ enemyInPlay: 'Nobody' }, { spawn: { named: 'no-card' } }))).toEqual([
    "a-foul-stench: there is no enemy named 'Nobody'",
    "a-foul-stench: there is no card 'no-card'",
  ]);
  const selector = { in: 'play', trait: 'Pirate', count: 'all' };
  expect(
    broken('a-foul-stench', rules({ location: { is: 'attic' } }, { exhaust: { enemy: selector } })),
  ).toEqual([
    "a-foul-stench: there is no location 'attic'",
    "a-foul-stench: there is no enemy with the trait 'Pirate'",
  ]);
});
