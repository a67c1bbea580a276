import { expect } from 'vitest';
import type { WowTable } from '../kit.js';
import { became, event, playTheBox, resolves } from './card.js';

playTheBox();

const stays = (made: WowTable, id: string) =>
  expect(made.board.locations.map(({ card }) => card)).toEqual([id]);
const isGone = (made: WowTable) => expect(made.board.locations).toEqual([]);

event('wedding-at-the-mill', '2 healed, then a card for a rival and two for you, or the cake', () => {
  const dances = resolves('wedding-at-the-mill', { damage: 3 }).picks('p1', '0').isQuiet();
  became(dances, { damage: 1, hand: 4 });
  became(dances, { hand: 1 }, 'p2');
  stays(dances, 'wedding-at-the-mill');
  const eats = resolves('wedding-at-the-mill', { damage: 3 }).picks('p1', '1').isQuiet();
  became(eats, { damage: 1, hand: 2 }).has('p1', { bag: ['grey-pouch', 'wedding-at-the-mill'] });
  isGone(eats);
});

event('overturned-wagon', 'a card, and the coat for 2 energy', () => {
  const helps = resolves('overturned-wagon').picks('p1', 'yes').isQuiet();
  became(helps, { energy: 0, hand: 3, bag: 2 });
  isGone(helps);
  const passes = resolves('overturned-wagon').picks('p1', 'no').isQuiet();
  became(passes, { energy: 2, hand: 3, bag: 1 });
  stays(passes, 'overturned-wagon');
});

event('locked-cellar', '1 or 2: a wound; 3 or 4: a card; 5 or a star: the mace', () => {
  became(resolves('locked-cellar', {}, 2).isQuiet(), { damage: 1, hand: 2, bag: 1 });
  became(resolves('locked-cellar', {}, 3).isQuiet(), { damage: 0, hand: 3, bag: 1 });
  const opens = resolves('locked-cellar', {}, 5).isQuiet();
  became(opens, { damage: 0, hand: 2, bag: 2 });
  isGone(opens);
});

event('crowd-with-torches', 'fight the ringleader, or take a stone', () => {
  const flees = resolves('crowd-with-torches').picks('p1', '1').isQuiet();
  became(flees, { damage: 1 });
  isGone(flees);
  // Attack 3 + 5 hits, and his power takes an energy.
  const stays = resolves('crowd-with-torches').script('combat', 0, 4).picks('p1', '0').isQuiet();
  became(stays.emits('encounter-undefeated', { card: 'crowd-with-torches' }), { damage: 1, energy: 1 });
});

event('standing-stones', '2 damage for the stone, or a card', () => {
  became(resolves('standing-stones').picks('p1', '0').isQuiet(), { damage: 2, bag: 2 });
  const waits = resolves('standing-stones').picks('p1', '1').isQuiet();
  became(waits, { hand: 3, bag: 1 });
  stays(waits, 'standing-stones');
});

event('caged-wolf', 'open it and fight, or sell it for a grey item', () => {
  const sells = resolves('caged-wolf').deck('grey', 'bog-slime').picks('p1', '1').isQuiet();
  became(sells, { bag: 2 });
  isGone(sells);
  // 4 + 2 against 6 for 2; 3 + 3 against 6.
  const fights = resolves('caged-wolf', { level: 'green' }).script('combat', 2, 1).picks('p1', '0').isQuiet();
  became(fights.emits('encounter-defeated', { card: 'caged-wolf' }), { damage: 2 });
});

event('hermit-in-the-oak', 'a card, and the staff for a wound', () => {
  became(resolves('hermit-in-the-oak').picks('p1', 'yes').isQuiet(), { damage: 1, hand: 3, bag: 2 });
  became(resolves('hermit-in-the-oak').picks('p1', 'no').isQuiet(), { damage: 0, hand: 3, bag: 1 });
});

