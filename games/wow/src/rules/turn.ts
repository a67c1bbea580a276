import { type G, procedure } from '../kit.js';
import { settle } from '../procs.js';
import { leftOf } from '../queries.js';
import type { Phase } from '../terms.js';
import { challengePhase } from './challenge.js';
import { explorationPhase } from './exploration.js';
import { endWhat } from './lasting.js';
import { maintenancePhase } from './maintenance.js';
import { movementPhase } from './movement.js';
import { setUp } from './set-up.js';
import { refresh, window } from './timing.js';

function begin(g: G): void {
  const { board: b } = g;
  b.round++;
  b.turn = { moves: 0, ambush: 0, played: [], skips: [], defeated: [] };
  endWhat(g, 'your-turn', b.active);
  g.tell?.('turn', { seat: b.active, number: b.round });
}

function enter(g: G, phase: Phase): boolean {
  if (g.board.turn.skips.includes(phase)) return false;
  g.board.phase = phase;
  g.tell?.('phase', { seat: g.board.active, phase });
  return true;
}

function leave(g: G): void {
  endWhat(g, 'phase');
}

/** Energy that was not spent is lost, and what lasts for the turn ends. */
function finish(g: G): void {
  const { board: b } = g;
  for (const rival of b.rivals) rival.energy = 0;
  endWhat(g, 'turn');
  refresh(b, 'turn');
  b.turn.ambush = 0;
  b.phase = null;
}

export const turn = procedure('wow.turn')
  .step('begin', ['WOW-TRN-01', 'WOW-ABL-11'], (g) => {
    begin(g);
    return window(g, 'turn-begins', { who: g.board.active });
  })
  .step('movement', 'WOW-TRN-01', (g) => (enter(g, 'movement') ? g.call(movementPhase, {}) : undefined))
  .step('exploration', 'WOW-TRN-01', (g) => {
    leave(g);
    return enter(g, 'exploration') ? g.call(explorationPhase, {}) : undefined;
  })
  .step('challenge', ['WOW-TRN-01', 'WOW-DEF-11'], (g) => {
    leave(g);
    return enter(g, 'challenge') ? g.call(challengePhase, {}) : undefined;
  })
  .step('maintenance', 'WOW-TRN-01', (g) => {
    leave(g);
    return enter(g, 'maintenance') ? g.call(maintenancePhase, {}) : undefined;
  })
  .step('end', 'WOW-TRN-01', (g) => {
    leave(g);
    return window(g, 'turn-ends', { who: g.board.active });
  })
  .step('settle', 'WOW-WIN-02', (g) => g.call(settle, {}))
  .step('pass', ['WOW-TRN-03', 'WOW-TRN-04', 'WOW-MNT-01', 'WOW-DSC-12'], (g) => {
    finish(g);
    g.board.active = leftOf(g, g.board.active);
  });

export const main = procedure('wow.main')
  .step('set-up', 'WOW-SET-21', (g) => g.call(setUp, {}))
  .step('first', 'WOW-TRN-02', (g) => {
    g.board.active = g.board.first;
  })
  .step('turn', 'WOW-TRN-01', (g) => g.call(turn, {}))
  .step('next', 'WOW-TRN-03', (g) => g.goto('turn'));

export const turnProcedures = [turn, main];
