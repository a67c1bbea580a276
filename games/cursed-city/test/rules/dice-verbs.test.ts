import { expect } from 'vitest';
import { noOne, programOf, runProgram } from '../../src/procs.js';
import { addTestCards, rule, table } from '../kit.js';

const says = (line: object) =>
  addTestCards({ kind: 'discovery', id: 'text', name: 'Text', origin: 'ours', type: 'trap', lines: [line] });
const ada = () =>
  table({ map: ['...'] })
    .hero('ada', { at: 'a1', dice: [2, 5] })
    .hero('bert', { at: 'c1' })
    .hostile('bone#1', { at: 'b1' })
    .order('ada', 'group-1', 'bert');
const run = (one: ReturnType<typeof ada>, self = 'text') =>
  one.runs(runProgram, programOf({ ...noOne, you: 'ada', self, target: 'bone#1' }, 'text/lines'));

rule(['CC-DIC-07', 'CC-LDR-11'], 'a die is re-rolled, and its new score counts', () => {
  says({ do: { die: { hero: 'you', does: 'reroll' } } });
  run(ada().activationDice(6))
    .asks('p1', 'choose-die-to-change', 'space-0', 'space-1')
    .answers('p1', 'choose-die-to-change', 'space-0')
    .heroHas('ada', { dice: [6, 5] })
    .isQuiet();
});

rule('CC-DIC-01', 'a die is never less than 1 nor more than 6', () => {
  says({ do: { die: { hero: 'you', count: 'all', does: { add: 3 } } } });
  run(ada()).heroHas('ada', { dice: [5, 6] });
  says({ do: { die: { hero: 'you', count: 'all', does: { set: 4 } } } });
  run(ada()).heroHas('ada', { dice: [4, 4] });
  says({ do: { die: { hero: 'you', count: 'all', does: 'discard' } } });
  run(ada()).heroHas('ada', { dice: [] });
});

rule(
  ['CC-INI-03', 'CC-AIL-10'],
  'a die that is gained lies in an empty space, and is a 1 on a diseased one',
  () => {
    says({ do: { die: { hero: 'you', count: 2, does: 'gain' } } });
    run(
      ada()
        .hero('ada', { on: { 2: ['wound'], 3: ['disease'] } })
        .activationDice(6),
    )
      .heroHas('ada', { dice: [2, 5, null, 1] })
      .isQuiet();
  },
);

rule('CC-DST-04', 'destiny dice that lie aside are rolled', () => {
  says({ do: { destiny: { roll: 2 } } });
  run(ada().destiny(1, 2, 3, 4).destinyDice(4)).check(({ destiny }) =>
    expect(destiny).toEqual({ available: [1, 2, 3, 4, 4], aside: 0 }),
  );
});

rule('CC-INI-07', 'cards that are still to come change places', () => {
  says({ do: { initiative: { card: 'target', to: 'front' } } });
  run(ada()).hasOrder('group-1', 'ada', 'bert');
  says({ do: { initiative: { card: 'this-group', to: 'end' } } });
  run(ada(), 'group-1').hasOrder('ada', 'bert', 'group-1');
  says({ do: { initiative: { card: 'you', to: { swap: 'group' } } } });
  run(ada()).hasOrder('group-1', 'ada', 'bert');
  const over = ada().given((b) => {
    for (const card of b.order) card.done = true;
  });
  run(over).hasOrder('ada', 'group-1', 'bert').isQuiet();
});

rule(['CC-ACT-02', 'CC-ACT-07'], 'another hero makes an action out of turn', () => {
  says({ do: { activate: { hero: { hero: 'bert' } } } });
  run(
    ada()
      .hero('bert', { dice: [1], on: { 3: ['grievous'] } })
      .shows('d6', 'failure'),
  )
    .answers('p2', 'choose-action', 'recuperate')
    .heroHas('bert', { dice: [] })
    .isQuiet();
});
