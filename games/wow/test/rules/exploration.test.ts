import { expect } from 'vitest';
import { defeat, placeDiscovery } from '../../src/procs.js';
import { explorationPhase } from '../../src/rules/exploration.js';
import { rule, table, type WowTable } from '../kit.js';

/** p1 explores g1, where these tokens lie. */
function exploring(tokens: readonly string[], given: object = {}, players = 2): WowTable {
  const made = table({ players })
    .rival('p1', { space: 'g3', ...given })
    .turnOf('p1', 'exploration');
  tokens.forEach((token, i) => {
    made.discovery(`s${i}`, { token, space: made.board.rivals[0]?.space ?? '' });
  });
  return made.runs(explorationPhase, {});
}

rule('WOW-EXP-01', 'all tokens are faceup before one is resolved', () => {
  const made = exploring(['bomb#1', 'gold#1', 'ambush#1']);
  expect(made.seenBy('p2').revealed.toSorted()).toEqual(['ambush#1', 'bomb#1', 'gold#1']);
  made.emitsTimes(3, 'discovery-revealed').doesNotEmit('discovery-resolved');
});

rule('WOW-EXP-02', 'all are resolved, in the order of the active player', () => {
  const made = exploring(['bomb#1', 'gold#1']).answers('p1', 'order-discoveries', 'gold#1').isQuiet();
  made.emitsInOrder('discovery-kept', 'damaged').has('p1', { tokens: ['gold#1'], damage: 2 });
});

rule('WOW-EXP-03', 'without tokens one resource is chosen, and passing is no choice', () => {
  exploring([], { space: 'g1' })
    .asks('p1', 'choose-resource', 'scroll', 'book')
    .picks('p1', 'scroll')
    .isQuiet()
    .emitsTimes(1, 'resource');
});

rule('WOW-EXP-04', 'nothing there: on without a choice', () => {
  exploring([]).isQuiet().doesNotEmit('resource');
});

rule('WOW-EXP-05', 'no resources after tokens', () => {
  exploring(['bomb#1'], { space: 'g1' }).isQuiet().doesNotEmit('resource').has('p1', { damage: 2 });
});

rule('WOW-EXP-06', 'a red discovery goes to the box; Disease stays', () => {
  expect(exploring(['bomb#1']).isQuiet().board.discarded).toEqual(['bomb#1']);
  const sick = exploring(['disease#1'])
    .isQuiet()
    .has('p1', { tokens: ['disease#1'] });
  expect(sick.board.discarded).toEqual([]);
});

rule('WOW-EXP-07', 'a green discovery is kept', () => {
  const made = exploring(['hearthstone#1'])
    .isQuiet()
    .has('p1', { tokens: ['hearthstone#1'] });
  expect(made.board.placed).toEqual([]);
});

rule('WOW-EXP-08', 'the box takes it, not the pile', () => {
  const made = exploring(['power-drain#1']).isQuiet();
  expect(made.board.discarded).toEqual(['power-drain#1']);
  expect(made.board.discoveries).toEqual([]);
});

rule('WOW-EXP-09', 'the last token of the pile: the box becomes the pile', () => {
  const made = table();
  made.board.discoveries = ['bomb#1'];
  made.board.discarded = ['gold#1', 'gold#2', 'ambush#1', 'ambush#2', 'bomb#2', 'disease#1'];
  made.runs(placeDiscovery, { seat: 'p1' }).picks('p1', 'g2').isQuiet();
  expect(made.board.discoveries).toHaveLength(6);
  expect(made.board.discarded).toEqual([]);
});

rule(['WOW-EXP-10', 'WOW-SET-25'], 'nothing in pile and box: nothing is placed', () => {
  const made = table().runs(placeDiscovery, { seat: 'p1' }).isQuiet();
  expect(made.board.placed).toEqual([]);
});

rule('WOW-EXP-11', 'only the space in which the movement ended is explored', () => {
  const made = table().rival('p1', { space: 'g3' }).turnOf('p1', 'exploration');
  made.discovery('there', { token: 'bomb#1', space: 'g2' }).runs(explorationPhase, {}).isQuiet();
  expect(made.board.placed).toHaveLength(1);
});

rule('WOW-EXP-12', 'the rest lies facedown again when the finder is defeated', () => {
  const made = exploring(['bomb#1', 'gold#1'], { damage: 2 })
    .answers('p1', 'order-discoveries', 'bomb#1')
    .isQuiet()
    .has('p1', { space: 'away', tokens: [] });
  expect(made.board.placed).toMatchObject([{ token: 'gold#1', space: 'g3' }]);
});

rule('WOW-EXP-13', 'a resource that can do nothing is not offered', () => {
  exploring([], { space: 'far' }).isQuiet().doesNotEmit('resource');
  exploring([], { space: 'far', bag: ['grey-pouch'] })
    .isQuiet()
    .emits('resource', { resource: 'auction-house' });
});

rule('WOW-DEF-11', 'the turn goes on in the city, with no movement left', () => {
  const made = table().turnOf('p1', 'movement').moves(3).runs(defeat, { seat: 'p1', by: null });
  made.mayStillMove(0).has('p1', { space: 'home' });
});
