import type { LrBoard } from '../board.js';
import { adventureSheet } from '../content/library.js';
import { bindJudge, carries } from '../kit.js';
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
  (b: LrBoard): 'won' | 'lost' | null => {
    if (b.stage !== 'play') return null;
    const { objective, defeat } = adventureSheet(b.adventure);
    if (holds(b, objective.if, theAdventure)) return 'won';
    if (haveFallen(b)) return 'lost';
    for (const one of defeat) if (holds(b, one.if, theAdventure)) return 'lost';
    return null;
  },
);
bindJudge(judgement);

/** Taros does not count. */
function haveFallen(b: LrBoard): boolean {
  for (const hero of b.heroes) if (!hero.out && !isCompanion(hero)) return false;
  return true;
}
