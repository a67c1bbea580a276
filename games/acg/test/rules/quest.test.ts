import { expect } from 'vitest';
import { cardsOfKind, questSheet } from '../../src/content/library.js';
import { acgBox } from '../../src/index.js';
import { checkQuest } from '../../src/procs.js';
import { enemyPhase } from '../../src/rules/enemy-phase.js';
import { locationPhase } from '../../src/rules/locations.js';
import { perilPhase } from '../../src/rules/peril.js';
import { resolveOutcome } from '../../src/rules/quest.js';
import { heroPhase, round } from '../../src/rules/round.js';
import { event, gear } from '../cards.js';
import {
  type AcgTable,
  addTestCampaign,
  addTestCards,
  addTestQuest,
  playOn,
  rule,
  rules,
  table,
} from '../kit.js';

const PRINTED = { box: acgBox };

addTestCards(event('test-trip', [{ do: { peril: { change: 1 } } }]));
const sections = addTestQuest('test-sections', {
  reward: { lines: [{ do: { addToPool: { card: 'legendary-fortune#2' } } }] },
  penalty: { lines: [{ do: { addToPool: { card: 'odious-grump' } } }] },
});
const started = (campaign: string) =>
  rules().start(rules().setup({ players: 1, heroes: ['ironbreaker', 'waywatcher'], campaign }), 'quest')
    .state;

rule(
  'ACG-QUEST-01',
  'a sheet has set-up, story, reward and penalty, quest rules, track, effects, victory and defeat',
  () => {
    for (const sheet of cardsOfKind(PRINTED, 'quest')) {
      const fields = [
        'setup',
        'story',
        'reward',
        'penalty',
        'questRules',
        'perilTrack',
        'perilEffects',
        'victory',
        'defeat',
      ];
      expect(Object.keys(sheet)).toEqual(expect.arrayContaining(fields));
    }
    expect(questSheet(PRINTED, 'a-foul-stench').questRules).toHaveLength(1);
  },
);

rule('ACG-QUEST-02', 'a met victory condition wins, and the reward section is resolved', () => {
  const victory = addTestQuest('test-easy', {
    victory: { during: 'any-time', if: { location: { explored: true } } },
  });
  table({ quest: victory })
    .location('test-hall', 6)
    .runs(checkQuest, { moment: 'any-time' })
    .check(({ result }) => expect(result).toBe('won'))
    .emits('quest-ended', { result: 'won' });
  table({ campaign: 'an-uneasy-alliance', quest: sections })
    .given((b) => {
      b.result = 'won';
    })
    .runs(resolveOutcome, {})
    .check(({ campaign }) => expect(campaign?.pool).toEqual(['legendary-fortune#2']));
});

rule('ACG-QUEST-03', 'a met defeat condition loses, and the penalty section is resolved', () => {
  table()
    .hero('ironbreaker', { status: 'defeated' })
    .hero('waywatcher', { status: 'defeated' })
    .runs(checkQuest, { moment: 'any-time' })
    .check(({ result }) => expect(result).toBe('lost'));
  table({ campaign: 'an-uneasy-alliance', quest: sections })
    .given((b) => {
      b.result = 'lost';
    })
    .runs(resolveOutcome, {})
    .check(({ campaign }) => expect(campaign?.pool).toEqual(['odious-grump']));
});

rule('ACG-QUEST-04', 'a quest won in the location phase ends there: no peril phase follows', () => {
  const t = table()
    .location('grumps-sump', questExploration())
    .hero('ironbreaker', { status: 'defeated' })
    .rolls({ hero: ['defence', 'defence', 'defence', 'defence', 'defence', 'defence'] })
    .runs(round, {});
  t.state.rng.script = null;
  playOn(t.state);
  expect(t.board).toMatchObject({ result: 'won', phase: 'location', round: 1, peril: 0 });
});
const questExploration = (): number => {
  const sump = cardsOfKind(PRINTED, 'location').find(({ id }) => id === 'grumps-sump');
  return sump?.explore ?? 0;
};

rule('ACG-QUEST-05', 'the last hero standing finishes his activation before the quest is lost', () => {
  table()
    .hero('waywatcher', { status: 'defeated' })
    .hero('ironbreaker', { remaining: 1 })
    .enemy('x', { in: 'ironbreaker', attack: 2 })
    .deck('dungeon', ['test-trip'])
    .rolls({ hero: ['success', 'success'], enemy: ['claw'] })
    .acts('ironbreaker', 'explore')
    .answers('p1', 'resolve-or-bottom', 'resolve')
    .emitsInOrder('hero-defeated', 'dungeon-drawn', 'peril-moved', 'hero-flipped', 'quest-ended')
    .check(({ result }) => expect(result).toBe('lost'))
    .isQuiet();
});

