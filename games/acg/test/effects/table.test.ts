import { describe, expect, test } from 'vitest';
import { rule, table } from '../kit.js';
import { carryOut } from './carries-out.js';

describe('progress and peril', () => {
  rule('ACG-LOC-02', 'progress is added and removed, never below none', () => {
    const t = table().location('test-hall', 3);
    carryOut(t, [{ do: { progress: { add: 2 } } }]).isQuiet();
    expect(t.board.location?.progress).toBe(5);
    carryOut(t, [{ do: { progress: { remove: 9 } } }])
      .emits('progress-removed', { count: 5 })
      .isQuiet();
    expect(t.board.location?.progress).toBe(0);
  });

  rule('ACG-LOC-02', 'a location that loses progress is explored no longer', () => {
    const t = table().location('test-hall', 5);
    carryOut(t, [{ do: { progress: { add: 1 } } }, { do: { progress: { remove: 1 } } }]).isQuiet();
    expect(t.board.location).toMatchObject({ progress: 5, explored: false });
    carryOut(t, [{ if: { location: { explored: true } }, do: { suffer: { count: 1 } } }]).heroHas(
      'ironbreaker',
      { wounds: 0 },
    );
  });

  rule(['ACG-PERIL-05', 'ACG-PERIL-06'], 'peril moves and stays on the track, and triggers nothing', () => {
    const t = table();
    carryOut(t, [{ do: { peril: { change: 99 } } }]).isQuiet();
    const end = t.board.peril;
    expect(t.board.enemies).toEqual([]);
    carryOut(t, [{ do: { peril: { change: -1 } } }]).isQuiet();
    expect(t.board.peril).toBe(end - 1);
    carryOut(t, [{ do: { peril: { change: -99 } } }]).isQuiet();
    expect(t.board.peril).toBe(0);
  });
});

describe('decks', () => {
  rule(['ACG-AER-09', 'ACG-DUN-04'], 'dungeon cards are drawn and resolved one after another', () => {
    const t = table().deck('dungeon', ['test-bruise', 'test-hoard', 'test-ambush']);
    carryOut(t, [{ do: { drawDungeon: { count: 2 } } }]);
    t.heroHas('ironbreaker', { wounds: 1 });
    expect(t.board.decks.dungeon.draw).toEqual(['test-ambush']);
  });

  rule('ACG-CONT-07', 'or an action is exhausted and the card put under the deck', () => {
    const t = table().deck('dungeon', ['test-bruise', 'test-hoard']);
    carryOut(t, [{ do: { drawDungeon: { orExhaust: true } } }]).isAsked('p1');
    expect(t.state.open[0]?.options).toHaveLength(2);
  });

  test('looking at the top cards and putting some of them under the deck', () => {
    const t = table().deck('dungeon', ['a', 'b', 'c', 'd']);
    carryOut(t, [{ do: { look: { deck: 'dungeon', count: 3, then: 'bottom' } } }])
      .asksInOrder('p1', 'put-on-bottom', 'a', 'b', 'c')
      .wants('p1', { min: 0, max: 3 })
      .emits('looked-at', { deck: 'dungeon', cards: ['a', 'b', 'c'] })
      .picks('p1', 'a', 'c')
      .isQuiet();
    expect(t.board.decks.dungeon.draw.toReversed().slice(0, 2)).toEqual(['b', 'd']);
    expect(t.board.decks.dungeon.draw).toHaveLength(4);
  });

  test('only the one who looks is told what lies there', () => {
    const t = carryOut(table().deck('gear', ['a', 'b']), [
      { do: { look: { deck: 'gear', count: 1, then: 'bottom' } } },
    ]);
    expect(t.events.find((event) => event.type === 'looked-at')?.seenBy).toEqual(['p1']);
  });

  test('looking at the top cards and putting them back in any order', () => {
    const t = table().deck('dungeon', ['a', 'b', 'c', 'd']);
    carryOut(t, [{ do: { look: { deck: 'dungeon', count: 3, then: 'reorder' } } }])
      .answers('p1', 'next-from-top', 'c')
      .answers('p1', 'next-from-top', 'a')
      .isQuiet();
    expect(t.board.decks.dungeon.draw.toReversed()).toEqual(['c', 'a', 'b', 'd']);
  });

  rule(
    ['ACG-SETUP-10', 'ACG-COMP-04'],
    'a named card is shuffled among the top cards, from wherever it lay',
    () => {
      const t = table().deck('dungeon', ['a', 'b', 'c', 'd'], ['test-bruise']).script('dungeon-deck', 0, 1);
      carryOut(t, [{ do: { shuffleIn: { card: 'test-bruise', deck: 'dungeon', among: 2 } } }]).emits(
        'shuffled-in',
        { card: 'test-bruise' },
      );
      const { draw, discard } = t.board.decks.dungeon;
      expect(discard).toEqual([]);
      expect(draw.slice(0, 2)).toEqual(['d', 'c']);
      expect(draw.slice(2).toSorted()).toEqual(['a', 'b', 'test-bruise']);
    },
  );

  test('without a number it may land anywhere in the deck', () => {
    const t = table().deck('dungeon', ['a', 'b']).script('dungeon-deck', 0, 0);
    carryOut(t, [{ do: { shuffleIn: { card: 'test-bruise', deck: 'dungeon' } } }]).isQuiet();
    expect(t.board.decks.dungeon.draw.toSorted()).toEqual(['a', 'b', 'test-bruise']);
  });
});

describe('the campaign and the end', () => {
  rule(['ACG-CAMP-06', 'ACG-NEM-04'], 'rewards and penalties put cards into the pool, each copy once', () => {
    const t = table({ campaign: 'an-uneasy-alliance' });
    const fortune = [{ do: { addToPool: { card: 'legendary-fortune' } } }];
    carryOut(t, fortune).emits('added-to-pool', { card: 'legendary-fortune#1' });
    carryOut(t, fortune);
    carryOut(t, [
      { do: { addToPool: { card: 'odious-grump' } } },
      { do: { addToPool: { card: 'odious-grump' } } },
    ]);
    expect(t.board.campaign?.pool).toEqual(['legendary-fortune#1', 'legendary-fortune#2', 'odious-grump']);
  });

  rule('ACG-NEM-05', 'a pool nemesis that is out for the campaign does not come back', () => {
    const t = table({ campaign: 'an-uneasy-alliance' }).given((b) => b.campaign?.gone.push('odious-grump'));
    carryOut(t, [{ do: { addToPool: { card: 'odious-grump' } } }]);
    expect(t.board.campaign?.pool).toEqual([]);
  });

  test('outside a campaign there is no pool', () => {
    carryOut(table(), [{ do: { addToPool: { card: 'odious-grump' } } }])
      .doesNotEmit('added-to-pool')
      .isQuiet();
  });

  rule(['ACG-QUEST-02', 'ACG-QUEST-03'], 'an effect may end the quest; the first result counts', () => {
    const t = carryOut(table(), [
      { do: { endQuest: { result: 'lost' } } },
      { do: { endQuest: { result: 'won' } } },
    ]);
    expect(t.board.result).toBe('lost');
  });
});
