import { makeSave, openSave, readSave } from '@questhall/engine';
import { expect } from 'vitest';
import { acgBox } from '../../src/index.js';
import { upgradeAction } from '../../src/procs.js';
import { buildDecks } from '../../src/rules/decks.js';
import { settlement } from '../../src/rules/settlement.js';
import type { HeroId } from '../../src/terms.js';
import { type AcgTable, addTestCampaign, playOn, rule, rules, table } from '../kit.js';

const campaign = 'an-uneasy-alliance';
const THREE: HeroId[] = ['ironbreaker', 'waywatcher', 'warrior-priest'];
const stage = { last: false, given: [] };

/** A quest that has just ended; the given heroes have been everywhere already. */
function town(
  result: 'won' | 'lost' = 'won',
  done: HeroId[] = ['waywatcher'],
  heroes = THREE.slice(0, 2),
): AcgTable {
  return table({ campaign, heroes }).given((b) => {
    b.result = result;
    for (const hero of b.heroes) if (done.includes(hero.id)) hero.visits = ['arena', 'trainer'];
  });
}

rule('ACG-SETL-01', 'reward or penalty, then upgrade, then refresh', () => {
  const t = town('lost', ['ironbreaker', 'waywatcher']).runs(settlement, stage).isQuiet();
  t.emits('section', { section: 'penalty' }).doesNotEmit('section', { section: 'reward' });
  const steps = t.events.filter(({ type }) => type === 'settlement').map(({ data }) => data.step);
  expect(steps).toEqual(['outcome', 'upgrade', 'refresh', 'return']);
});

rule('ACG-SETL-02', 'two settlement actions for each hero, the defeated included', () => {
  const t = town('lost', [], THREE).hero('waywatcher', { status: 'defeated' }).runs(settlement, stage);
  playOn(t.state);
  expect(t.board.heroes.map(({ visits }) => visits.length)).toEqual([2, 2, 2]);
});

rule('ACG-SETL-03', 'two different places, unless the switch allows the same twice', () => {
  const visit = () => town().given((b) => b.decks.gear.draw.push('test-charm', 'test-sword'));
  visit()
    .runs(settlement, stage)
    .answers('p1', 'settlement-action', 'trainer')
    .picks('p1', 'shield-wall')
    .asks('p1', 'settlement-action', 'blacksmith', 'arena');
  visit()
    .switched('repeat-settlement-action', 'allowed')
    .runs(settlement, stage)
    .answers('p1', 'settlement-action', 'trainer')
    .picks('p1', 'shield-wall')
    .asks('p1', 'settlement-action', 'trainer', 'blacksmith', 'arena');
});

rule('ACG-SETL-04', 'in any order, within and between heroes', () => {
  town('won', [])
    .deck('gear', ['test-charm', 'test-sword', 'test-axe'])
    .runs(settlement, stage)
    .answers('party', 'settlement-next', 'waywatcher')
    .answers('p2', 'settlement-action', 'arena')
    .answers('party', 'settlement-next', 'ironbreaker')
    .answers('p1', 'settlement-action', 'trainer')
    .picks('p1', 'shield-wall')
    .answers('party', 'settlement-next', 'waywatcher')
    .answers('p2', 'settlement-action', 'trainer')
    .picks('p2', 'deadly-shot')
    .answers('p1', 'settlement-action', 'blacksmith')
    .picks('p1', 'decline')
    .isQuiet();
});

rule('ACG-SETL-05', 'the trainer exchanges a basic action for its advanced version', () => {
  town()
    .hero('ironbreaker', { advanced: ['attack'] })
    .runs(settlement, stage)
    .answers('p1', 'settlement-action', 'trainer')
    .asks('p1', 'choose-action-to-upgrade', 'shield-wall', 'into-the-dark', 'stubborn-resolve')
    .picks('p1', 'stubborn-resolve')
    .check(({ heroes }) => {
      const rest = heroes[0]?.actions.find(({ type }) => type === 'rest');
      expect(acgBox.records[rest?.card ?? '']).toMatchObject({
        kind: 'action',
        level: 'advanced',
        type: 'rest',
      });
    });
  town()
    .hero('ironbreaker', { advanced: ['attack', 'aid', 'explore', 'rest'] })
    .deck('gear', ['test-charm', 'test-sword'])
    .runs(settlement, stage)
    .asks('p1', 'settlement-action', 'blacksmith', 'arena');
});

