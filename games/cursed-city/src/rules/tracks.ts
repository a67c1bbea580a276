import { within } from '@questhall/tabletop';
import { procedure } from '../kit.js';
import { moveTrack } from '../procs.js';
import { LIMITS } from '../terms.js';

/** Fear or influence, between 0 and 10. */
const moving = procedure(moveTrack).step(
  'move',
  ['CC-SET-14', 'CC-JEN-12', 'CC-EXE-11', 'CC-EXE-12'],
  (g, { track, by, floor }) => {
    const { quest } = g.board;
    const before = quest[track];
    const least = floor === null ? LIMITS.track.min : Math.min(before, floor);
    const now = Math.max(least, within(before + by, LIMITS.track));
    if (now === before) return;
    quest[track] = now;
    g.tell?.('track', { track, now });
  },
);

export const trackProcedures = [moving];
