import { expect } from 'vitest';
import { noOne, programOf, runProgram } from '../../src/procs.js';
import { addTestCards, type CcTable, rule, table } from '../kit.js';

const says = (line: object) =>
  addTestCards({ kind: 'discovery', id: 'text', name: 'Text', origin: 'ours', type: 'trap', lines: [line] });
const run = (one: CcTable, target = 'bone#1') =>
  one.runs(runProgram, programOf({ ...noOne, you: 'ada', self: 'text', target }, 'text/lines'));
const lane = () => table({ map: ['......'] }).hero('ada', { at: 'a1' });

rule('CC-JTY-06', 'whom a journey brings in joins the first group, also where none has arrived yet', () => {
  says({ do: { villain: { category: 'brute', count: 1, at: { in: { at: ['f1'] } } } } });
  const joins = (facedown: boolean) =>
    run(lane().group(1, { facedown: true }).group(2, { facedown })).board.hostiles.map(({ group }) => group);
  expect(joins(false)).toEqual([2]);
  expect(joins(true)).toEqual([1]);
});
