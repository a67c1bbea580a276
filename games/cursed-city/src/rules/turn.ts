import { type G, procedure } from '../kit.js';
import { eventPhase, playJourney, rollDestiny } from '../procs.js';
import { journeyOf } from '../queries.js';
import type { Phase } from '../terms.js';
import { activationPhase, expireAll } from './activation.js';
import { initiativePhase } from './initiative.js';
import { journeyPhase } from './nightfall.js';
import { openMoment, refresh } from './timing.js';

function begin(g: G, phase: Phase): void {
  const journey = journeyOf(g);
  journey.phase = phase;
  g.tell?.('phase', { phase, turn: journey.turn });
}

/** Five phases, and then the next turn. */
export const turn = procedure('cc.turn')
  .step('start', ['CC-TRN-01', 'CC-ACT-12'], (g) => {
    const journey = journeyOf(g);
    journey.turn++;
    refresh(g.board, 'turn');
    for (const hero of g.board.heroes) hero.destinySpent = 0;
    g.tell?.('turn', { turn: journey.turn });
    begin(g, 'journey');
    return openMoment(g, 'turn-starts');
  })
  .step('journey', ['CC-TRN-01', 'CC-TRN-04'], (g) => g.call(journeyPhase, {}))
  .step('destiny', ['CC-TRN-01', 'CC-TRN-02'], (g) => {
    begin(g, 'destiny');
    return g.call(rollDestiny, {});
  })
  .step('initiative', ['CC-TRN-01', 'CC-TRN-02'], (g) => {
    begin(g, 'initiative');
    return g.call(initiativePhase, { left: [] });
  })
  .step('activation', ['CC-TRN-01', 'CC-TRN-02'], (g) => {
    begin(g, 'activation');
    return g.call(activationPhase, {});
  })
  .step('event', ['CC-TRN-01', 'CC-TRN-02'], (g) => {
    begin(g, 'event');
    return g.call(eventPhase, {});
  })
  .step('end', 'CC-TRN-03', (g) => openMoment(g, 'turn-ends'))
  .step('over', 'CC-TRN-03', (g) => expireAll(g, 'turn'));

/** Turn after turn, until it has ended: every step inside looks for that. */
const journey = procedure(playJourney)
  .step('turn', 'CC-TRN-03', (g) => g.call(turn, {}))
  .step('next', 'CC-TRN-03', (g) => g.goto('turn'));

export const turnProcedures = [turn, journey];
