import { expect } from 'vitest';
import { playCard } from '../../src/procs.js';
import { attacks, beast, cancels, challenger, fights, rivals, shout } from '../battles.js';
import { testAbility } from '../cards.js';
import { addTestCards, rule, table } from '../kit.js';

addTestCards(
  shout('bob-flees', 'bob', { window: 'after-roll', lines: [{ do: { cancelBattle: {} } }] }),
  shout('bob-vanishes', 'bob', { window: 'takes-damage', lines: [{ do: { cancelBattle: {} } }] }),
  shout('ann-flees', 'ann', { lines: [{ do: { cancelBattle: {} } }] }),
  cancels('bob-no', 'bob'),
  cancels('cid-no', 'cid'),
  cancels('ann-no', 'ann'),
  beast('wall', { defense: 20 }),
);

rule(['WOW-KEY-01', 'WOW-KEY-02'], 'a cancelled card is discarded, paid and played', () => {
  addTestCards(testAbility('dear', { cost: 2, lines: [{ do: { steps: { add: 3 } } }] }));
  const made = table()
    .rival('p1', { hand: ['dear'], energy: 3 })
    .rival('p2', { hand: ['bob-no'] })
    .turnOf('p1', 'movement')
    .runs(playCard, { seat: 'p1', card: 'dear', target: null })
    .answers('p2', 'declare-in-secret', 'bob-no');
  made.emits('cancelled', { card: 'dear' }).has('p1', { energy: 1, hand: [] }).mayStillMove(0);
  expect(made.board.rivals[0]?.deck.discard).toEqual(['dear']);
  expect(made.board.rivals[1]?.deck.discard).toEqual(['bob-no']);
  expect(made.board.turn.played).toContainEqual({ seat: 'p1', card: 'dear' });
});

rule('WOW-KEY-01', 'a cancel can be cancelled, and only one cancel is spent on a card', () => {
  const game = () =>
    table({ players: 3 })
      .rival('p1', { hand: ['ann-stroll#1', 'ann-no'] })
      .rival('p2', { hand: ['bob-no'] })
      .rival('p3', { hand: ['cid-no'] })
      .turnOf('p1', 'movement')
      .runs(playCard, { seat: 'p1', card: 'ann-stroll#1', target: null });
  game()
    .answers('p2', 'declare-in-secret', 'bob-no')
    .answers('p3', 'declare-in-secret')
    .answers('p1', 'declare-in-secret', 'ann-no')
    .answers('p3', 'declare-in-secret')
    .answers('p3', 'declare-in-secret')
    .emits('cancelled', { card: 'bob-no' })
    .doesNotEmit('cancelled', { card: 'ann-stroll#1' })
    .mayStillMove(1);
  const twice = game()
    .answers('p2', 'declare-in-secret', 'bob-no')
    .answers('p3', 'declare-in-secret', 'cid-no');
  twice.answers('p1', 'order-effects', 'bob-no').answers('p1', 'declare-in-secret');
  twice.answers('p3', 'declare-in-secret').emits('cancelled', { card: 'ann-stroll#1' });
  twice.has('p3', { hand: ['cid-no'] }).mayStillMove(0);
});

rule('WOW-KEY-03', 'a cancelled battle is over, whatever step it is in', () => {
  attacks(rivals({ hand: ['ann-flees'] }))
    .picks('p1', 'ann-flees')
    .doesNotEmit('combat-roll');
  attacks(rivals({}, { hand: ['bob-flees'] }), 6, 6)
    .picks('p2', 'bob-flees')
    .emits('combat-roll')
    .doesNotEmit('attack')
    .doesNotEmit('combat-step', { step: 'powers' })
    .emits('battle-cancelled');
});

rule('WOW-KEY-04', 'in a cancelled battle nobody takes damage or falls', () => {
  const made = attacks(rivals({ damage: 1 }, { hand: ['bob-vanishes'], damage: 3 }), 3, 3).picks(
    'p2',
    'decline',
  );
  made.has('p2', { damage: 4 }).answers('p2', 'declare-in-secret', 'bob-vanishes');
  made.isQuiet().doesNotEmit('defeated').has('p1', { damage: 1 }).has('p2', { damage: 3, space: 'g1' });
});

rule('WOW-KEY-05', 'the encounter of a cancelled battle goes on the track', () => {
  const made = fights(challenger({ hand: ['ann-flees'] }), 'wall', []).picks('p1', 'ann-flees');
  made.emits('encounter-undefeated', { card: 'wall', space: 'g1' }).has('p1', { bag: [] });
  expect(made.board.track[0]).toEqual({ card: 'wall', space: 'g1', aggro: false });
});