rule('ACG-SETL-06', 'the blacksmith shows two cards: one may be kept, the other goes', () => {
  town()
    .deck('gear', ['test-charm', 'test-sword', 'test-axe', 'test-mail', 'test-plate'])
    .runs(settlement, stage)
    .answers('p1', 'settlement-action', 'blacksmith')
    .asks('p1', 'keep-gear', 'test-charm', 'test-sword', 'decline')
    .picks('p1', 'test-sword')
    .picks('p1', 'equip')
    .check(({ heroes, decks }) => {
      expect(heroes[0]?.gear).toMatchObject([{ card: 'test-sword' }]);
      expect(decks.gear.draw).toHaveLength(3);
      expect(decks.gear.discard).toEqual(['test-charm']);
    });
});

rule('ACG-SETL-07', 'he may keep none; with one card left he is shown that one', () => {
  town()
    .deck('gear', ['test-charm', 'test-sword', 'test-axe'])
    .runs(settlement, stage)
    .answers('p1', 'settlement-action', 'blacksmith')
    .picks('p1', 'decline')
    .check(({ decks }) => expect(decks.gear.discard).toEqual(['test-charm', 'test-sword']));
  town()
    .deck('gear', ['test-charm'])
    .runs(settlement, stage)
    .answers('p1', 'settlement-action', 'blacksmith')
    .asks('p1', 'keep-gear', 'test-charm', 'decline');
});

rule(
  ['ACG-SETL-08', 'ACG-FAQ-08'],
  'an empty gear deck closes the blacksmith, whatever lies on the pile',
  () => {
    town()
      .deck('gear', [], ['test-charm'])
      .runs(settlement, stage)
      .asks('p1', 'settlement-action', 'trainer', 'arena');
  },
);

rule('ACG-SETL-09', 'each arena visit raises the capacity by one, without an upper limit', () => {
  const t = town();
  for (const capacity of [2, 3, 4, 5]) {
    t.given((b) => {
      b.result = 'won';
      for (const hero of b.heroes)
        hero.visits = hero.id === 'ironbreaker' ? ['trainer'] : ['arena', 'trainer'];
    })
      .runs(settlement, stage)
      .heroHas('ironbreaker', { capacity });
  }
});

rule('ACG-SETL-10', 'the refresh heals, readies and turns depleted gear faceup', () => {
  town('lost', ['ironbreaker', 'waywatcher'])
    .hero('ironbreaker', {
      status: 'defeated',
      wounds: 26,
      exhausted: ['attack', 'rest'],
      depletedGear: ['test-charm'],
    })
    .runs(settlement, stage)
    .heroHas('ironbreaker', {
      status: 'standing',
      wounds: 0,
      exhausted: [],
      gear: [{ card: 'test-charm', exhausted: false, depleted: false }],
    });
});

rule('ACG-SETL-11', 'afterwards only equipped gear stays with the heroes', () => {
  const t = town('won', ['ironbreaker', 'waywatcher'])
    .hero('ironbreaker', { gear: ['test-charm'], items: ['test-salve'] })
    .enemy('x')
    .deck('gear', ['test-plate'], ['test-sword', 'test-axe', 'test-mail', 'test-spear'])
    .deck('dungeon', ['test-bruise'])
    .runs(settlement, stage)
    .picks('party', 'done')
    .picks('party', 'done')
    .heroHas('ironbreaker', { items: [], gear: [{ card: 'test-charm', exhausted: false, depleted: false }] });
  expect(t.board).toMatchObject({ enemies: [], location: null });
  expect(Object.values(t.board.decks).every(({ draw, discard }) => draw.length + discard.length === 0)).toBe(
    true,
  );
  // The four cards of the pile are in the box again: a new deck may hold them.
  const seen = new Set<string>();
  for (let i = 0; i < 40; i++) for (const id of t.runs(buildDecks, {}).board.decks.gear.draw) seen.add(id);
  expect([...seen]).toEqual(expect.arrayContaining(['test-sword', 'test-axe', 'test-mail', 'test-spear']));
});

