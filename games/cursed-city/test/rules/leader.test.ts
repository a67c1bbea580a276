import { expect } from 'vitest';
import { noOne, programOf, runProgram, theJourney } from '../../src/procs.js';
import { initiativePhase } from '../../src/rules/initiative.js';
import { addTestCards, rule, table } from '../kit.js';

const maybe = {
  kind: 'discovery',
  id: 'text',
  name: 'Text',
  origin: 'ours',
  type: 'trap',
  lines: [{ may: { track: { track: 'fear', by: 1 } } }],
};
const led = () =>
  table({ players: 3 })
    .hero('ada', { at: 'hall:a1' })
    .hero('bert', { at: 'hall:a2' })
    .hero('cora', { at: 'hall:a3' })
    .hero('dirk', { at: 'hall:a4' })
    .given((b) => {
      b.leader = 'p2';
    });

rule('CC-LDR-03', 'a choice of no particular player is the leader’s', () => {
  addTestCards(maybe);
  led()
    .runs(runProgram, programOf(theJourney, 'text/lines'))
    .asks('p2', 'carry-out-line', 'yes', 'no')
    .isNotAsked('p1');
});

rule('CC-LDR-11', 'what a hero decides is decided by the player who controls them', () => {
  addTestCards(maybe);
  led()
    .runs(runProgram, programOf({ ...noOne, you: 'cora' }, 'text/lines'))
    .asks('p3', 'carry-out-line', 'yes', 'no');
});

rule('CC-LDR-02', 'where several act at once, the leader’s heroes are first and then to the left', () => {
  const one = led().runs(initiativePhase, { left: [] });
  const rolled = one.events.filter(({ type }) => type === 'activation-roll').map(({ data }) => data.hero);
  expect(rolled).toEqual(['bert', 'cora', 'ada', 'dirk']);
});
