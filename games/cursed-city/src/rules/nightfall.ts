import { type G, procedure } from '../kit.js';
import { moveNightfall, programOf, runProgram, slay, theJourney } from '../procs.js';
import { daytimeOf, isNight, journeyOf } from '../queries.js';
import { woundsOf } from '../strength.js';
import { openMoment } from './timing.js';

/** The token is never moved past night. When day and night change, so do the sides of the hostiles' cards. */
const move = procedure<{ by: number; night?: boolean }>(moveNightfall)
  .step('move', ['CC-NGT-01', 'CC-NGT-02', 'CC-NGT-03', 'CC-SET-08', 'CC-EVT-10'], (g, v) => {
    const journey = journeyOf(g);
    v.night = isNight(g);
    const space = Math.min(daytimeOf(g), Math.max(0, journey.nightfall + v.by));
    if (space === journey.nightfall) return g.end(undefined);
    journey.nightfall = space;
    g.tell?.('nightfall', { space, night: isNight(g) });
    if (isNight(g) === v.night) return g.end(undefined);
    g.tell?.(isNight(g) ? 'night-falls' : 'day-breaks', { turn: journey.turn });
    return undefined;
  })
  .repeat<unknown>('slain', 'CC-NGT-06', (g) => {
    const weakest = g.board.hostiles.find((hostile) => hostile.damage >= woundsOf(g, hostile));
    return weakest === undefined ? undefined : g.call(slay, { hostile: weakest.id, by: null });
  })
  .step('fallen', 'CC-NGT-02', (g) => (isNight(g) ? openMoment(g, 'night-falls') : undefined));

/** The journey phase: nightfall, then what the journey says. */
export const journeyPhase = procedure('cc.journey-phase')
  .step('nightfall', ['CC-TRN-04', 'CC-NGT-01', 'CC-NGT-07'], (g) => g.call(moveNightfall, { by: 1 }))
  .step('night', 'CC-TRN-04', (g) => openMoment(g, 'nightfall-step'))
  .step('quest', ['CC-NGT-08', 'CC-TRN-04'], (g) => questStep(g))
  .step('after', 'CC-NGT-08', (g) => openMoment(g, 'quest-step'));

function questStep(g: G) {
  const program = `${journeyOf(g).id}/quest-step`;
  return g.box.programs[program] === undefined
    ? undefined
    : g.call(runProgram, programOf(theJourney, program));
}

export const nightfallProcedures = [move, journeyPhase];
