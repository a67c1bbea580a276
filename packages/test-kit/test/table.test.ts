import { describe, expect, test } from 'vitest';
import { Table, tableOf } from '../src/index.js';
import {
  burn,
  flare,
  kindOf,
  night,
  sieve,
  type ToyBoard,
  type ToySetup,
  type ToyView,
  toy,
  toyShow,
  turn,
  vow,
} from './toy.js';

/** What a game's own kit looks like: given words on top of the generic table. */
class ToyTable extends Table<ToyBoard, ToyView, ToySetup> {
  hand(seat: string, ...cards: string[]): this {
    for (const keeper of this.board.keepers) if (keeper.id === seat) keeper.hand = cards;
    this.board.deck = this.board.deck.filter((card) => !cards.includes(card));
    return this;
  }
}

function table(keepers = 2): ToyTable {
  const printed = (option: string) => ({ yes: 'Shield', no: 'Burn' })[option] ?? option;
  return new ToyTable(toy, toy.fresh({ keepers }, 'table'), { naming: printed, show: toyShow });
}

describe('a table', () => {
  test('plays a procedure by what is offered', () => {
    table()
      .hand('ann', 'flare-1', 'torch-1')
      .runs(turn, { keeper: 'ann' })
      .asks('ann', 'play-card', 'torch-1', 'flare-1')
      .asksInOrder('ann', 'play-card', 'flare-1', 'torch-1')
      .isNotAsked('bob')
      .cites('TOY-2')
      .bars('deck', 'TOY-2')
      .picks('ann', 'flare-1')
      .emits('plays', { card: 'flare-1', light: 4 })
      .answers('ann', 'shield-yourself', 'Burn')
      .emits('burns', { keeper: 'ann', count: 1 })
      .emitsTimes(1, 'burns')
      .emitsInOrder('plays', 'burns')
      .doesNotEmit('gloom')
      .isQuiet()
      .check((board) => expect(board.light).toBe(4));
  });

  test('knows results, counts and several questions at once', () => {
    table()
      .hand('ann', 'torch-1', 'torch-2', 'vow-1')
      .runs(sieve, { keeper: 'ann' })
      .wants('ann', { min: 0, max: 2 })
      .offers('ann', 'vow-1')
      .doesNotOffer('ann', 'torch-3')
      .picks('ann')
      .isQuiet()
      .runs(burn, { keeper: 'bob', count: 2 })
      .gives(2)
      .runs(burn, { keeper: 'bob', count: 9 })
      .isOver('lost', { why: 'burns' });
  });

  test('scripted draws come as written', () => {
    table(1)
      .hand('ann', 'spark-1', 'spark-2', 'torch-3')
      .script('gloom', 2)
      .runs(night, { at: 0 })
      .isAsked('party')
      .picks('party', 'press')
      .picks('ann', 'push')
      .picks('ann', 'torch-3')
      .emits('gloom', { lost: 2 })
      .isQuiet();
  });

  test('secret questions are open for all seats', () => {
    table()
      .runs(night, { at: 0 })
      .picks('ann', 'press')
      .isAsked('ann')
      .isAsked('bob')
      .picks('bob', 'hold')
      .isNotAsked('bob')
      .asks('ann', 'bid', 'hold', 'push');
  });

  test('illegal answers are refused and change nothing', () => {
    table()
      .hand('ann', 'spark-1', 'spark-2')
      .runs(turn, { keeper: 'ann' })
      .refuses({ picks: ['torch-1'] }, 'option')
      .refuses({ picks: [] }, 'count')
      .refuses({ picks: ['spark-1'], seat: 'bob' }, 'seat')
      .refuses({ picks: ['spark-1'], decision: 77 }, 'stale');
  });

  test('every pick passes through JSON', () => {
    const played = table().hand('ann', 'spark-1', 'spark-2').runs(turn, { keeper: 'ann' });
    const before = played.board;
    expect(played.picks('ann', 'spark-1').board).not.toBe(before);
    played.board.light = Number.NaN;
    expect(() => played.runs(flare, { keeper: 'ann' })).toThrow('board.light is NaN');
  });

  test('shows itself in words', () => {
    expect(table().hand('ann', 'vow-1').text('ann')).toContain('ann: ["vow-1"], burns 0');
    expect(table().text()).toContain('Night 1, light 0, 20 cards in the deck');
    expect(() => tableOf(toy, toy.fresh({ keepers: 1 }, 'x')).text()).toThrow('not told how');
  });

  test('words that fit two options are refused', () => {
    const start = toy.fresh({ keepers: 1 }, 'names');
    const byKind = new ToyTable(toy, start, { naming: kindOf }).hand('ann', 'spark-1', 'spark-2', 'vow-1');
    byKind.runs(turn, { keeper: 'ann' });
    expect(() => byKind.picks('ann', 'spark')).toThrow("'spark' could be spark-1 or spark-2");
    byKind.picks('ann', 'vow').asks('ann', 'burn-how-much', '0', '1', '2');
  });
});

