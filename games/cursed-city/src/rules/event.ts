import { isInZone } from '../battlefield.js';
import { carries } from '../carries.js';
import { questCard, tableCard } from '../content/library.js';
import { type CcPosition, procedure } from '../kit.js';
import { holds } from '../predicates.js';
import { eventPhase, noOne, programOf, relieve, runProgram } from '../procs.js';
import { has, journeyOf, journeyRecord } from '../queries.js';
import { rollQuest } from './dice.js';
import { passLeader } from './leader.js';
import { openMoment } from './timing.js';

/** All are out, or all who stand are in the zone; who is away or buried is neither. */
const hasEnded = carries(
  ['CC-EVT-01', 'CC-EVT-02', 'CC-EVT-05', 'CC-EXT-06'],
  'event.hasEnded',
  (g: CcPosition): boolean => {
    const left = g.board.heroes.filter(({ where }) => where !== 'out');
    return left.every(({ where, at }) => where === 'standing' && isInZone(g, at));
  },
);

/** The table that this quest reads its events from, and the row of a score. */
function rowOf(g: CcPosition, score: number): { program: string; name: string } {
  const table = tableCard(g, questCard(g, g.board.quest.id).events);
  const at = table.rows.findIndex(({ from, to }) => from <= score && score <= to);
  return { program: `${table.id}/rows.${at}`, name: table.rows[at]?.name ?? '' };
}

const phase = procedure<{ score?: number }>(eventPhase)
  .step('check', ['CC-EVT-01', 'CC-EVT-02', 'CC-EVT-03', 'CC-JEN-02'], (g) => {
    if (!hasEnded(g)) return undefined;
    const won = holds(g, journeyRecord(g).victory.if, { ...noOne, self: 'journey' });
    journeyOf(g).result = won ? 'success' : 'failure';
    return undefined;
  })
  .step('roll', 'CC-EVT-04', (g, v) => {
    v.score = rollQuest(g, 'event');
  })
  .repeat<unknown>('untrap', ['CC-AIL-22', 'CC-AIL-25'], (g) => {
    const trapped = g.board.hostiles.find((hostile) => has(hostile, 'trapped'));
    return trapped === undefined ? undefined : g.call(relieve, { figure: trapped.id, ailment: 'trapped' });
  })
  .step('rolled', 'CC-EVT-04', (g, v) => openMoment(g, 'event-rolled', { score: v.score ?? 0 }))
  .step('result', 'CC-EVT-04', (g, v) => {
    const score = v.score ?? 0;
    const { program, name } = rowOf(g, score);
    g.tell?.('event', { score, name });
    return g.call(runProgram, programOf({ ...noOne, self: 'journey', score }, program));
  })
  .step('pass', ['CC-EVT-04', 'CC-LDR-04'], (g) => passLeader(g));

export const eventProcedures = [phase];
