import { expect } from 'vitest';
import { noOne, programOf, runProgram } from '../../src/procs.js';
import { addTestCards, type CcTable, rule, table } from '../kit.js';

const says = (line: object) =>
  addTestCards({ kind: 'discovery', id: 'text', name: 'Text', origin: 'ours', type: 'trap', lines: [line] });
const run = (one: CcTable, target = 'bone#1') =>
  one.runs(runProgram, programOf({ ...noOne, you: 'ada', self: 'text', target }, 'text/lines'));
const lane = () => table({ map: ['......'] }).hero('ada', { at: 'a1' });
const ids = (one: CcTable) => one.board.hostiles.map(({ id }) => id);

rule(['CC-ENC-08', 'CC-HAC-07'], 'models join the group on the track that has their category', () => {
  says({ do: { deploy: { category: 'bones', model: 'captain', at: { in: 'target-adjacent' } } } });
  const one = run(lane().hostile('bone#1', { at: 'f1', group: 2 }));
  one.hostileIs('captain', { at: 'e1', group: 2 });
  expect(one.board.track[2]?.deployed).toBe(2);
});

rule(['CC-CMP-11', 'CC-REI-03'], 'no more models than there are', () => {
  says({ do: { deploy: { category: 'brute', count: 3, at: { in: { within: 9 } } } } });
  const one = run(lane().hostile('brute#1', { at: 'f1' }));
  expect(ids(one)).toEqual(['brute#1']);
  one.answers('p1', 'choose-hostile-space', 'c1').isQuiet();
  expect(ids(one)).toEqual(['brute#1', 'brute#2']);
});

rule('CC-REI-05', 'at a lychgate they are reinforcements', () => {
  says({ do: { deploy: { category: 'bones', model: 'captain', at: 'lychgate' } } });
  const one = run(table().hero('ada', { at: 'drop:a1' }).hostile('bone#1', { at: 'hall:f4' }));
  one.answers('p1', 'choose-hostile-space', 'c4').emits('deployed', { hostile: 'captain', group: 0 });
  expect(one.board.track[0]?.deployed).toBe(2);
});

rule(['CC-ENC-05', 'CC-ENC-07'], 'a whole group comes from the deck into an empty place', () => {
  says({ do: { deploy: { encounter: true, near: { in: { at: ['f1'] } } } } });
  const full = lane();
  for (const slot of [0, 1, 2, 3]) full.group(slot);
  run(full).doesNotEmit('encounter-drawn').isQuiet();
});

rule('CC-REI-03', 'a model that is removed was not slain, and is there again', () => {
  says({ do: { remove: { hostile: 'target' } } });
  const one = run(lane().hostile('bone#1', { at: 'f1' }));
  one.isGone('bone#1').emits('removed', { hostile: 'bone#1' }).doesNotEmit('hostile-slain');
  expect(one.board.track[0]?.slain).toEqual([]);
});

rule('CC-HAC-07', 'several make way for one, who counts for its group instead of them', () => {
  says({ do: { replace: { hostile: { category: 'bones', count: 'all' }, category: 'brute' } } });
  const one = run(
    lane().hostile('bone#1', { at: 'd1' }).hostile('bone#2', { at: 'e1' }).hostile('bone#3', { at: 'f1' }),
  );
  one.asks('p1', 'choose-hostile-space', 'd1', 'e1', 'f1').answers('p1', 'choose-hostile-space', 'e1');
  one.isGone('bone#1', 'bone#2', 'bone#3').hostileIs('brute#1', { at: 'e1', group: 0 });
  expect(one.board.track[0]?.deployed).toBe(1);
});

rule('CC-BRD-15', 'objects are laid on empty spaces and taken away', () => {
  says({ do: { object: { does: 'place', at: { in: 'adjacent' } } } });
  const one = run(lane());
  expect(one.board.things).toMatchObject([{ kind: 'object', guarded: false }]);
  one.emits('thing-placed', { kind: 'object' });
  says({ do: { object: { does: 'remove' } } });
  const two = run(lane().thing('object-1', { at: 'c1' }).thing('object-2', { at: 'e1' }));
  two.asks('p1', 'choose-thing', 'object-1', 'object-2').answers('p1', 'choose-thing', 'object-2');
  expect(two.board.things.map(({ id }) => id)).toEqual(['object-1']);
});

rule(['CC-BRD-04', 'CC-BRD-05'], 'a gateway is opened or closed', () => {
  const open = (one: CcTable) => one.board.ground.links.map((link) => [link.id, link.open]);
  says({ do: { gateway: { does: 'open' } } });
  const one = run(table().hero('ada', { at: 'hall:a1' }));
  expect(open(one)).toEqual([
    ['west', true],
    ['east', true],
  ]);
  says({ do: { gateway: { does: 'close', gateway: 'west' } } });
  const two = run(table().hero('ada', { at: 'hall:a1' }));
  expect(open(two)).toEqual([
    ['west', false],
    ['east', false],
  ]);
});

rule('CC-JTY-06', 'whom a journey brings in joins the first group, also where none has arrived yet', () => {
  says({ do: { villain: { category: 'brute', count: 1, at: { in: { at: ['f1'] } } } } });
  const joins = (facedown: boolean) =>
    run(lane().group(1, { facedown: true }).group(2, { facedown })).board.hostiles.map(({ group }) => group);
  expect(joins(false)).toEqual([2]);
  expect(joins(true)).toEqual([1]);
});
