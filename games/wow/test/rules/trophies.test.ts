import { expect } from 'vitest';
import { gainTrophy } from '../../src/procs.js';
import { rule, table } from '../kit.js';

rule(['WOW-TRO-01', 'WOW-SET-06'], 'from the pile to the log', () => {
  const made = table()
    .runs(gainTrophy, { seat: 'p1', trophy: 'ear' })
    .has('p1', { log: ['ear'] });
  expect(made.board.trophies.ear).toBe(1);
  expect(made.seenBy('p2').rivals[0]?.valor).toBe(3);
});

rule('WOW-TRO-02', 'none left, none gained', () => {
  const made = table();
  made.board.trophies.ear = 0;
  made.runs(gainTrophy, { seat: 'p1', trophy: 'ear' }).has('p1', { log: [] });
});

rule('WOW-TRO-03', 'some only once for each character', () => {
  table()
    .rival('p1', { log: ['tooth'] })
    .runs(gainTrophy, { seat: 'p1', trophy: 'tooth' })
    .has('p1', { log: ['tooth'] })
    .runs(gainTrophy, { seat: 'p2', trophy: 'tooth' })
    .has('p2', { log: ['tooth'] });
  table()
    .rival('p1', { log: ['ear'] })
    .runs(gainTrophy, { seat: 'p1', trophy: 'ear' })
    .has('p1', { log: ['ear', 'ear'] });
});
