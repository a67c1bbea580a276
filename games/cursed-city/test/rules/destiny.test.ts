import { allowed } from '@questhall/engine';
import { expect } from 'vitest';
import type { G } from '../../src/kit.js';
import { isLast, payingDice } from '../../src/legal-dice.js';
import { rollDestiny } from '../../src/procs.js';
import { spendDie } from '../../src/rules/activation.js';
import { rule, table } from '../kit.js';

const hall = () =>
  table()
    .hero('ada', { at: 'a1', dice: [2] })
    .hero('bert', { at: 'a2' })
    .order('ada', 'group-1', 'bert')
    .given((b) => {
      b.active = 'ada';
    });
const pays = (one: ReturnType<typeof hall>, cost: number) =>
  allowed(payingDice, one.now, { hero: 'ada', cost });

rule(['CC-DST-01', 'CC-DST-02'], 'all five are rolled; what is shown once may be used', () => {
  hall()
    .destiny(1)
    .destinyDice(6, 2, 2, 3, 2)
    .runs(rollDestiny, {})
    .check(({ destiny }) => expect(destiny).toEqual({ available: [6, 3], aside: 3 }))
    .isQuiet();
});

rule(['CC-DST-03', 'CC-DST-04', 'CC-ACT-03'], 'one pays like an activation die, and lies aside then', () => {
  const one = hall().destiny(4, 6);
  expect(pays(one, 1)).toEqual(['space-0', 'destiny-4', 'destiny-6']);
  expect(pays(one, 5)).toEqual(['destiny-6']);
  spendDie(one.now as unknown as G, 'ada', 'destiny-6');
  expect(one.board.destiny).toEqual({ available: [4], aside: 4 });
  one.heroHas('ada', { destinySpent: 1, dice: [2] });
});

rule('CC-DST-05', 'two in a turn, and no more', () => {
  expect(pays(hall().destiny(4, 6).hero('ada', { destinySpent: 2 }), 1)).toEqual(['space-0']);
});

rule(['CC-DST-06', 'CC-DST-07'], 'the last hero may spend all that are left', () => {
  const one = hall().destiny(4, 6).hero('ada', { destinySpent: 2 });
  expect(isLast(one.now, 'ada')).toBe(false);
  one.given((b) => {
    for (const card of b.order) card.done = card.id === 'bert';
  });
  expect(isLast(one.now, 'ada')).toBe(true);
  expect(pays(one, 1)).toEqual(['space-0', 'destiny-4', 'destiny-6']);
  expect(isLast(hall().order('ada', 'group-1').now, 'ada')).toBe(true);
});

rule(['CC-DST-10', 'CC-EVT-06'], 'a roll that is denied moves nothing, once', () => {
  const denied = () =>
    hall()
      .destiny(5)
      .given((b) => {
        b.later.push({ when: 'next-destiny', what: 'skip' });
      });
  denied()
    .runs(rollDestiny, {})
    .emits('destiny-skipped')
    .check(({ destiny, later }) => {
      expect(destiny).toEqual({ available: [5], aside: 4 });
      expect(later).toEqual([]);
    });
});

rule(['CC-EVT-17', 'CC-EVT-18'], 'a destiny fulfilled: after the next roll all dice may be used', () => {
  hall()
    .given((b) => {
      b.later.push({ when: 'next-destiny', what: 'all-available' });
    })
    .destinyDice(2, 2, 2, 3, 3)
    .runs(rollDestiny, {})
    .check(({ destiny }) => expect(destiny).toEqual({ available: [2, 2, 2, 3, 3], aside: 0 }))
    .destinyDice(2, 2, 2, 3, 4)
    .runs(rollDestiny, {})
    .check(({ destiny }) => expect(destiny).toEqual({ available: [3, 4], aside: 3 }));
});