rule('ACG-CAMP-01', 'a campaign saved after two quests goes on with the third, exactly as it was', () => {
  const id = addTestCampaign('test-long', ['won', 'lost', 'won']);
  const setup = rules().setup({ players: 1, heroes: ['ironbreaker', 'waywatcher'], campaign: id });
  const { state } = rules().start(setup, 'camp');
  const answers: { decision: number; picks: string[] }[] = [];
  while (state.board.campaign?.results.length !== 2 || state.board.stage !== 'quest') {
    const [open] = state.open;
    const answer = { decision: open?.id ?? 0, picks: open?.options.slice(0, Math.max(1, open.min)) ?? [] };
    answers.push(answer);
    rules().play(state, answer);
  }
  const saved = JSON.stringify(makeSave(rules(), { setup, seed: 'camp', answers }, state));
  const loaded = openSave(rules(), readSave(saved)).state;
  expect(loaded.board.quest).toBe('test-long-3');
  expect(loaded.board.heroes).toEqual(state.board.heroes);
  expect(loaded.board.campaign).toEqual(state.board.campaign);
});

rule('ACG-CAMP-02', 'each quest has its quest stage and then its settlement stage', () => {
  const id = addTestCampaign('test-stages', ['won', 'won']);
  const stages: string[] = [];
  playOn(
    rules().start(rules().setup({ players: 1, heroes: ['ironbreaker', 'waywatcher'], campaign: id }), 'a')
      .state,
    {
      look: ({ board }) => {
        const now = `${board.quest} ${board.stage}`;
        if (stages.at(-1) !== now) stages.push(now);
      },
    },
  );
  expect(stages.slice(0, 3)).toEqual([
    'test-stages-1 quest',
    'test-stages-1 settlement',
    'test-stages-2 quest',
  ]);
});

rule('ACG-CAMP-03', 'no delve within a campaign', () => {
  expect(() => rules().setup({ players: 2, campaign, quest: 'lost-in-the-dark' })).toThrow(
    'either a campaign or a single quest',
  );
  expect(() => rules().setup({ players: 2, campaign: 'lost-in-the-dark' })).toThrow(
    "no campaign 'lost-in-the-dark'",
  );
});

rule('ACG-CAMP-04', 'the log holds results, and each hero his actions, gear and capacity', () => {
  const id = addTestCampaign('test-log', ['lost', 'won']);
  const { state } = rules().start(
    rules().setup({ players: 1, heroes: ['ironbreaker', 'waywatcher'], campaign: id }),
    'log',
  );
  let upgraded = 0;
  playOn(state, {
    look: ({ board }) => {
      if (board.campaign?.results.length !== 1 || board.stage !== 'quest') return;
      expect(board.campaign.results).toEqual(['lost']);
      upgraded = board.heroes.filter(
        ({ capacity, actions }) => capacity > 1 || actions.some(({ card }) => isAdvanced(card)),
      ).length;
    },
  });
  expect(upgraded).toBe(2);
});
const isAdvanced = (card: string): boolean => {
  const record = acgBox.records[card];
  return record?.kind === 'action' && record.level === 'advanced';
};