rule(
  ['ACG-QUEST-04', 'ACG-QUEST-05'],
  'a quest that is decided at the start or the end of a phase ends there',
  () => {
    const decided = addTestQuest('test-decided-in-between', {
      victory: { during: 'any-time', if: { enemyDefeated: 'test-nemesis' } },
    });
    const slays = (window: string) => {
      addTestCards(
        gear(`test-slays-at-${window}`, {
          abilities: [
            {
              window,
              about: 'any',
              lines: [{ do: { suffer: { enemy: { name: 'test-nemesis' }, count: 9 } } }],
            },
          ],
        }),
      );
      return table({ quest: decided })
        .hero('ironbreaker', { gear: [`test-slays-at-${window}`] })
        .enemy('n', { card: 'test-nemesis' })
        .enemy('x', { in: 'waywatcher' });
    };
    const won = (t: AcgTable) => t.check(({ result }) => expect(result).toBe('won')).isQuiet();
    won(slays('hero-phase-starts').runs(round, {})).doesNotEmit('activation');
    const ended = slays('hero-phase-ends').runs(heroPhase, { order: ['ironbreaker'], next: 0 });
    ended.state.rng.script = null;
    playOn(ended.state);
    expect(ended.board.result).toBe('won');
    won(slays('enemy-phase-starts').runs(enemyPhase, { turn: 0, order: [] })).doesNotEmit('keyword');
    won(slays('peril-phase-starts').runs(perilPhase, {})).doesNotEmit('peril-moved');
    won(slays('round-ends').runs(perilPhase, {}));
  },
);

rule('ACG-QUEST-06', 'victory and defeat at the same moment are a victory', () => {
  const both = addTestQuest('test-both', {
    victory: { during: 'any-time', if: { allHeroesDefeated: true } },
    defeat: { if: { allHeroesDefeated: true } },
  });
  table({ quest: both })
    .hero('ironbreaker', { status: 'defeated' })
    .hero('waywatcher', { status: 'defeated' })
    .runs(checkQuest, { moment: 'any-time' })
    .check(({ result }) => expect(result).toBe('won'));
});

rule('ACG-QUEST-07', 'the next quest follows whatever became of the last', () => {
  const quests: string[] = [];
  playOn(started(addTestCampaign('test-ups-and-downs', ['lost', 'won', 'lost'])), {
    look: ({ board }) => {
      if (quests.at(-1) !== board.quest) quests.push(board.quest);
    },
  });
  expect(quests).toEqual(['test-ups-and-downs-1', 'test-ups-and-downs-2', 'test-ups-and-downs-3']);
});

rule('ACG-QUEST-08', 'winning the last quest wins the campaign, even after four defeats', () => {
  const { over } = playOn(
    started(addTestCampaign('test-late-victory', ['lost', 'lost', 'lost', 'lost', 'won'])),
  );
  expect(over).toMatchObject({ result: 'won', data: { results: ['lost', 'lost', 'lost', 'lost', 'won'] } });
});

rule(
  'ACG-QUEST-09',
  'losing the last quest loses the campaign: its penalty is resolved, no settlement follows',
  () => {
    const campaign = addTestCampaign('test-fall', ['lost'], {
      penalty: { lines: [{ do: { addToPool: { card: 'odious-grump' } } }] },
    });
    const asked: string[] = [];
    const end = playOn(started(campaign), { look: ({ open }) => asked.push(open[0]?.ask ?? '') });
    expect(end.over?.result).toBe('lost');
    expect(end.board.campaign?.pool).toEqual(['odious-grump']);
    expect(asked).not.toContain('settlement-next');
    expect(asked).not.toContain('settlement-action');
  },
);

rule('ACG-QUEST-10', 'a new campaign starts from four basic actions, capacity 1 and no gear', () => {
  const setup = rules().setup({
    players: 1,
    heroes: ['ironbreaker', 'waywatcher'],
    campaign: 'an-uneasy-alliance',
  });
  playOn(rules().start(setup, 'first').state, { most: 400 });
  const again = rules().start(setup, 'second').state.board.heroes[0];
  expect(again).toMatchObject({ capacity: 1, gear: [], items: [] });
  expect(again?.actions.map(({ card }) => card)).toEqual([
    'inexorable-advance',
    'shield-wall',
    'into-the-dark',
    'stubborn-resolve',
  ]);
});

rule('ACG-QUEST-11', 'five campaign quests in order, and one delve', () => {
  const sheets = cardsOfKind(PRINTED, 'quest').filter(({ id }) => !id.startsWith('test-'));
  const campaign = sheets.filter((sheet) => sheet.campaign === 'an-uneasy-alliance');
  expect(campaign.map(({ number }) => number).toSorted()).toEqual([1, 2, 3, 4, 5]);
  expect(sheets.filter(({ delve }) => delve === true).map(({ id }) => id)).toEqual(['lost-in-the-dark']);
});

rule('ACG-CONT-21', "Grump's Sump fully explored in a location phase wins before any travel choice", () => {
  table()
    .location('grumps-sump', questExploration())
    .deck('location', ['test-hall'])
    .runs(locationPhase, {})
    .check(({ result }) => expect(result).toBe('won'))
    .isQuiet();
});
