import { became, draws, event, playTheBox } from './card.js';

playTheBox();

const bob = { hand: ['bob-stroll#1'], bag: ['carrion-crow#1'] };

event('helpful-stranger', 'healing, cards, or a discovery and a card', () => {
  became(draws('helpful-stranger', { damage: 3 }).picks('p1', '0').isQuiet(), { damage: 1, hand: 2 });
  became(draws('helpful-stranger', { damage: 3 }).picks('p1', '1').isQuiet(), { damage: 3, hand: 4 });
  const hides = draws('helpful-stranger', { damage: 3 });
  hides.board.discoveries = ['gold#1', 'bomb#1'];
  became(hides.picks('p1', '2').picks('p1', 'gull-point').isQuiet(), { hand: 3 });
});

event('pickpocket-holiday', 'everybody loses from the bag and draws a card', () => {
  const made = draws('pickpocket-holiday', {}, bob).isQuiet();
  became(made, { bag: 0, hand: 3 });
  became(made, { bag: 0, hand: 2 }, 'p2');
});

event('something-in-the-hay', '1 damage, or the hag', () => {
  became(draws('something-in-the-hay').picks('p1', '1').isQuiet(), { damage: 1 });
  // She attacks with 2 and defends with 5, from afar: both fall short with a 2.
  draws('something-in-the-hay')
    .script('combat', 1, 1)
    .picks('p1', '0')
    .isQuiet()
    .emits('attack', { who: 'something-in-the-hay', total: 4, type: 'ranged' })
    .emits('encounter-undefeated', { card: 'something-in-the-hay' });
});

event('crossroads-duel', '1 damage to others within 2 spaces, and a card', () => {
  const near = draws('crossroads-duel', {}, { space: 'saltmarsh' }).isQuiet();
  became(near, { damage: 0, hand: 3 });
  became(near, { damage: 1 }, 'p2');
  became(draws('crossroads-duel').isQuiet(), { damage: 0 }, 'p2');
});

event('fairy-ring', 'healing for a lost phase, an item for an item, or a card', () => {
  const sleeps = draws('fairy-ring', { damage: 3 }).picks('p1', '0').isQuiet();
  became(sleeps, { damage: 0 }).check(({ turn }) => {
    if (!turn.skips.includes('maintenance')) throw new Error('the maintenance phase is not skipped');
  });
  const swaps = draws('fairy-ring').deck('green', 'cave-bear').picks('p1', '1').isQuiet();
  became(swaps.emits('item-gained', { item: 'cave-bear' }), { bag: 1 });
  became(draws('fairy-ring').picks('p1', '2').isQuiet(), { hand: 3 });
});

event('old-debt', 'an item, two cards, or the collector', () => {
  became(draws('old-debt').picks('p1', '0').isQuiet(), { bag: 0 });
  became(draws('old-debt').picks('p1', '2').isQuiet(), { hand: 0 });
  const fights = draws('old-debt', { level: 'green' }).script('combat', 4, 1).picks('p1', '1').isQuiet();
  // Defense 7 against 3 + 5; attack 4 + 2 against 6 for 2 damage.
  became(fights.emits('encounter-defeated', { card: 'old-debt' }), { damage: 2 });
});

event('sandstorm', 'moves the others a space, and an energy', () => {
  const blown = draws('sandstorm').picks('p1', 'pilgrim-ford').isQuiet();
  became(blown, { energy: 3, space: 'millbrook' });
  became(blown, { space: 'pilgrim-ford' }, 'p2');
});

event('rival-camp', 'an item of another for a wound, healing, or cards for both', () => {
  const robs = draws('rival-camp', {}, bob).picks('p1', '0').isQuiet();
  became(robs, { bag: 2, damage: 1 });
  became(robs, { bag: 0 }, 'p2');
  became(draws('rival-camp', { damage: 2 }, bob).picks('p1', '1').isQuiet(), { damage: 0 });
  const shares = draws('rival-camp', {}, bob).picks('p1', '2').isQuiet();
  became(shares, { hand: 4 });
  became(shares, { hand: 2 }, 'p2');
});

event('assassins-mark', 'another gains a yellow item, or the blade comes', () => {
  const buys = draws('assassins-mark').deck('yellow', 'sand-worm#1').picks('p1', '0').isQuiet();
  became(buys, { bag: 1 }, 'p2');
  const made = draws('assassins-mark', { level: 'yellow' }).script('combat', 0, 1).picks('p1', '1').isQuiet();
  // Attack 5 + 2 against 7, for 3.
  became(made, { damage: 3 });
});

event('dragon-overhead', '2 damage in red spaces, and two cards', () => {
  const made = draws('dragon-overhead', {}, { space: 'hag-road', level: 'red' }).isQuiet();
  became(made, { damage: 0, hand: 4 });
  became(made, { damage: 2 }, 'p2');
});

event('final-offer', 'an item, a quest for 2 damage, or the guard', () => {
  became(draws('final-offer').picks('p1', '0').isQuiet(), { bag: 0 });
  const asks = draws('final-offer');
  asks.board.elite.draw = ['old-friends'];
  asks.picks('p1', '1').isQuiet().emits('quest-gained', { seat: 'p1', quest: 'old-friends' });
  became(asks, { damage: 2 });
  const made = draws('final-offer', { level: 'red' }).script('combat', 0, 1).picks('p1', '2').isQuiet();
  // Attack 6 + 2 against 8, for 2.
  became(made, { damage: 2 });
});

event('changing-winds', 'everybody flips the character card and draws', () => {
  const made = draws('changing-winds', {}, { side: 'reverse' }).isQuiet();
  became(made, { hand: 3 }).has('p1', { side: 'reverse' });
  became(made, { hand: 1 }, 'p2').has('p2', { side: 'start' });
});
