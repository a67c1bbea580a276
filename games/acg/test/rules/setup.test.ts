import { BadSetup } from '@questhall/engine';
import { expect } from 'vitest';
import type { Hero } from '../../src/board.js';
import { cardOf, cardsOfKind } from '../../src/content/library.js';
import type { HeroCard } from '../../src/content/schema.js';
import { acgBox } from '../../src/index.js';
import { addProgress, claimTokens, gainCondition, recoverWounds, sufferWounds } from '../../src/procs.js';
import { healthOf } from '../../src/queries.js';
import { buildDecks } from '../../src/rules/decks.js';
import { perilPhase } from '../../src/rules/peril.js';
import { setupQuest } from '../../src/rules/setup.js';
import { addTestCampaign, addTestQuest, at, freshTable, playOn, rule, rules, table } from '../kit.js';
import { isPrinted } from '../printed.js';

const PRINTED = { box: acgBox };

const TWO = ['ironbreaker', 'waywatcher'] as const;
const campaign = 'an-uneasy-alliance';
const warren = addTestQuest('test-in-the-warren', {
  setup: {
    enemies: { named: ['Giant Bat'], openStandard: 0, openElite: 0, nemesis: null },
    locations: { named: ['test-warren'], open: 0 },
    dungeon: { open: 12 },
    gear: { open: 12 },
  },
});

rule('ACG-SETUP-01', 'a campaign has a log with capacity 1 for each hero; a delve has none', () => {
  const log = rules().start(rules().setup({ players: 2, heroes: [...TWO], campaign }), 'a').state.board;
  expect(log.campaign).toMatchObject({ id: campaign, results: [], pool: [] });
  expect(log.heroes.map(({ capacity }) => capacity)).toEqual([1, 1]);
  const delve = rules().start(rules().setup({ players: 2, heroes: [...TWO], quest: 'lost-in-the-dark' }), 'a')
    .state.board;
  expect(delve.campaign).toBeNull();
});

rule('ACG-SETUP-02', 'each player picks one hero that nobody has taken', () => {
  const { state } = rules().start(rules().setup({ players: 3, quest: 'a-foul-stench' }), 'a');
  const t = freshTable({ players: 3, quest: 'a-foul-stench' });
  t.state = state;
  t.asks('p1', 'choose-hero', 'ironbreaker', 'waywatcher', 'warrior-priest', 'bright-wizard')
    .picks('p1', 'ironbreaker')
    .asks('p2', 'choose-hero', 'waywatcher', 'warrior-priest', 'bright-wizard')
    .picks('p2', 'bright-wizard')
    .asks('p3', 'choose-hero', 'waywatcher', 'warrior-priest')
    .picks('p3', 'waywatcher')
    .check(({ heroes }) =>
      expect(heroes.map(({ id }) => id)).toEqual(['ironbreaker', 'bright-wizard', 'waywatcher']),
    );
  expect(() => rules().setup({ players: 2, heroes: ['ironbreaker', 'ironbreaker'], campaign })).toThrow(
    BadSetup,
  );
});

rule('ACG-SETUP-03', 'a lone player plays exactly two heroes', () => {
  const { state } = rules().start(rules().setup({ players: 1, quest: 'a-foul-stench' }), 'a');
  const t = freshTable({ players: 1, quest: 'a-foul-stench' });
  t.state = state;
  t.picks('p1', 'waywatcher')
    .picks('p1', 'warrior-priest')
    .check(({ heroes }) => expect(heroes.map(({ seat }) => seat)).toEqual(['p1', 'p1']));
  expect(() => rules().setup({ players: 1, heroes: ['ironbreaker'], campaign })).toThrow('exactly 2 heroes');
});

rule('ACG-SETUP-04', 'four basic actions in use, legendary gear and advanced actions set aside', () => {
  const [hero] = rules().start(rules().setup({ players: 2, heroes: [...TWO], campaign }), 'a').state.board
    .heroes;
  expect(hero?.actions.map(({ card }) => card)).toEqual([
    'inexorable-advance',
    'shield-wall',
    'into-the-dark',
    'stubborn-resolve',
  ]);
  expect(hero?.legendary).toHaveLength(3);
  const advanced = cardsOfKind(PRINTED, 'action').filter(
    (card) => card.hero === 'ironbreaker' && card.level === 'advanced' && isPrinted(card.id),
  );
  expect(advanced).toHaveLength(4);
});

