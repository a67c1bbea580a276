import { ailmentsAtEnd, ailmentsAtStart, freeHero, makeAction, relieve, suffer } from '../../src/procs.js';
import type { Ailment } from '../../src/terms.js';
import { rule, table } from '../kit.js';

const ada = () => table().hero('ada', { at: 'hall:a1' });
const gets = (figure: string, ailment: Ailment) => ({ figure, ailment });

rule('CC-AIL-02', 'buried: off the battlefield, the token in the space', () => {
  ada().runs(suffer, gets('ada', 'buried')).heroHas('ada', { where: 'buried', at: 'hall:a1' });
});

rule(['CC-AIL-05', 'CC-DEF-10'], 'a buried hero suffers 2 damage when the activation ends', () => {
  ada()
    .hero('ada', { where: 'buried' })
    .runs(ailmentsAtEnd, { hero: 'ada' })
    .answers('p1', 'place-wound', 'space-3')
    .heroHas('ada', { on: { 3: ['grievous'] } });
});

rule(['CC-AIL-09', 'CC-AIL-10'], 'diseased: on a space without wounds, where a die drops to 1', () => {
  ada()
    .hero('ada', { on: { 0: ['wound'], 1: ['wound'], 2: ['grievous'] }, dice: [null, null, null, 6] })
    .runs(suffer, gets('ada', 'diseased'))
    .heroHas('ada', { on: { 3: ['disease'] }, dice: [null, null, null, 1] });
  ada()
    .hero('ada', { on: { 0: ['wound'], 1: ['wound'], 2: ['wound'], 3: ['wound'] } })
    .runs(suffer, gets('ada', 'diseased'))
    .asks('p1', 'place-disease', 'space-0', 'space-1', 'space-2', 'space-3');
});

rule('CC-AIL-13', 'fatigued: all dice become 1, and the token goes', () => {
  ada()
    .hero('ada', { ailments: ['fatigued'], dice: [6, 5, 4, 3] })
    .runs(ailmentsAtStart, { hero: 'ada' })
    .heroHas('ada', { ailments: [], dice: [1, 1, 1, 1] });
});

rule('CC-AIL-14', 'destiny dice keep their scores', () => {
  const one = ada()
    .hero('ada', { ailments: ['fatigued'], dice: [6] })
    .destiny(6)
    .runs(ailmentsAtStart, { hero: 'ada' });
  one.heroHas('ada', { dice: [1] });
  one.destinyIs(6);
});

rule(['CC-AIL-15', 'CC-AIL-18'], 'a stunned hero gives up one die to stand', () => {
  ada()
    .hero('ada', { ailments: ['stunned'], dice: [6, 1] })
    .runs(ailmentsAtStart, { hero: 'ada' })
    .answers('p1', 'shake-off-stun', 'space-1')
    .heroHas('ada', { ailments: [], dice: [6] });
  ada()
    .hero('ada', { ailments: ['stunned'], dice: [6] })
    .destiny(2)
    .runs(ailmentsAtStart, { hero: 'ada' })
    .answers('p1', 'shake-off-stun', 'destiny-2')
    .heroHas('ada', { ailments: [], dice: [6], destinySpent: 0 });
  ada()
    .hero('ada', { ailments: ['stunned'] })
    .destiny()
    .runs(ailmentsAtStart, { hero: 'ada' })
    .heroHas('ada', { ailments: [] });
});

rule('CC-AIL-17', 'stunned again: 1 damage instead', () => {
  ada()
    .hostile('bone#1', { at: 'hall:b1', ailments: ['stunned'], damage: 1 })
    .runs(suffer, gets('bone#1', 'stunned'))
    .isGone('bone#1');
  ada()
    .hero('ada', { ailments: ['stunned'] })
    .runs(suffer, gets('ada', 'stunned'))
    .answers('p1', 'place-wound', 'space-0')
    .heroHas('ada', { ailments: ['stunned'], on: { 0: ['wound'] } });
});

rule(['CC-AIL-20', 'CC-AIL-01'], 'a trapped hero is freed', () => {
  ada()
    .hero('bert', { at: 'hall:a2', ailments: ['trapped', 'cursed'] })
    .runs(freeHero, { hero: 'ada', freed: 'bert', ailment: 'trapped' })
    .heroHas('bert', { ailments: ['cursed'] });
  ada()
    .hero('ada', { on: { 1: ['disease'] } })
    .runs(relieve, gets('ada', 'diseased'))
    .heroHas('ada', { on: { 1: [] } });
});

rule('CC-AIL-24', 'twice is no more than once', () => {
  ada()
    .hero('ada', { ailments: ['cursed'] })
    .runs(suffer, gets('ada', 'cursed'))
    .heroHas('ada', { ailments: ['cursed'] });
});

rule('CC-AIL-26', 'stunned and fatigued: the player picks the order', () => {
  const both = () =>
    ada()
      .hero('ada', { ailments: ['stunned', 'fatigued'], dice: [6, 5] })
      .destiny(1)
      .runs(ailmentsAtStart, { hero: 'ada' });
  both()
    .answers('p1', 'order-ailments', 'fatigued')
    .answers('p1', 'shake-off-stun', 'destiny-1')
    .heroHas('ada', { ailments: [], dice: [1, 1] });
  both()
    .answers('p1', 'order-ailments', 'stunned')
    .answers('p1', 'shake-off-stun', 'space-0')
    .heroHas('ada', { dice: [null, 1] });
});

rule('CC-AIL-28', 'hostiles are neither buried nor fatigued', () => {
  ada()
    .hostile('bone#1', { at: 'hall:b1' })
    .runs(suffer, gets('bone#1', 'fatigued'))
    .runs(suffer, gets('bone#1', 'buried'))
    .runs(suffer, gets('bone#1', 'trapped'))
    .hostileIs('bone#1', { ailments: ['trapped'] });
});

/** Bert lies buried beside Ada. */
const grave = (dice: number[], ...destiny: number[]) =>
  ada()
    .hero('ada', { dice })
    .hero('bert', { where: 'buried', at: 'hall:b1' })
    .destiny(...destiny)
    .order('ada', 'bert')
    .runs(makeAction, { hero: 'ada' });

rule('CC-AIL-07', 'two sixes of the hero beside the token dig the other out', () => {
  grave([6, 6, 5])
    .answers('p1', 'choose-action', 'dig/bert')
    .heroHas('ada', { dice: [null, null, 5] })
    .heroHas('bert', { where: 'standing', at: 'hall:b1' });
  for (const dice of [[6, 5, 5], [6], [5, 5, 5, 5]]) grave(dice).doesNotOffer('p1', 'dig/bert');
});

rule(['CC-AIL-07', 'CC-AIL-23'], 'a destiny die of six is as good, and the buried hero may dig alone', () => {
  grave([6], 6)
    .answers('p1', 'choose-action', 'dig/bert')
    .answers('p1', 'choose-die', 'space-0')
    .heroHas('bert', { where: 'standing' })
    .destinyIs();
  ada()
    .hero('bert', { where: 'buried', at: 'hall:b1', dice: [6, 6] })
    .order('bert')
    .runs(makeAction, { hero: 'bert' })
    .answers('p2', 'choose-action', 'dig/bert')
    .heroHas('bert', { where: 'standing', at: 'hall:b1', dice: [] });
});
