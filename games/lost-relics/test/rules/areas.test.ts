import { hostileMove } from '../../src/rules/hostile-reactions.js';
import { rule, table } from '../kit.js';

rule('LR-BRD-01', 'areas that share only a corner are adjacent', () => {
  table({ map: ['AB', 'CD'] })
    .adjacent('A', 'D', true)
    .adjacent('B', 'C', true);
  table({ map: ['AB#', '##C'] })
    .adjacent('B', 'C', true)
    .adjacent('A', 'C', false);
});

rule('LR-BRD-02', 'areas that touch the same door are adjacent', () => {
  table({ map: ['A#B'], doors: { d1: ['A', 'B'] } }).adjacent('A', 'B', true);
  table({ map: ['A#B'] }).adjacent('A', 'B', false);
});

rule('LR-BRD-03', 'a closed door leaves areas adjacent, but bars sight and hero movement', () => {
  table({ map: ['A#B'], doors: { d1: ['A', 'B'] } })
    .hero('calthia', { in: 'A', dice: [1] })
    .adjacent('A', 'B', true)
    .visible('A', 'B', false)
    .legal('calthia', 'move', 1, false);
});

rule('LR-BRD-04', 'a hero sees the own area and what is in it', () => {
  table()
    .hero('calthia', { in: 'A', dice: [1] })
    .hostile('x', { in: 'A' })
    .visible('A', 'A', true)
    .legal('calthia', 'shoot', 1, true);
});

rule('LR-BRD-05', 'a hero sees adjacent areas and nothing further away', () => {
  table({ map: ['ABC'] })
    .hero('calthia', { in: 'A', dice: [1] })
    .hostile('far', { in: 'C' })
    .visible('A', 'B', true)
    .visible('A', 'C', false)
    .legal('calthia', 'shoot', 1, false)
    .hostile('near', { in: 'B' })
    .legal('calthia', 'shoot', 1, true);
});

rule('LR-BRD-06', 'a closed door blocks sight, an open one does not', () => {
  table({ map: ['AB'], doors: { d1: ['A', 'B'] } })
    .visible('A', 'B', false)
    .door('d1', 'open')
    .visible('A', 'B', true);
});

rule('LR-BRD-07', 'a hero cannot step into an area whose figures equal its limit', () => {
  const full = () =>
    table({ map: ['AB'], limits: { B: 4 } })
      .hero('calthia', { in: 'A', dice: [1] })
      .hero('dhoraz', { in: 'B' })
      .hero('luxa', { in: 'B' })
      .hostile('x', { in: 'B' });
  full().full('B', false).legal('calthia', 'move', 1, true);
  full().hostile('y', { in: 'B' }).full('B', true).legal('calthia', 'move', 1, false);
});

rule('LR-BRD-08', 'an area with more figures than its limit is full', () => {
  table({ map: ['AB'], limits: { B: 3 } })
    .hero('calthia', { in: 'A', dice: [1] })
    .hostile('w', { in: 'B' })
    .hostile('x', { in: 'B' })
    .hostile('y', { in: 'B' })
    .hostile('z', { in: 'B' })
    .full('B', true)
    .legal('calthia', 'move', 1, false);
});

rule('LR-BRD-09', 'Taros counts for limits and for engagement', () => {
  table({ map: ['A'], limits: { A: 4 } })
    .hero('luxa', { in: 'A' })
    .hero('taros', { in: 'A' })
    .hostile('x', { in: 'A' })
    .full('A', false)
    .engaged('A', false)
    .hostile('y', { in: 'A' })
    .full('A', true)
    .engaged('A', true);
});

rule('LR-BRD-10', 'heroes are engaged while hostiles are at least as many', () => {
  table()
    .hero('calthia', { in: 'A' })
    .hero('dhoraz', { in: 'A' })
    .hostile('x', { in: 'A' })
    .hostile('y', { in: 'A' })
    .engaged('A', true)
    .hero('luxa', { in: 'A' })
    .engaged('A', false);
});

rule('LR-BRD-11', 'an engaged hero cannot make a normal move action', () => {
  table()
    .hero('calthia', { in: 'A', dice: [3] })
    .hostile('x', { in: 'A' })
    .turnOf('calthia')
    .doesNotOffer('p1', 'move')
    .bars('calthia/unwounded/move', 'LR-BRD-11');
});

rule('LR-BRD-12', 'an engaged hero may attack', () => {
  table()
    .hero('calthia', { in: 'A', dice: [3] })
    .hostile('x', { in: 'A' })
    .hostile('y', { in: 'A' })
    .hostile('z', { in: 'A' })
    .turnOf('calthia')
    .offers('p1', 'strike');
});

rule('LR-BRD-13', 'slaying the hostile frees the hero at once', () => {
  table()
    .hero('calthia', { in: 'A', dice: [3, 3] })
    .hostile('x', { in: 'A', resilience: 1 })
    .turnOf('calthia')
    .doesNotOffer('p1', 'move')
    .acts('calthia', 'strike')
    .isGone('x')
    .offers('p1', 'move');
});

rule('LR-BRD-14', 'a hero steps through an open door and not through a closed one', () => {
  const door = () =>
    table({ map: ['ABC'], doors: { d1: ['A', 'B'] } }).hero('calthia', { in: 'A', dice: [1] });
  door().legal('calthia', 'move', 1, false);
  door().door('d1', 'open').turnOf('calthia').acts('calthia', 'move').heroHas('calthia', { in: 'B' });
});

rule('LR-BRD-15', 'hostiles treat every door as open when they move, and it stays as it is', () => {
  table({ map: ['A#B'], doors: { d1: ['A', 'B'] } })
    .hero('calthia', { in: 'A' })
    .hostile('x', { in: 'B' })
    .runs(hostileMove, { hostile: 'x' })
    .hostileIs('x', { in: 'A' })
    .check((b) => {
      if (b.doors[0]?.open !== false) throw new Error('the door was opened');
    })
    .isQuiet();
});
