import { expect } from 'vitest';
import { defeat, drawCards, loseItem, playCard } from '../../src/procs.js';
import { maintenancePhase } from '../../src/rules/maintenance.js';
import { movementPhase } from '../../src/rules/movement.js';
import { characterStat } from '../../src/stats.js';
import { testAbility, testItem } from '../cards.js';
import { addTestCards, rule, table, type WowTable } from '../kit.js';

const cards = (count: number, from = 1) => Array.from({ length: count }, (_, i) => `ann-stroll#${i + from}`);
const moving = (given: object): WowTable =>
  table().rival('p1', given).turnOf('p1', 'movement').script('movement', 1).runs(movementPhase, {});
const plays = (card: string, made: WowTable): WowTable =>
  made.turnOf('p1', 'movement').runs(playCard, { seat: 'p1', card, target: null });

rule(['WOW-ABL-01', 'WOW-ABL-02'], 'all are drawn, then the hand is brought down to ten', () => {
  const made = table()
    .rival('p1', { hand: cards(9), deck: cards(3, 10) })
    .runs(drawCards, { seat: 'p1', count: 3 })
    .wants('p1', { min: 2, max: 2 });
  expect(made.state.open[0]?.options).toHaveLength(12);
  made.answers('p1', 'discard-to-limit', 'ann-stroll#1', 'ann-stroll#12').isQuiet();
  expect(made.board.rivals[0]?.hand).toHaveLength(10);
});

rule('WOW-ABL-03', 'a card that was played lies on the discard pile', () => {
  const made = plays('ann-stroll#1', table().rival('p1', { hand: cards(1) })).isQuiet();
  expect(made.board.rivals[0]).toMatchObject({ hand: [], deck: { discard: ['ann-stroll#1'] } });
});

rule('WOW-ABL-04', 'an empty deck: the discard pile is shuffled', () => {
  const made = table()
    .rival('p1', { deck: [], discard: cards(8) })
    .runs(drawCards, { seat: 'p1', count: 1 });
  expect(made.board.rivals[0]?.deck.draw).toHaveLength(7);
  expect(made.board.rivals[0]?.deck.discard).toHaveLength(0);
});

rule('WOW-ABL-05', 'energy icons are the cost', () => {
  addTestCards(testAbility('costs-1', { cost: 1 }), testAbility('costs-9', { cost: 9 }));
  moving({ hand: ['ann-stroll#1', 'costs-1', 'costs-9'] })
    .offers('p1', 'ann-stroll#1', 'costs-1')
    .doesNotOffer('p1', 'costs-9')
    .bars('costs-9', 'WOW-ABL-05')
    .picks('p1', 'costs-1')
    .has('p1', { energy: 1 });
});

rule('WOW-ABL-10', 'one copy of each card in a turn', () => {
  moving({ hand: cards(2) })
    .picks('p1', 'ann-stroll#1')
    .doesNotOffer('p1', 'ann-stroll#2')
    .bars('ann-stroll#2', 'WOW-ABL-10');
});

rule('WOW-MOV-09', 'after a step, with what is left', () => {
  moving({ space: 'g1', hand: cards(1) })
    .picks('p1', 'g2')
    .picks('p1', 'ann-stroll#1')
    .has('p1', { space: 'g2' })
    .mayStillMove(2);
});

rule('WOW-KEY-11', 'improved text needs the level', () => {
  addTestCards(
    testAbility('trick', {
      lines: [{ do: { heal: { who: 'you', count: 1 } } }],
      improved: [{ level: 'green', lines: [{ do: { energy: { who: 'you', add: 1 } } }] }],
    }),
  );
  const given = { hand: ['trick'], damage: 2, energy: 0 };
  plays('trick', table().rival('p1', given)).has('p1', { damage: 1, energy: 0 });
  plays('trick', table().rival('p1', { ...given, level: 'yellow' })).has('p1', { damage: 1, energy: 1 });
});

rule('WOW-KEY-12', 'and comes on top of the basic text', () => {
  const hurt = { do: { damage: { who: { other: true }, count: 1 } } };
  addTestCards(testAbility('burn', { lines: [hurt], improved: [{ level: 'green', lines: [hurt] }] }));
  plays('burn', table().rival('p1', { hand: ['burn'], level: 'red' })).has('p2', { damage: 2 });
});

const CANCEL = {
  timing: 'special',
  window: 'card-played',
  about: 'other',
  lines: [{ do: { cancelCard: {} } }],
};