describe('what a failing table prints', () => {
  const asked = () => table().hand('ann', 'flare-1', 'torch-1').runs(flare, { keeper: 'ann' });
  const OPEN = [
    "asked: 'shield-yourself' of ann, 1 of",
    '    Shield (yes)',
    '    Burn (no)',
    '  rules: TOY-3',
    '  trail: core.alone@run > toy.flare@ask TOY-3',
  ].join('\n');

  test.each<[string, (t: ToyTable) => unknown, string]>([
    ['a pick that is not offered', (t) => t.picks('ann', 'maybe'), `'maybe' is not offered\n${OPEN}`],
    ['the wrong seat', (t) => t.picks('bob', 'yes'), `bob is not asked anything\n${OPEN}`],
    [
      'the wrong question',
      (t) => t.answers('ann', 'play-card', 'yes'),
      `ann is not asked 'play-card'\n${OPEN}`,
    ],
    ['too many picks', (t) => t.picks('ann', 'yes', 'no'), `2 picks are not what is wanted\n${OPEN}`],
    ['other options', (t) => t.asks('ann', 'shield-yourself', 'yes'), `were expected: yes\n${OPEN}`],
    ['another order', (t) => t.asksInOrder('ann', 'shield-yourself', 'no', 'yes'), OPEN],
    ['another count', (t) => t.wants('ann', { min: 0, max: 1 }), `not 0 to 1 are wanted\n${OPEN}`],
    ['something not offered', (t) => t.offers('ann', 'x'), `ann is not offered x\n${OPEN}`],
    ['something offered', (t) => t.doesNotOffer('ann', 'Shield'), `ann is offered Shield\n${OPEN}`],
    ['a question', (t) => t.isNotAsked('ann'), `ann is asked something\n${OPEN}`],
    ['an open question', (t) => t.isQuiet(), `not quiet\n${OPEN}`],
    ['no result yet', (t) => t.gives(1), `the procedure has not ended\n${OPEN}`],
    ['no end yet', (t) => t.isOver('won'), OPEN],
    ['a second procedure', (t) => t.runs(vow, { keeper: 'ann' }), `something is still going on\n${OPEN}`],
    ['a rule elsewhere', (t) => t.cites('TOY-9'), `TOY-9 is not on the trail\n${OPEN}`],
    ['nothing barred', (t) => t.bars('deck', 'TOY-2'), 'deck is not barred by TOY-2; barred:\n  (nothing)'],
    [
      'an answer that is taken',
      (t) => t.refuses({ picks: ['yes'] }, 'option'),
      "taken, not refused for 'option'",
    ],
  ])('%s', (_, act, message) => {
    expect(() => act(asked())).toThrow(message);
  });

  const quiet = () => table().runs(burn, { keeper: 'ann', count: 1 });
  test.each<[string, (t: ToyTable) => unknown, string]>([
    [
      'no such event',
      (t) => t.emits('gloom'),
      'no event gloom {}; events:\n  burns {"keeper":"ann","count":1}',
    ],
    ['other data', (t) => t.emits('burns', { count: 2 }), 'no event burns {"count":2}; events:\n  burns'],
    ['an event too many', (t) => t.doesNotEmit('burns'), 'there is an event burns; events:'],
    ['a wrong number of events', (t) => t.emitsTimes(2, 'burns'), '1 events burns {}, not 2'],
    ['a wrong order', (t) => t.emitsInOrder('burns', 'plays'), 'plays does not come after burns; events:'],
    ['another result', (t) => t.gives(3), 'gave 1, not 3'],
    ['nothing asked', (t) => t.isAsked(), 'nothing is asked: it is over with {"result":"done"'],
    ['a draw left over', (t) => t.script('gloom', 1, 2).isQuiet(), 'left over:\n  gloom: 1, 2'],
  ])('%s', (_, act, message) => {
    expect(() => act(quiet())).toThrow(message);
  });

  test('a game that is over cannot run another procedure', () => {
    const lost = table().runs(burn, { keeper: 'ann', count: 9 });
    expect(() => lost.runs(burn, { keeper: 'ann', count: 1 })).toThrow('the game is over: lost');
  });
});
