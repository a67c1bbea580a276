import { allowed, refused } from '@questhall/engine';
import { expect } from 'vitest';
import { actions, payable } from '../../src/legal.js';
import { heroActivation, makeAction, performAction } from '../../src/procs.js';
import { activationPhase, endWaiting } from '../../src/rules/activation.js';
import { addTestCards, rule, table } from '../kit.js';
import { heroes } from '../records.js';

const hurt = { 3: ['wound'] } as const;
/** Ada has a wound, so that she has something to do with a die. */
const ada = (dice: number[]) =>
  table({ map: ['....'] })
    .hero('ada', { at: 'a1', dice, on: hurt })
    .hero('bert', { at: 'd1', where: 'out' })
    .hero('cora', { at: 'd1', where: 'out' })
    .hero('dirk', { at: 'd1', where: 'out' })
    .order('ada')
    .given((b) => {
      b.discovery.draw = ['potion#1'];
      b.active = 'ada';
    });
/** What is offered, which is nothing but what is possible. */
const open = (one: ReturnType<typeof ada>) => {
  const possible = allowed(actions, one.now, { hero: 'ada' });
  expect(allowed(payable, one.now, { hero: 'ada' })).toEqual(possible);
  return possible;
};

rule(['CC-ACT-01', 'CC-INI-07'], 'cards from left to right, each turned face down before the next', () => {
  ada([1])
    .hero('bert', { where: 'standing', dice: [1], on: hurt, at: 'd1' })
    .order('bert', 'ada')
    .runs(activationPhase, {})
    .check(({ active, order }) => {
      expect(active).toBe('bert');
      expect(order.map(({ done }) => done)).toEqual([false, false]);
    })
    .answers('p2', 'choose-action', 'decline')
    .check(({ active, order }) => {
      expect(active).toBe('ada');
      expect(order.map(({ done }) => done)).toEqual([true, false]);
    })
    .answers('p1', 'choose-action', 'decline')
    .emitsInOrder('activates', 'activation-over', 'activates', 'activation-over')
    .isQuiet();
});

rule(['CC-ACT-02', 'CC-INI-05', 'CC-REC-01'], 'an action costs a die, which leaves the card', () => {
  ada([2, 6])
    .shows('d6', 'success')
    .runs(makeAction, { hero: 'ada' })
    .answers('p1', 'choose-action', 'recuperate')
    .asks('p1', 'choose-die', 'space-0', 'space-1')
    .answers('p1', 'choose-die', 'space-0')
    .heroHas('ada', { dice: [null, 6], on: { 3: [] } })
    .gives(true);
});

rule(['CC-ACT-03', 'CC-ACT-09'], 'a cost of 3+ needs a 3 or more', () => {
  expect(open(ada([2]))).toEqual(['move', 'recuperate']);
  expect(open(ada([3]))).toEqual(['move', 'run', 'recuperate']);
  expect(
    refused(actions, ada([2]).now, { hero: 'ada' }).find(({ id }) => id === 'run')?.refusal.rules,
  ).toEqual(['CC-ACT-03', 'CC-ACT-02']);
});

rule('CC-ACT-04', 'the same action again, one after the other', () => {
  ada([1, 1])
    .hero('ada', { on: { 2: ['wound'], 3: ['wound'] } })
    .shows('d6', 'failure', 'failure')
    .runs(heroActivation, { hero: 'ada' })
    .answers('p1', 'choose-action', 'recuperate')
    .answers('p1', 'choose-action', 'recuperate')
    .emitsTimes(2, 'action', { action: 'recuperate' })
    .isQuiet();
});

rule('CC-ACT-05', 'it ends when the player stops, or when nothing can be done', () => {
  ada([4]).runs(heroActivation, { hero: 'ada' }).answers('p1', 'choose-action', 'decline').isQuiet();
  ada([]).runs(heroActivation, { hero: 'ada' }).isQuiet();
});

rule(['CC-ACT-06', 'CC-REA-01', 'CC-REA-10'], 'dice that are left lose one and stay', () => {
  ada([1, 4, 6])
    .runs(heroActivation, { hero: 'ada' })
    .answers('p1', 'choose-action', 'decline')
    .heroHas('ada', { dice: [null, 3, 5] })
    .emits('dice-lowered', { hero: 'ada', dice: [3, 5] });
});

rule(
  ['CC-ACT-06', 'CC-INS-01', 'CC-INS-04'],
  'a hero who slew may roll for inspiration, and no one else',
  () => {
    ada([2])
      .runs(heroActivation, { hero: 'ada' })
      .given((b) => {
        for (const hero of b.heroes) hero.slew = hero.id === 'ada' ? 5 : 0;
      })
      .questDie(5)
      .answers('p1', 'choose-action', 'decline')
      .answers('p1', 'roll-for-inspiration', 'yes')
      .heroHas('ada', { inspiration: 1 })
      .isQuiet();
    ada([2])
      .hero('ada', { slew: 5 })
      .runs(heroActivation, { hero: 'ada' })
      .answers('p1', 'choose-action', 'decline')
      .isQuiet();
  },
);

rule('CC-REA-09', 'at the end of the phase all dice go', () => {
  ada([6])
    .runs(activationPhase, {})
    .answers('p1', 'choose-action', 'decline')
    .heroHas('ada', { dice: [] })
    .isQuiet();
});