rule('ACG-SETUP-05', 'the hero card is the one for this number of heroes', () => {
  const cards = (heroes: number) =>
    rules()
      .start(
        rules().setup({
          players: heroes,
          heroes: ['ironbreaker', 'waywatcher', 'bright-wizard'].slice(0, heroes),
          campaign,
        }),
        'a',
      )
      .state.board.heroes.map(({ card }) => (cardOf(PRINTED, card) as HeroCard).heroes);
  expect(cards(2)).toEqual([2, 2]);
  expect(cards(3)).toEqual([3, 3, 3]);
});

rule('ACG-SETUP-06', 'later quests lay out the current actions and all owned gear, faceup', () => {
  table({ campaign })
    .hero('ironbreaker', { advanced: ['rest'], depletedGear: ['test-charm'] })
    .runs(setupQuest, {})
    .check(({ heroes }) => {
      const levels = heroes[0]?.actions.map(({ card }) => (acgBox.records[card] as { level: string }).level);
      expect(levels).toEqual(['basic', 'basic', 'basic', 'advanced']);
      expect(heroes[0]?.gear).toEqual([{ card: 'test-charm', exhausted: false, depleted: false }]);
    });
});

rule('ACG-SETUP-07', 'the first quest starts with basic actions only and no gear', () => {
  const { heroes } = rules().start(rules().setup({ players: 2, heroes: [...TWO], campaign }), 'a').state
    .board;
  for (const { actions, gear } of heroes) {
    expect(actions.every(({ card }) => (acgBox.records[card] as { level: string }).level === 'basic')).toBe(
      true,
    );
    expect(gear).toEqual([]);
  }
});

rule('ACG-SETUP-08', 'the supply has a pile of each condition, and both dice', () => {
  const { supply } = rules().start(rules().setup({ players: 2, heroes: [...TWO], campaign }), 'a').state
    .board;
  expect(supply).toEqual({ bleeding: 4, empowered: 4, sickened: 4 });
  // Wound, success and progress tokens are numbers that start at nothing and have no end.
  table()
    .runs(sufferWounds, { hero: 'ironbreaker', count: 3, from: [] })
    .runs(claimTokens, { hero: 'waywatcher', count: 8 })
    .runs(addProgress, { count: 6 })
    .heroHas('ironbreaker', { wounds: 3 })
    .heroHas('waywatcher', { tokens: { attack: 2, aid: 2, explore: 2, rest: 2 } })
    .check(({ location }) => expect(location?.progress).toBe(6));
  expect([acgBox.faces.hero.length, acgBox.faces.enemy.length]).toEqual([6, 6]);
});

rule('ACG-SETUP-09', 'the log names the next quest, and its four decks are built', () => {
  const ids = addTestCampaign('test-three', ['won', 'lost', 'won']);
  let third = '';
  playOn(rules().start(rules().setup({ players: 1, heroes: [...TWO], campaign: ids }), 'a').state, {
    look: ({ board }) => {
      if (board.campaign?.results.length === 2 && board.stage === 'quest') third = board.quest;
    },
  });
  expect(third).toBe('test-three-3');
  const { decks } = rules().start(rules().setup({ players: 2, heroes: [...TWO], campaign }), 'a').state.board;
  for (const deck of Object.values(decks)) expect(deck.draw.length).toBeGreaterThan(0);
});

rule('ACG-SETUP-10', 'cards with the quest icon never get into a deck by chance', () => {
  const marked = new Set(
    Object.values(acgBox.records)
      .filter((card) => 'quest' in card && card.quest === true)
      .flatMap(({ id }) => acgBox.copies[id] ?? []),
  );
  const named = new Set(['grumps-sump']);
  for (let game = 0; game < 1000; game++) {
    const t = table();
    t.state.rng.s = [game, game * 7919, 17, 4711];
    t.runs(buildDecks, {});
    const found = Object.values(t.board.decks).flatMap(({ draw }) =>
      draw.filter((id) => marked.has(id) && !named.has(id)),
    );
    expect(found).toEqual([]);
  }
});

