import { carries } from '../carries.js';
import { adventureSheet } from '../content/library.js';
import type { LrPosition } from '../kit.js';
import { holds } from '../predicates.js';
import { theAdventure } from '../procs.js';
import { isCompanion } from '../queries.js';

/**
 * Asked before every step of every rule inside an adventure. What one step brought about at the same moment is judged
 * together, and then the heroes win (END-05).
 */
const judgement = carries(
  ['LR-END-01', 'LR-END-02', 'LR-END-03', 'LR-END-04', 'LR-END-05'],
  'ending.judgement',
  (g: LrPosition): 'won' | 'lost' | null => {
    if (g.board.stage !== 'play') return null;
    const { objective, defeat } = adventureSheet(g, g.board.adventure);
    if (holds(g, objective.if, theAdventure)) return 'won';
    if (haveFallen(g)) return 'lost';
    for (const one of defeat) if (holds(g, one.if, theAdventure)) return 'lost';
    return null;
  },
);

/** Looks whether the adventure has just been decided, and notes it. */
export function isDecided(g: LrPosition): boolean {
  const { board } = g;
  if (board.result === null) board.result = judgement(g);
  return board.result !== null;
}

/** Taros does not count. */
function haveFallen({ board }: LrPosition): boolean {
  for (const hero of board.heroes) if (!hero.out && !isCompanion(hero)) return false;
  return true;
}
