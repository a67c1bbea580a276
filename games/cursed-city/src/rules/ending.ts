import type { Journey } from '../board.js';
import { carries } from '../carries.js';
import type { Counts } from '../content/box.js';
import type { CcPosition } from '../kit.js';
import { holds } from '../predicates.js';
import { theJourney } from '../procs.js';

/** Heroes are away, and none is left whom they could come back to (CRI-10: one who is buried may still be dug out). */
const isStretchedTooThin = carries(
  ['CC-CRI-09', 'CC-CRI-10'],
  'ending.isStretchedTooThin',
  ({ board }: CcPosition): boolean => {
    let isAnyoneAway = false;
    for (const { where } of board.heroes) {
      if (where === 'standing' || where === 'buried') return false;
      if (where === 'away') isAnyoneAway = true;
    }
    return isAnyoneAway;
  },
);

/** Most ends are counts that are far from full, which is seen at a glance. */
const isFarOff = (journey: Journey, { questTrack, model, slain }: Counts): boolean =>
  journey.questTrack < questTrack || (model !== null && (journey.slain[model] ?? 0) < slain);

/**
 * Asked before every step of every rule inside a journey: has it ended in the middle of whatever is going on? What a
 * journey says about its end is looked for here; what the core rules say is looked for in the event phase.
 */
export const isOver = carries(
  ['CC-EVT-03', 'CC-JEN-14', 'CC-TUT-01', 'CC-TUT-02', 'CC-TUT-03', 'CC-TUT-04', 'CC-TUT-05'],
  'ending.isOver',
  (g: CcPosition): boolean => {
    const { journey, stage } = g.board;
    if (journey === null || stage !== 'play') return false;
    if (journey.result !== null) return true;
    if (isStretchedTooThin(g)) {
      journey.result = 'failure';
      return true;
    }
    const endings = g.box.endings[journey.id];
    if (endings === undefined) return false;
    const { ends, goal, isTutorial } = endings;
    if (isTutorial && holds(g, goal, theJourney)) {
      journey.result = 'success';
      return true;
    }
    for (const one of ends) {
      if (isFarOff(journey, one.needs) || !holds(g, one.if, theJourney)) continue;
      const won = one.result === 'judged' ? holds(g, goal, theJourney) : one.result === 'success';
      journey.result = won ? 'success' : 'failure';
      return true;
    }
    return false;
  },
);
