import { expect } from 'vitest';
import { heroActivation, performAction } from '../../src/procs.js';
import { addTestCards, rule, table } from '../kit.js';
import { heroes } from '../records.js';

const [ada] = heroes;
const actions = [
  {
    id: 'shout',
    name: 'Shout',
    cost: 6,
    once: 'turn',
    also: { inspiration: 1 },
    lines: [{ do: { damage: { hostile: { count: 'all' }, count: 'score' } } }],
  },
  {
    id: 'breath',
    name: 'Breath',
    once: 'turn',
    lines: [{ do: { die: { hero: 'you', does: { set: 6 } } } }],
  },
];
addTestCards({ ...ada, front: { ...ada?.front, actions } });
const one = () =>
  table({ map: ['....'] })
    .hero('ada', { at: 'a1', inspiration: 2 })
    .hostile('brute#1', { at: 'd1' });

rule(
  ['CC-ACT-07', 'CC-ACT-12'],
  'a unique action costs its die and what else it says, as often as it says',
  () => {
    one()
      .hero('ada', { dice: [5, 1] })
      .runs(heroActivation, { hero: 'ada' })
      .doesNotOffer('p1', 'shout');
    const paid = one()
      .hero('ada', { dice: [6, 6] })
      .runs(heroActivation, { hero: 'ada' });
    paid.answers('p1', 'choose-action', 'shout');
    paid.heroHas('ada', { inspiration: 1, dice: [null, 6] }).hostileIs('brute#1', { damage: 5 });
    paid.doesNotOffer('p1', 'shout');
    expect(paid.board.spent).toContain('turn ada ada/shout');
  },
);

rule('CC-ACT-07', 'one without a cost needs no die', () => {
  const free = one()
    .hero('ada', { dice: [1] })
    .runs(heroActivation, { hero: 'ada' });
  free.answers('p1', 'choose-action', 'breath').heroHas('ada', { dice: [6] });
  free.doesNotOffer('p1', 'breath');
});

rule('CC-ACT-08', 'a free one whose effect looks at the score finds a 6', () => {
  one()
    .runs(performAction, { hero: 'ada', action: 'unique/ada/front/shout', score: 0, free: true })
    .hostileIs('brute#1', { damage: 5 })
    .isQuiet();
});
