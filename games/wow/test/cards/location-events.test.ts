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

event('crowd-with-torches', 'fight the ringleader, or talk for two cards', () => {
  const talks = resolves('crowd-with-torches').picks('p1', '1').isQuiet();
  became(talks, { hand: 0 });
  isGone(talks);
  // Attack 3 + 5 hits, and his power takes an energy.
  const fights = resolves('crowd-with-torches').script('combat', 0, 4).picks('p1', '0').isQuiet();
  became(fights.emits('encounter-undefeated', { card: 'crowd-with-torches' }), { damage: 1, energy: 1 });
});

event('standing-stones', 'two cards for the stone, or a card', () => {
  became(resolves('standing-stones').picks('p1', '0').isQuiet(), { hand: 0, bag: 2 });
  const waits = resolves('standing-stones').picks('p1', '1').isQuiet();
  became(waits, { hand: 3, bag: 1 });
  stays(waits, 'standing-stones');
  became(resolves('standing-stones', { hand: ['ann-stroll#1'] }).isQuiet(), { hand: 2, bag: 1 });
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

event('well-of-voices', 'two cards for a wound, or two cards for the whisper', () => {
  became(resolves('well-of-voices').picks('p1', '0').isQuiet(), { hand: 4, damage: 1 });
  became(resolves('well-of-voices').picks('p1', '1').isQuiet(), { hand: 0, bag: 2 });
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

event('mirror-of-blackglass', 'an item for the dagger, or the other side and a card', () => {
  became(resolves('mirror-of-blackglass').picks('p1', '0').isQuiet(), { bag: 1 }).has('p1', {
    bag: ['mirror-of-blackglass'],
  });
  became(resolves('mirror-of-blackglass').picks('p1', '1').isQuiet(), { hand: 3 }).has('p1', {
    side: 'reverse',
  });
});

event('hags-market', 'without an item there is only the bargain', () => {
  const poor = { level: 'red' as const, bag: [] };
  became(resolves('hags-market', poor).picks('p1', 'yes').isQuiet(), { damage: 3, bag: 1 });
  became(resolves('hags-market', poor).picks('p1', 'no').isQuiet(), { damage: 0, bag: 0 });
});

event('mirror-of-blackglass', 'without an item it shows the other side', () => {
  became(resolves('mirror-of-blackglass', { bag: [] }).isQuiet(), { hand: 3, bag: 0 }).has('p1', {
    side: 'reverse',
  });
});

event('hags-market', '3 damage for the bargain, or an item for a red one', () => {
  became(resolves('hags-market', { level: 'red' }).picks('p1', '0').isQuiet(), { damage: 3, bag: 2 });
  const trades = resolves('hags-market').deck('red', 'rune-warden').picks('p1', '1').isQuiet();
  trades.has('p1', { bag: ['rune-warden'] });
});

event('gate-of-bones', 'the gatekeeper, or three cards', () => {
  const gate = () =>
    resolves('gate-of-bones', { level: 'red', hand: ['ann-stroll#1', 'ann-stroll#2', 'ann-stroll#3'] });
  const pays = gate().picks('p1', '1').isQuiet();
  became(pays, { hand: 0 });
  isGone(pays);
  // 6 + 5 hits an 8 for 3, and the power takes a card.
  became(gate().script('combat', 0, 4).picks('p1', '0').isQuiet(), { damage: 3, hand: 2 });
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
