import { expect } from 'vitest';
import { itemsOf } from '../../src/predicates.js';
import { drawCards, loseItem } from '../../src/procs.js';
import { movementPhase } from '../../src/rules/movement.js';
import { testItem } from '../cards.js';
import { addTestCards, rule, table } from '../kit.js';

rule('WOW-OTH-03', 'hands, decks and facedown tokens are hidden, all else is open', () => {
  const made = table()
    .rival('p1', {
      hand: ['ann-stroll#1', 'ann-stroll#2'],
      bag: ['grey-pouch'],
      tokens: ['gold#1'],
      log: ['ear'],
    })
    .quest('p1', 'start-1')
    .discovery('mine', { token: 'bomb#1', space: 'g2', seen: ['p2'] })
    .discovery('theirs', { token: 'bomb#2', space: 'g3' });
  const seen = made.seenBy('p2');
  expect(seen.rivals[0]).toMatchObject({
    hand: null,
    handSize: 2,
    bag: ['grey-pouch'],
    tokens: ['gold#1'],
    log: ['ear'],
  });
  expect(seen.rivals[0]?.quests).toMatchObject([{ id: 'start-1' }]);
  expect(seen.placed.map(({ token }) => token)).toEqual(['bomb#1', null]);
  expect(made.seenBy('p1').rivals[0]?.hand).toEqual(['ann-stroll#1', 'ann-stroll#2']);
  expect(made.seenBy('spectator').rivals[0]?.hand).toBeNull();
});

rule('WOW-OTH-03', 'what is drawn is told to its owner alone', () => {
  const made = table()
    .rival('p1', { deck: ['ann-stroll#5'] })
    .runs(drawCards, { seat: 'p1', count: 1 });
  const [told] = made.events.filter(({ type }) => type === 'draws');
  expect(told).toMatchObject({
    seenBy: ['p1'],
    data: { cards: ['ann-stroll#5'] },
    others: { seat: 'p1', count: 1 },
  });
  expect(JSON.stringify(told?.others)).not.toContain('ann-stroll');
});

rule('WOW-OTH-03', 'a question about a hand is asked in secret, also with one answer', () => {
  const held = (hand: string[]) =>
    table()
      .rival('p1', { space: 'g1', hand, deck: ['ann-stroll#9'] })
      .turnOf('p1', 'movement')
      .marker(1, 'grey-rat#1', 'g1', true)
      .script('movement', 1)
      .runs(movementPhase, {});
  // Held by a red marker and with no card that could be played, and with one that could: p2 sees the same.
  for (const hand of [['ann-stroll#1'], ['ann-stroll#2']]) {
    const made = held(hand).isAsked('p1');
    const [open] = made.rules.openFor(made.state, 'p2');
    expect(open).toMatchObject({ by: 'p1', ask: 'choose-move', hidden: true });
    expect(open).not.toHaveProperty('options');
  }
});

rule('WOW-OTH-02', 'an item that is not said to be from the bag may be an equipped one', () => {
  addTestCards(
    testItem('blade', { back: { slot: 'weapon', attack: 4, type: 'melee' } }),
    testItem('vest', { back: { slot: 'armor', defense: 6 } }),
  );
  const made = table().rival('p1', { bag: ['grey-pouch'], weapon: 'blade', armor: 'vest' });
  const [rival] = made.board.rivals;
  if (rival === undefined) throw new Error('nobody plays');
  expect(itemsOf(made.now, rival, {})).toEqual(['grey-pouch', 'blade', 'vest']);
  expect(itemsOf(made.now, rival, { from: 'bag' })).toEqual(['grey-pouch']);
  made
    .runs(loseItem, { seat: 'p1', items: ['grey-pouch', 'blade', 'vest'], random: false })
    .asks('p1', 'choose-item-to-discard', 'grey-pouch', 'blade', 'vest');
});