rule(['WOW-KEY-01', 'WOW-KEY-02'], 'a cancelled card does nothing, and is paid for', () => {
  addTestCards(
    testAbility('wish', { cost: 2, lines: [{ do: { heal: { who: 'you', count: 1 } } }] }),
    testAbility('no', { ...CANCEL, character: 'bob', background: 'blue' }),
  );
  const made = plays(
    'wish',
    table()
      .rival('p1', { hand: ['wish'], energy: 2, damage: 2 })
      .rival('p2', { hand: ['no'] }),
  );
  made.answers('p2', 'declare-in-secret', 'no').isQuiet().has('p1', { damage: 2, energy: 0 });
  expect(made.board.rivals[0]?.deck.discard).toEqual(['wish']);
  expect(made.board.rivals[1]?.deck.discard).toEqual(['no']);
  expect(made.board.turn.played).toContainEqual({ seat: 'p1', card: 'wish' });
});

rule('WOW-ABL-07', 'in the turn of another only what costs nothing', () => {
  addTestCards(
    testAbility('dear-no', { ...CANCEL, cost: 1, character: 'bob', background: 'blue' }),
    testAbility('free-no', { ...CANCEL, character: 'bob', background: 'blue' }),
  );
  plays(
    'ann-stroll#1',
    table()
      .rival('p1', { hand: cards(1) })
      .rival('p2', { hand: ['dear-no', 'free-no'] }),
  )
    .offers('p2', 'free-no')
    .doesNotOffer('p2', 'dear-no');
});

const WARD = { lines: [], attach: { to: { character: {} }, passives: [{ stat: 'defense', add: 1 }] } };
const defense = (made: WowTable, at: number) => {
  const rival = made.board.rivals[at];
  return rival === undefined ? 0 : characterStat(made.now, rival, 'defense');
};

rule(['WOW-KEY-06', 'WOW-KEY-08'], 'an attached card works until it goes', () => {
  addTestCards(testAbility('ward', WARD));
  const made = plays('ward', table().rival('p1', { hand: ['ward'] }))
    .answers('p1', 'choose-attach-target', 'p2')
    .isQuiet();
  expect(made.board.attached).toEqual([{ card: 'ward', owner: 'p1', on: 'p2' }]);
  expect(defense(made, 1)).toBe(6);
  made.runs(defeat, { seat: 'p2', by: null });
  expect(made.board.attached).toEqual([]);
  expect(made.board.rivals[0]?.deck.discard).toEqual(['ward']);
  expect(defense(made, 1)).toBe(5);
});

const EDGE = {
  lines: [],
  attach: { to: { item: { slot: 'weapon' } }, passives: [{ stat: 'attack', add: 1 }] },
};
const sword = (id: string) => testItem(id, { back: { slot: 'weapon', attack: 4, type: 'melee' } });

rule(['WOW-KEY-07', 'WOW-KEY-09'], 'some attach to items, and go with them', () => {
  addTestCards(testAbility('edge', EDGE), sword('saber'));
  const made = plays(
    'edge',
    table().rival('p1', { hand: ['edge'], weapon: 'saber', bag: ['grey-pouch'] }),
  ).isQuiet();
  expect(made.board.attached).toEqual([{ card: 'edge', owner: 'p1', on: 'saber' }]);
  made.runs(loseItem, { seat: 'p1', items: ['saber'], random: false });
  expect(made.board.attached).toEqual([]);
  expect(made.board.rivals[0]?.deck.discard).toEqual(['edge']);
});

rule('WOW-KEY-10', 'the card stays on an item that is unequipped or stolen, and rests', () => {
  addTestCards(testAbility('rune', EDGE), sword('glaive'));
  const made = table().rival('p1', { weapon: 'glaive', space: 'g2' }).attach('rune', 'p1', 'glaive');
  const attack = () =>
    characterStat(made.now, made.board.rivals[0] ?? (made.board.rivals[1] as never), 'attack');
  expect(attack()).toBe(5);
  made.turnOf('p1', 'maintenance').runs(maintenancePhase, {}).picks('p1', 'glaive');
  expect(attack()).toBe(2);
  expect(made.board.attached).toHaveLength(1);
});

rule('WOW-DEF-09', 'cards on items stay when their owner is defeated', () => {
  addTestCards(testAbility('oil', EDGE), sword('cleaver'));
  const made = table().rival('p1', { weapon: 'cleaver' }).attach('oil', 'p1', 'cleaver');
  made.runs(defeat, { seat: 'p1', by: null });
  expect(made.board.attached).toHaveLength(1);
});
