import { within } from '@questhall/tabletop';
import { procedure } from '../kit.js';
import { moveTrack } from '../procs.js';
import { LIMITS } from '../terms.js';

/** The counter of a track that should have grown beyond its last space. */
export const beyond = (track: 'fear' | 'influence'): string => `beyond-${track}`;

/** Fear or influence, between 0 and 10. */
const moving = procedure(moveTrack).step(
  'move',
  ['CC-SET-14', 'CC-JEN-12', 'CC-EXE-11', 'CC-EXE-12', 'CC-QST-06'],
  (g, { track, by, floor }) => {
    const { quest } = g.board;
    const before = quest[track];
    const least = floor === null ? LIMITS.track.min : Math.min(before, floor);
    const now = Math.max(least, within(before + by, LIMITS.track));
    if (g.state.switches['quest-lost'] === 'past-10' && before + by > LIMITS.track.max)
      quest.counters[beyond(track)] = 1;
    if (now === before) return;
    quest[track] = now;
    g.tell?.('track', { track, now });
  },
);

export const trackProcedures = [moving];