rule('ACG-CAMP-05', 'nemeses, dungeon cards and fortunes of the pool go to their decks', () => {
  const dungeon = Object.values(acgBox.records).find(
    (card) => card.kind === 'dungeon' && card.quest === true && !card.id.startsWith('test-'),
  );
  const pool = ['odious-grump', dungeon?.id as string, 'legendary-fortune#1'];
  const { decks, campaign: log } = table({ campaign, quest: 'the-brokers-ledger' })
    .given((b) => b.campaign?.pool.push(...pool))
    .runs(buildDecks, {}).board;
  expect(decks.enemy.draw).toContain(pool[0]);
  expect(decks.dungeon.draw).toContain(pool[1]);
  expect(decks.gear.draw).toContain(pool[2]);
  expect(log).toMatchObject({ pool: [], inPlay: pool });
});

rule('ACG-CAMP-06', 'reward and penalty of the quest just played fill the pool', () => {
  const after = (result: 'won' | 'lost') =>
    town(result, ['ironbreaker', 'waywatcher']).runs(settlement, stage).board.campaign?.pool;
  expect(after('lost')).toEqual(['odious-grump']);
  expect(after('won')).toEqual(['legendary-fortune#1']);
});

rule(['ACG-CAMP-07', 'ACG-CAMP-08'], 'pool cards return to the pool wherever they are', () => {
  const t = town('won', ['ironbreaker', 'waywatcher'])
    .given(({ campaign: log }) => log?.inPlay.push('legendary-fortune#3', 'test-bruise', 'test-nemesis'))
    .deck('gear', ['legendary-fortune#3'])
    .deck('dungeon', [], ['test-bruise'])
    .enemy('n', { card: 'test-nemesis' })
    .runs(settlement, stage);
  expect(t.board.campaign?.pool.toSorted()).toEqual(
    ['legendary-fortune#1', 'legendary-fortune#3', 'test-bruise', 'test-nemesis'].toSorted(),
  );
  expect(t.board.campaign?.inPlay).toEqual([]);
});

rule('ACG-CAMP-09', 'everybody sees the pool', () => {
  const t = town().given(({ campaign: log }) => log?.pool.push('legendary-fortune#1'));
  for (const viewer of ['p1', 'p2', 'spectator']) {
    expect(t.rules.view(t.state, viewer).campaign?.pool).toEqual(['legendary-fortune#1']);
  }
});

rule('ACG-DELVE-05', 'an upgraded card takes over tokens and state', () => {
  table({ quest: 'lost-in-the-dark' })
    .hero('ironbreaker', { exhausted: ['rest'], tokens: { rest: 1 } })
    .runs(upgradeAction, { hero: 'ironbreaker' })
    .picks('p1', 'stubborn-resolve')
    .heroHas('ironbreaker', { exhausted: ['rest'], tokens: { rest: 1 } })
    .check(({ heroes }) => expect(isAdvanced(heroes[0]?.actions[3]?.card ?? '')).toBe(true));
});

rule('ACG-SETL-02', 'no hero visits a third place, although all three are open', () => {
  const t = town('lost', [], THREE)
    .hero('waywatcher', { status: 'defeated', wounds: 21 })
    .deck('gear', [
      'test-charm',
      'test-sword',
      'test-axe',
      'test-spear',
      'test-mail',
      'test-plate',
      'test-purse',
    ])
    .runs(settlement, stage)
    .asks('party', 'settlement-next', ...THREE)
    .picks('party', 'waywatcher')
    .asks('p2', 'settlement-action', 'trainer', 'blacksmith', 'arena')
    .picks('p2', 'arena')
    .answers('party', 'settlement-next', 'waywatcher')
    .answers('p2', 'settlement-action', 'trainer')
    .answers('p2', 'choose-action-to-upgrade', 'watchful-spites')
    .asks('party', 'settlement-next', 'ironbreaker', 'warrior-priest')
    .heroHas('waywatcher', { visits: ['arena', 'trainer'], capacity: 2 });
  playOn(t.state);
  const visits = t.board.heroes.map((hero) => hero.visits.length);
  expect(visits).toEqual([2, 2, 2]);
});
