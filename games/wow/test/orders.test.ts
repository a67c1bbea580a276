import { expect } from 'vitest';
import { orders, orderText } from '../src/orders.js';
import { fight } from '../src/procs.js';
import { catalogue } from '../src/text/en/catalogue.js';
import { attacks, beast, cancels, challenger, fights, more, rivals, shout } from './battles.js';
import { addTestCards, rule, table, type WowTable } from './kit.js';

addTestCards(
  shout('ann-flees', 'ann', { lines: [{ do: { cancelBattle: {} } }] }),
  shout('bob-flees', 'bob', { lines: [{ do: { cancelBattle: {} } }] }),
  shout('cid-cheers', 'cid', { timing: 'special', about: 'other' }),
  cancels('dee-no', 'dee'),
  shout('dee-roar', 'dee', { window: 'after-roll', lines: [more('attack')] }),
  beast('wall', { defense: 20 }),
);

/** The standing orders that would pass what is asked now. */
const covering = (made: WowTable): readonly string[] => {
  const [asked] = made.state.open;
  return asked === undefined ? [] : orders.covering(made.now, asked);
};
const inRound = (made: WowTable, round: number): WowTable => {
  made.board.round = round;
  return made;
};

rule('WOW-ABL-07', 'whoever does not fight may pass unless attacked', () => {
  const watching = rivals({}, {}, 3).rival('p3', { space: 'g3', hand: ['cid-cheers'] });
  expect(covering(attacks(inRound(watching, 4), 1, 1))).toEqual(['this-turn-4', 'unless-attacked']);
  const attacked = attacks(rivals({}, { hand: ['bob-flees'] }));
  expect(covering(attacked)).toEqual(['this-turn-1']);
});

rule('WOW-KEY-03', 'where only canceling is possible, a battle without a rival can be passed', () => {
  expect(covering(fights(challenger({ hand: ['ann-flees'] }), 'wall', []))).toEqual([
    'this-turn-1',
    'cancel-rivals',
  ]);
  expect(covering(attacks(rivals({ hand: ['ann-flees'] })))).toEqual(['this-turn-1']);
});

rule('WOW-KEY-01', 'a card of a rival is asked about all the same', () => {
  const made = table({ players: 4 })
    .rival('p4', { space: 'g1', hand: ['dee-no'] })
    .rival('p1', { space: 'g1', hand: ['ann-flees'] })
    .turnOf('p4', 'challenge');
  made.runs(fight, { combat: 'character', seat: 'p4', foe: 'p1', space: 'g1' }).picks('p1', 'ann-flees');
  made.asks('p4', 'declare-in-secret', 'dee-no');
  expect(covering(made)).toEqual(['this-turn-1']);
});

rule('WOW-SET-04', 'what covers a question is the same, whatever the hand', () => {
  const held = (...hand: string[]) => covering(fights(challenger({ hand }), 'wall', []));
  expect(held('ann-stroll#1')).toEqual(held('ann-flees'));
});

rule('WOW-ABL-11', 'an order for this turn lapses with the turn', () => {
  const made = inRound(table(), 5);
  expect(orders.lasts(made.now, 'this-turn-5')).toBe(true);
  expect(orders.lasts(made.now, 'this-turn-4')).toBe(false);
  expect(orders.lasts(made.now, 'unless-attacked')).toBe(true);
  for (const order of ['this-turn-5', 'unless-attacked', 'cancel-rivals'])
    expect(catalogue[orderText(order).key]).toMatch(/^(Pass|Ask) /);
});
