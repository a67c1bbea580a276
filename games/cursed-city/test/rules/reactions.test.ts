import { reactionWindow } from '../../src/procs.js';
import { rule, table } from '../kit.js';

/** Two heroes who have finished, a third who has not, and the hostile that has just acted. */
const after = () => {
  const one = table().journey({ phase: 'activation' }).order('ada', 'bert', 'cora');
  for (const card of one.board.order) card.done = card.id !== 'cora';
  return one;
};
const window = { hostile: 'bone#1' };

rule(['CC-REA-02', 'CC-REA-10'], 'a hero who has finished may attack it', () => {
  after()
    .hero('ada', { at: 'hall:a1', dice: [3] })
    .hero('cora', { at: 'hall:c2', dice: [6] })
    .hostile('bone#1', { at: 'hall:b1' })
    .shows('d6', 'success', 'failure')
    .runs(reactionWindow, window)
    .asks('p1', 'declare-reaction', 'space-0', 'decline')
    .answers('p1', 'declare-reaction', 'space-0')
    .hostileIs('bone#1', { damage: 1 })
    .heroHas('ada', { dice: [] });
});

rule(['CC-REA-03', 'CC-REA-11'], 'only the hostile that has acted', () => {
  after()
    .hero('ada', { at: 'hall:a1', dice: [3] })
    .hostile('bone#1', { at: 'hall:b1' })
    .hostile('bone#2', { at: 'hall:b2' })
    .shows('d6', 'success', 'failure')
    .runs(reactionWindow, window)
    .answers('p1', 'declare-reaction', 'space-0')
    .hostileIs('bone#1', { damage: 1 })
    .hostileIs('bone#2', { damage: 0 });
  after()
    .hero('ada', { at: 'hall:a1', dice: [3] })
    .hostile('bone#1', { at: 'hall:e4' })
    .hostile('bone#2', { at: 'hall:b2' })
    .runs(reactionWindow, window)
    .isQuiet();
});

rule('CC-REA-04', 'the die must meet the cost', () => {
  after()
    .hero('ada', { at: 'hall:a1', dice: [1] })
    .hostile('bone#1', { at: 'hall:e4' })
    .runs(reactionWindow, window)
    .isQuiet();
  after()
    .hero('ada', { at: 'hall:a1', dice: [2] })
    .hostile('bone#1', { at: 'hall:e4' })
    .runs(reactionWindow, window)
    .asks('p1', 'declare-reaction', 'space-0', 'decline');
});

rule('CC-REA-06', 'one attack for each hero', () => {
  after()
    .hero('ada', { at: 'hall:a1', dice: [3, 4] })
    .hostile('bone#1', { at: 'hall:b1' })
    .shows('d6', 'failure', 'failure')
    .runs(reactionWindow, window)
    .answers('p1', 'declare-reaction', 'space-1')
    .heroHas('ada', { dice: [3] })
    .isQuiet();
});

rule(
  ['CC-REA-07', 'CC-REA-08', 'CC-REA-13'],
  'all declare first, and who comes too late loses the die',
  () => {
    const one = after()
      .hero('ada', { at: 'hall:a1', dice: [3] })
      .hero('bert', { at: 'hall:a2', dice: [5] })
      .hostile('bone#1', { at: 'hall:b1', damage: 1 })
      .shows('d6', 'success', 'failure')
      .runs(reactionWindow, window)
      .answers('p1', 'declare-reaction', 'space-0')
      .answers('p2', 'declare-reaction', 'space-0');
    one
      .asks('p1', 'choose-reactor', 'ada', 'bert')
      .answers('p1', 'choose-reactor', 'ada')
      .isGone('bone#1')
      .emits('reaction-lapsed', { hero: 'bert' });
    one.heroHas('bert', { dice: [] });
  },
);

rule('CC-REA-14', 'in the activation phase only', () => {
  after()
    .journey({ phase: 'event' })
    .hero('ada', { at: 'hall:a1', dice: [3] })
    .hostile('bone#1', { at: 'hall:b1' })
    .runs(reactionWindow, window)
    .isQuiet();
});

rule('CC-AIL-27', 'a stunned hero may react', () => {
  after()
    .hero('ada', { at: 'hall:a1', dice: [3], ailments: ['stunned'] })
    .hostile('bone#1', { at: 'hall:b1' })
    .runs(reactionWindow, window)
    .asks('p1', 'declare-reaction', 'space-0', 'decline');
});