const chant = {
  id: 'chant',
  name: 'Chant',
  cost: 2,
  once: 'turn',
  lines: [{ do: { inspiration: { hero: 'you', add: 'score' } } }],
};
const pray = { id: 'pray', name: 'Pray', lines: [{ do: { inspiration: { hero: 'you', add: 1 } } }] };

rule(['CC-ACT-07', 'CC-ACT-11'], 'unique actions cost what is printed on the side that is up', () => {
  const [first] = heroes;
  addTestCards({
    ...first,
    front: { ...first?.front, actions: [chant] },
    inspired: { ...first?.inspired, actions: [pray] },
  });
  const unique = (one: ReturnType<typeof ada>) => open(one).filter((action) => action.startsWith('unique'));
  expect(unique(ada([1]))).toEqual([]);
  expect(unique(ada([2]))).toEqual(['unique/ada/front/chant']);
  expect(unique(ada([]).hero('ada', { inspired: true }))).toEqual(['unique/ada/inspired/pray']);
  addTestCards(first as object);
});

rule('CC-ACT-08', 'a free action counts as paid with a 6', () => {
  ada([])
    .shows('d6', 'failure')
    .runs(performAction, { hero: 'ada', action: 'recuperate', score: 0, free: true })
    .emits('action', { action: 'recuperate', score: 6, free: true })
    .isQuiet();
});

rule('CC-ACT-10', 'a hero without dice activates all the same, and destiny dice pay', () => {
  ada([])
    .destiny(3)
    .shows('d6', 'failure')
    .runs(heroActivation, { hero: 'ada' })
    .answers('p1', 'choose-action', 'recuperate')
    .check(({ destiny }) => expect(destiny).toEqual({ available: [], aside: 5 }))
    .isQuiet();
});

rule('CC-AIL-04', 'a buried hero can only dig', () => {
  expect(open(ada([6, 6]).hero('ada', { where: 'buried', at: 'a1' }))).toEqual(['dig/ada']);
  expect(open(ada([6, 5]).hero('ada', { where: 'buried', at: 'a1' }))).toEqual([]);
  expect(open(ada([6]).destiny(6).hero('ada', { where: 'buried', at: 'a1' }))).toEqual(['dig/ada']);
});

rule(['CC-AIL-19', 'CC-AIL-20'], 'a trapped hero neither moves nor runs, and may be freed for a 4', () => {
  expect(open(ada([3]).hero('ada', { ailments: ['trapped'] }))).toEqual(['recuperate']);
  expect(open(ada([4]).hero('ada', { ailments: ['trapped'] }))).toEqual(['recuperate', 'unbind/ada']);
});

rule(
  ['CC-SRC-01', 'CC-INS-11', 'CC-INS-19'],
  'search beside an object, or for three points; never beside a hostile',
  () => {
    expect(open(ada([4]).thing('o', { at: 'b1' }))).toContain('search');
    expect(open(ada([4]).thing('o', { at: 'c1' }))).not.toContain('search');
    expect(open(ada([4]).hero('ada', { inspired: true, inspiration: 3 }))).toContain('inspired-search');
    expect(open(ada([4]).hero('ada', { inspired: true, inspiration: 2 }))).not.toContain('inspired-search');
    const beside = ada([4])
      .hero('ada', { at: 'b1' })
      .thing('o', { at: 'a1' })
      .hostile('bone#1', { at: 'c1' });
    expect(open(beside)).not.toContain('search');
  },
);

rule(['CC-ATK-03', 'CC-ATK-04', 'CC-ATK-05', 'CC-ATK-06', 'CC-ATK-19'], 'weapons with a target', () => {
  const weapons = (at: string) =>
    open(ada([6]).hostile('bone#1', { at })).filter((action) => action.startsWith('weapon'));
  expect(weapons('b1')).toEqual(['weapon/ada/front/blade']);
  expect(weapons('c1')).toEqual(['weapon/ada/front/bow']);
  expect(open(ada([6])).filter((action) => action.startsWith('weapon'))).toEqual([]);
});

rule(['CC-ATK-18', 'CC-ATK-17'], 'a Finisher is never bought, and Reload works once a turn', () => {
  const [first] = heroes;
  const stake = { id: 'stake', name: 'Stake', range: 'dual', dice: ['d6'], damage: [1, 1], finisher: true };
  addTestCards({ ...first, front: { ...first?.front, weapons: [...(first?.front.weapons ?? []), stake] } });
  const one = ada([6]).hostile('bone#1', { at: 'c1' });
  expect(open(one)).not.toContain('weapon/ada/front/stake');
  one.given((b) => {
    b.spent.push('turn ada ada/bow');
  });
  expect(open(one)).not.toContain('weapon/ada/front/bow');
  addTestCards(first as object);
});

rule('CC-ACT-12', 'what lasts until the next activation ends with it, for that hero alone', () => {
  const one = ada([1]).given((b) => {
    for (const on of ['ada', 'bert'])
      b.modifiers.push({ stat: 'move', on, add: 1, until: 'next-activation', source: 'x' });
  });
  endWaiting(one.now, ['ada']);
  expect(one.board.modifiers.map(({ on }) => on)).toEqual(['bert']);
});
