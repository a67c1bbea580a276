import { questSheet } from '../content/library.js';
import { type G, procedure } from '../kit.js';
import { movePeril, programOf, runProgram, theQuest } from '../procs.js';
import { activeHero, clockwise } from '../queries.js';
import type { Colour } from '../terms.js';
import { lookAtQuest } from './quest-check.js';
import { window } from './timing.js';
import { endLasting } from './wounds.js';

const lastSpace = (g: G): number => questSheet(g, g.board.quest).perilTrack.length - 1;

/** Right or left along the track, never off it. Outside the peril phase this triggers no peril effect. */
const moving = procedure<{ change: number }>(movePeril.id).step(
  'move',
  ['ACG-PERIL-05', 'ACG-PERIL-06'],
  (g, v) => {
    const before = g.board.peril;
    g.board.peril = Math.max(0, Math.min(lastSpace(g), before + v.change));
    if (g.board.peril === before) return undefined;
    g.tell?.('peril-moved', { from: before, to: g.board.peril });
    return window(g, 'peril-moves', {});
  },
);

/** The colour of the space that the peril phase itself moved the token onto, unless something took it off again. */
function colourReached(g: G, from: number): Colour | null {
  const reached = Math.min(lastSpace(g), from + 1);
  return g.board.peril === reached ? (questSheet(g, g.board.quest).perilTrack[reached] ?? null) : null;
}

/** Peril rises, its effect falls, the leader token is passed on, the round ends. */
export const perilPhase = procedure<{ from?: number }>('acg.peril-phase')
  .step('start', 'ACG-ROUND-01', (g) => {
    g.board.phase = 'peril';
    g.tell?.('phase', { phase: 'peril', round: g.board.round });
    return window(g, 'peril-phase-starts', {});
  })
  .step('check-start', 'ACG-QUEST-05', (g) => lookAtQuest(g, 'any-time'))
  .step('decided', 'ACG-QUEST-04', (g) => (g.board.result === null ? undefined : g.end(undefined)))
  .step('rise', ['ACG-PERIL-01', 'ACG-PERIL-04', 'ACG-SETUP-11'], (g, v) => {
    v.from = g.board.peril;
    return g.call(movePeril, { change: 1 });
  })
  .step(
    'effect',
    ['ACG-PERIL-02', 'ACG-PERIL-03', 'ACG-PERIL-04', 'ACG-PERIL-06', 'ACG-PERIL-08'],
    (g, v) => {
      const colour = colourReached(g, v.from ?? g.board.peril);
      if (colour === null) return undefined;
      g.tell?.('peril-effect', { colour });
      const you = activeHero(g);
      return g.call(runProgram, programOf({ ...theQuest, you }, `${g.board.quest}/peril.${colour}`));
    },
  )
  .step('check', 'ACG-QUEST-05', (g) => lookAtQuest(g, 'any-time'))
  .step('leader', ['ACG-ROUND-03', 'ACG-ROUND-04', 'ACG-ROUND-05', 'ACG-PERIL-07', 'ACG-SETUP-13'], (g) => {
    if (g.board.result !== null) return g.end(undefined);
    passLeadership(g);
    return undefined;
  })
  .step('round-ends', 'ACG-PERIL-07', (g) => window(g, 'round-ends', {}))
  .step('ready-gear', ['ACG-EXH-10', 'ACG-EXH-05', 'ACG-EXH-11'], (g) => {
    if (g.state.switches['gear-readies'] === 'round') {
      for (const hero of g.board.heroes) for (const gear of hero.gear) gear.exhausted = false;
    }
  })
  .step('phase-over', 'ACG-WND-16', (g) => endLasting(g, 'phase'))
  .step('round-over', 'ACG-WND-16', (g) => endLasting(g, 'round'))
  .step('check-end', 'ACG-QUEST-05', (g) => {
    g.board.round++;
    return lookAtQuest(g, 'any-time');
  });

function passLeadership(g: G): void {
  const { leader } = g.board;
  if (leader === null) return;
  const next = clockwise(g, leader)
    .slice(1)
    .find((hero) => hero.status !== 'defeated');
  if (next === undefined) return;
  g.board.leader = next.id;
  g.tell?.('leader', { hero: next.id });
}

export const perilProcedures = [moving, perilPhase];
