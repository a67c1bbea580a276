import { expect } from 'vitest';
import { main } from '../../src/rules/campaign.js';
import { addTestCampaign, freshTable, playOn, rule, rules } from '../kit.js';

const heroes = ['ironbreaker', 'waywatcher'];
const quiet = {
  setup: {
    enemies: { openStandard: 0, openElite: 0, nemesis: null },
    locations: { named: ['test-hall'], open: 0 },
    dungeon: { open: 0 },
    gear: { open: 0 },
  },
};
addTestCampaign('test-won', ['won'], quiet);
addTestCampaign('test-lost', ['lost'], quiet);
addTestCampaign('test-won-then-lost', ['won', 'lost']);
addTestCampaign('test-lost-then-won', ['lost', 'won']);

const ended = (goal: object) =>
  playOn(rules().start(rules().setup({ players: 2, heroes, ...goal }), 'a').state).over;

rule(
  ['ACG-QUEST-07', 'ACG-GOLD-01'],
  'all players share first place after a victory, and second after a defeat',
  () => {
    expect(ended({ quest: 'test-won-1' })).toMatchObject({
      result: 'won',
      places: { p1: 1, p2: 1 },
      data: { quest: 'test-won-1', round: 1, results: [] },
    });
    expect(ended({ quest: 'test-lost-1' })).toMatchObject({ result: 'lost', places: { p1: 2, p2: 2 } });
  },
);

rule(['ACG-QUEST-08', 'ACG-QUEST-09'], 'the last quest decides the campaign', () => {
  expect(ended({ campaign: 'test-won-then-lost' })).toMatchObject({
    result: 'lost',
    places: { p1: 2, p2: 2 },
    data: { quest: 'test-won-then-lost-2', results: ['won', 'lost'] },
  });
  expect(ended({ campaign: 'test-lost-then-won' })).toMatchObject({
    result: 'won',
    places: { p1: 1, p2: 1 },
    data: { results: ['lost', 'won'] },
  });
});

rule(['ACG-CAMP-02', 'ACG-SETL-01', 'ACG-DELVE-03'], 'reward or penalty is carried out once', () => {
  const play = (goal: object) =>
    freshTable({ players: 2, heroes, ...goal })
      .rolls({ hero: ['defence'] })
      .runs(main, {})
      .answers('party', 'choose-leader', 'ironbreaker')
      .answers('p1', 'choose-action', 'shield-wall');
  play({ quest: 'test-won-1' }).emitsTimes(1, 'section', { section: 'reward' });
  play({ campaign: 'test-won' }).emitsTimes(1, 'section', { section: 'reward' });
  play({ campaign: 'test-lost' }).emitsTimes(1, 'section', { section: 'penalty' });
});
