import { describe, expect, test } from 'vitest';
import { actionCard } from '../../src/content/library.js';
import { acgBox } from '../../src/index.js';
import { heroOf } from '../../src/queries.js';
import { main } from '../../src/rules/campaign.js';
import { seasonParty } from '../../src/rules/seasoned.js';
import { addTestCampaign, addTestQuest, freshTable, table } from '../kit.js';

const PRINTED = { box: acgBox };

const SEASONED = { seasoned: { upgrades: 2, capacity: 1, gear: 1 } };
const heroes = ['ironbreaker', 'waywatcher'] as ['ironbreaker', 'waywatcher'];

describe('a later quest played by itself', () => {
  test('each hero learns, carries more and calls on the smith before the quest is set up', () => {
    const quest = addTestQuest('test-seasoned', SEASONED);
    const t = freshTable({ players: 2, heroes, quest }).runs(main, {});
    t.asks(
      'p1',
      'choose-action-to-upgrade',
      'inexorable-advance',
      'shield-wall',
      'into-the-dark',
      'stubborn-resolve',
    );
    t.picks('p1', 'shield-wall').picks('p1', 'inexorable-advance');
    const smith = t.state.open[0];
    expect(smith).toMatchObject({ ask: 'keep-gear', by: 'p1' });
    expect(smith?.options).toHaveLength(3);
    const kept = smith?.options[0] as string;
    t.picks('p1', kept).picks('p1', 'equip');
    t.picks('p2', 'orions-hunt').picks('p2', 'shadow-watch').picks('p2', 'decline');
    t.picks('p1', 'ironbreaker');

    const [one, other] = heroes.map((id) => heroOf(t.now, id));
    expect(one?.capacity).toBe(2);
    expect(one?.gear.map(({ card }) => card)).toEqual([kept]);
    expect(one?.actions.map(({ card }) => actionCard(PRINTED, card).level)).toEqual([
      'advanced',
      'advanced',
      'basic',
      'basic',
    ]);
    expect(other?.gear).toEqual([]);
    expect(other?.capacity).toBe(2);
    expect(t.board.decks.gear.draw).not.toContain(kept);
    expect(t.board.drawn).toEqual([]);
  });

  test('who learns as much as there is to learn is not asked what to learn first', () => {
    const quest = addTestQuest('test-learned', { seasoned: { upgrades: 4, capacity: 0, gear: 0 } });
    const t = freshTable({ players: 2, heroes, quest }).runs(main, {});
    t.asks('p1', 'choose-leader', 'ironbreaker', 'waywatcher');
    const levels = heroes.map((id) =>
      heroOf(t.now, id).actions.map(({ card }) => actionCard(PRINTED, card).level),
    );
    expect(levels.flat()).toEqual(Array(8).fill('advanced'));
  });

  test('in a campaign the sheet gives nothing: heroes have what they earned', () => {
    const campaign = addTestCampaign('test-unseasoned', ['won', 'won'], SEASONED);
    const t = freshTable({ players: 2, heroes, campaign }).runs(main, {});
    t.asks('p1', 'choose-leader', 'ironbreaker', 'waywatcher');
    expect(heroOf(t.now, 'ironbreaker').capacity).toBe(1);
  });

  test('the deck of the smith is put away before the quest is set up', () => {
    const t = table()
      .deck('gear', ['test-charm'])
      .runs(seasonParty, { upgrades: 0, capacity: 2, gear: 0, hero: 0, done: 0 })
      .heroHas('ironbreaker', { capacity: 3 })
      .heroHas('waywatcher', { capacity: 3 })
      .isQuiet();
    expect(t.board.decks.gear).toMatchObject({ draw: [], discard: [] });
  });
});