event('smoke-over-the-mine', '3 or less: a wound and a card; otherwise the armor', () => {
  became(resolves('smoke-over-the-mine', {}, 3).isQuiet(), { damage: 1, hand: 3, bag: 1 });
  became(resolves('smoke-over-the-mine', {}, 4).isQuiet(), { damage: 0, hand: 2, bag: 2 });
});

event('well-of-voices', '2 or less takes two cards, 3 or 4 gives two, otherwise the whisper', () => {
  became(resolves('well-of-voices', {}, 2).isQuiet(), { hand: 0, bag: 1 });
  became(resolves('well-of-voices', {}, 3).isQuiet(), { hand: 4, bag: 1 });
  became(resolves('well-of-voices', {}, 5).isQuiet(), { hand: 2, bag: 2 });
});

event('troll-under-the-bridge', 'an item, or the troll', () => {
  const pays = resolves('troll-under-the-bridge').picks('p1', '0').isQuiet();
  became(pays, { bag: 0 });
  stays(pays, 'troll-under-the-bridge');
  // 5 + 5 hits a 7 for 2, and the power takes an item.
  const fights = resolves('troll-under-the-bridge', { level: 'yellow' })
    .script('combat', 0, 4)
    .picks('p1', '1')
    .isQuiet();
  became(fights, { damage: 2, bag: 0 });
});

event('burning-harvest', '1 healed, and the plate for 2 damage', () => {
  became(resolves('burning-harvest').picks('p1', 'yes').isQuiet(), { damage: 1, bag: 2 });
  became(resolves('burning-harvest', { damage: 1 }).picks('p1', 'no').isQuiet(), { damage: 0, bag: 1 });
});

event('ghost-at-the-crossroads', '3 or less: a wound; otherwise three cards, and she is gone', () => {
  const fails = resolves('ghost-at-the-crossroads', {}, 3).isQuiet();
  became(fails, { damage: 1, hand: 2 });
  stays(fails, 'ghost-at-the-crossroads');
  const finds = resolves('ghost-at-the-crossroads', {}, 4).isQuiet();
  became(finds, { damage: 0, hand: 5 });
  isGone(finds);
});

event('mirror-of-blackglass', '2 damage for the dagger, or the other side and a card', () => {
  became(resolves('mirror-of-blackglass').picks('p1', '0').isQuiet(), { damage: 2, bag: 2 });
  became(resolves('mirror-of-blackglass').picks('p1', '1').isQuiet(), { hand: 3 }).has('p1', {
    side: 'reverse',
  });
});

event('hags-market', '3 damage for the bargain, and an item for another', () => {
  const buys = resolves('hags-market', { level: 'red' }).picks('p1', 'yes').picks('p1', 'no').isQuiet();
  became(buys, { damage: 3, bag: 2 });
  isGone(buys);
  const trades = resolves('hags-market')
    .deck('grey', 'bog-slime')
    .picks('p1', 'no')
    .picks('p1', 'yes')
    .isQuiet();
  trades.has('p1', { bag: ['bog-slime'] });
  stays(trades, 'hags-market');
});

event('gate-of-bones', 'the gatekeeper, or 2 damage', () => {
  const flees = resolves('gate-of-bones', { level: 'red' }).picks('p1', '1').isQuiet();
  became(flees, { damage: 2 });
  isGone(flees);
  // 6 + 5 hits an 8 for 3, and the power takes a card.
  const fights = resolves('gate-of-bones', { level: 'red' })
    .script('combat', 0, 4)
    .picks('p1', '0')
    .isQuiet();
  became(fights, { damage: 3, hand: 1 });
});

event('fire-in-the-vines', 'a wound, and the cloak for 3 energy', () => {
  became(resolves('fire-in-the-vines', { energy: 3 }).picks('p1', 'yes').isQuiet(), {
    energy: 0,
    damage: 1,
    bag: 2,
  });
  became(resolves('fire-in-the-vines', { energy: 3 }).picks('p1', 'no').isQuiet(), {
    energy: 3,
    damage: 1,
    bag: 1,
  });
});
