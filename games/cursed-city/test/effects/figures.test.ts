import { noOne, programOf, runProgram } from '../../src/procs.js';
import { addTestCards, type CcTable, rule, table } from '../kit.js';
import { heroes } from '../records.js';

const [ada] = heroes;
const stakes = {
  id: 'stakes',
  name: 'Stakes',
  finisher: true,
  range: 'dual',
  dice: ['d12'],
  damage: [2, 3],
};
addTestCards({ ...ada, front: { ...ada?.front, weapons: [...(ada?.front.weapons ?? []), stakes] } });

const says = (line: object) =>
  addTestCards({ kind: 'discovery', id: 'text', name: 'Text', origin: 'ours', type: 'trap', lines: [line] });
const run = (one: CcTable, target = 'bone#1') =>
  one.runs(runProgram, programOf({ ...noOne, you: 'ada', self: 'text', target }, 'text/lines'));

rule(
  ['CC-ATK-16', 'CC-ATK-18', 'CC-ACT-08'],
  'a free weapon action: any that could be made, without a die',
  () => {
    says({ do: { weaponAction: { hero: 'you' } } });
    run(
      table({ map: ['...'] })
        .hero('ada', { at: 'a1', dice: [2] })
        .hostile('bone#1', { at: 'b1' })
        .shows('d12', 'success'),
    )
      .asks('p1', 'choose-weapon', 'blade', 'stakes')
      .answers('p1', 'choose-weapon', 'stakes')
      .emits('action', { score: 6, free: true })
      .heroHas('ada', { dice: [2] })
      .isGone('bone#1');
  },
);

rule('CC-ATK-16', 'the weapon that is named, and no other', () => {
  says({ do: { weaponAction: { hero: 'you', weapon: 'blade' } } });
  run(
    table({ map: ['...'] })
      .hero('ada', { at: 'a1' })
      .hostile('brute#1', { at: 'b1' })
      .shows('d6', 'failure', 'failure'),
  )
    .emits('attack', { weapon: 'ada/front/blade' })
    .isQuiet();
});

rule('CC-ATK-17', 'a Reload weapon that was used is not free either', () => {
  says({ do: { weaponAction: { hero: 'you', weapon: 'bow' } } });
  const one = () =>
    table({ map: ['....'] })
      .hero('ada', { at: 'a1' })
      .hostile('brute#1', { at: 'd1' })
      .shows('d8', 'failure');
  run(one()).emitsTimes(1, 'attack');
  run(one().given((b) => b.spent.push('turn ada ada/bow'))).emitsTimes(0, 'attack');
});

rule('CC-ACT-07', 'only against the target, and a success counts as a critical success', () => {
  says({ do: { weaponAction: { hero: 'you', weapon: 'blade', target: 'target', upgrade: true } } });
  run(
    table({ map: ['...', '...'] })
      .hero('ada', { at: 'a1' })
      .hostile('bone#1', { at: 'b1' })
      .hostile('bone#2', { at: 'b2' })
      .shows('d6', 'success', 'failure'),
    'bone#2',
  )
    .emits('attack-result', { target: 'bone#2', result: 'critical', damage: 3 })
    .isQuiet();
});

rule(['CC-MOV-01', 'CC-ACT-08'], 'a free Move, a free Run, or some spaces', () => {
  const one = () => table({ map: ['......'] }).hero('ada', { at: 'a1', dice: [5] });
  says({ do: { move: { hero: 'you', pace: 'move' } } });
  run(one()).asks('p1', 'choose-path-end', 'a1', 'b1', 'c1', 'd1');
  says({ do: { move: { hero: 'you', pace: 'run' } } });
  run(one()).asks('p1', 'choose-path-end', 'a1', 'b1', 'c1', 'd1', 'e1');
  says({ do: { move: { hero: 'you', pace: 1 } } });
  run(one())
    .answers('p1', 'choose-path-end', 'b1')
    .heroHas('ada', { at: 'b1', dice: [5] });
});

rule('CC-AIL-19', 'a trapped hero does not move for nothing either', () => {
  says({ do: { move: { hero: 'you', pace: 'move' } } });
  run(table({ map: ['....'] }).hero('ada', { at: 'a1', ailments: ['trapped'] }))
    .heroHas('ada', { at: 'a1' })
    .isQuiet();
});

rule('CC-ACT-07', 'a push leads away, as far as there is room, and a pull nearer', () => {
  says({ do: { push: { hostile: 'target', spaces: 2 } } });
  const one = () => table({ map: ['.....'] }).hero('ada', { at: 'a1' });
  run(one().hostile('brute#1', { at: 'b1' }), 'brute#1').hostileIs('brute#1', { at: 'd1' });
  run(one().hostile('brute#1', { at: 'b1' }).hostile('brute#2', { at: 'd1' }), 'brute#1').hostileIs(
    'brute#1',
    { at: 'c1' },
  );
  says({ do: { push: { hostile: 'target', spaces: 2, pull: true } } });
  run(one().hostile('brute#1', { at: 'e1' }), 'brute#1').hostileIs('brute#1', { at: 'c1' });
});