rule('ACG-SETUP-11', 'the peril token starts on the blank space', () => {
  const { board } = rules().start(rules().setup({ players: 2, heroes: [...TWO], campaign }), 'a').state;
  expect(board.peril).toBe(0);
});

rule('ACG-SETUP-12', 'the party chooses a leader, who acts first', () => {
  const t = table({ quest: warren })
    .runs(setupQuest, {})
    .asks('party', 'choose-leader', ...TWO)
    .picks('party', 'waywatcher');
  expect(t.board.leader).toBe('waywatcher');
  const game = freshTable({ players: 2, heroes: [...TWO], quest: warren });
  game.state = rules().start(rules().setup({ players: 2, heroes: [...TWO], quest: warren }), 'a').state;
  game.picks('party', 'waywatcher').isAsked('p2').isNotAsked('p1');
});

rule('ACG-SETUP-13', 'the token lies with a hero, also in solo play, and passes between the two', () => {
  const t = table({ players: 1 }).phase('peril');
  expect(t.board.leader).toBe('ironbreaker');
  t.runs(perilPhase, {});
  expect(t.board.leader).toBe('waywatcher');
});

rule('ACG-SETUP-14', 'the first location is revealed and its enemies spawn', () => {
  table({ quest: warren })
    .runs(setupQuest, {})
    .picks('party', 'ironbreaker')
    .check(({ location, enemies }) => {
      expect(location).toMatchObject({ card: 'test-warren', progress: 0 });
      expect(enemies.map(({ zone, faceup }) => [zone, faceup])).toEqual([
        ['ironbreaker', true],
        ['waywatcher', true],
        ['shadows', false],
      ]);
    })
    .isQuiet();
});

rule('ACG-SETUP-15', 'every quest starts fresh: no wounds, tokens, conditions, items; all ready', () => {
  table({ campaign })
    .hero('ironbreaker', {
      wounds: 9,
      exhausted: ['attack', 'rest'],
      tokens: { aid: 2 },
      items: ['test-salve'],
      conditions: ['bleeding'],
      depletedGear: ['test-charm'],
    })
    .runs(setupQuest, {})
    .heroHas('ironbreaker', {
      wounds: 0,
      conditions: [],
      items: [],
      exhausted: [],
      tokens: { aid: 0 },
      status: 'standing',
    })
    .check(({ heroes }) => expect(heroes[0]?.gear[0]).toMatchObject({ depleted: false, exhausted: false }));
});

rule('ACG-SETUP-16', 'six steps, in the listed order', () => {
  const t = table({ quest: warren }).runs(setupQuest, {}).picks('party', 'ironbreaker');
  const steps = t.events.filter(({ type }) => type === 'set-up').map(({ data }) => data.step);
  expect(steps).toEqual(['heroes', 'supply', 'decks', 'peril', 'leader']);
  t.emitsInOrder('set-up', 'leader', 'location-revealed', 'enemy-spawned');
});

rule('ACG-SETUP-15', 'what was said for the last quest is over in the next', () => {
  table({ campaign })
    .hero('ironbreaker', { health: 30 })
    .given((b) => {
      b.vetoes.push({ verb: 'recover', on: 'ironbreaker', until: 'quest', source: 'test' });
      b.vetoes.push({ verb: 'receive-conditions', on: 'waywatcher', until: 'round', source: 'test' });
      b.modifiers.push({ stat: 'capacity', on: 'ironbreaker', add: 1, until: 'quest', source: 'test' });
    })
    .runs(setupQuest, {})
    .picks('party', 'ironbreaker')
    .check(({ modifiers, vetoes }) => expect([...modifiers, ...vetoes]).toEqual([]))
    .check((b, state) => expect(healthOf(at(state), b.heroes[0] as Hero)).toBe(26))
    .runs(gainCondition, { hero: 'waywatcher', condition: 'bleeding' })
    .heroHas('waywatcher', { conditions: ['bleeding'] })
    .hero('ironbreaker', { wounds: 2 })
    .runs(recoverWounds, { hero: 'ironbreaker', count: 1 })
    .heroHas('ironbreaker', { wounds: 1 });
});
