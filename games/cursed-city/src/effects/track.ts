import { order } from '@questhall/tabletop/clauses';
import { z } from 'zod';
import { questCard } from '../content/library.js';
import { effect, effectProcedure, paramsOf } from '../kit.js';
import { moveNightfall, moveTrack } from '../procs.js';
import { journeyOf, journeyRecord } from '../queries.js';

const schema = z.strictObject({
  track: z.enum(['fear', 'influence', 'nightfall', 'quest']),
  by: z.int(),
  /** Fear and influence: this never takes them below it. */
  floor: z.int().min(0).optional(),
});
export type TrackParams = z.infer<typeof schema>;

const NAMES = {
  fear: 'fear',
  influence: 'influence',
  nightfall: 'the nightfall token',
  quest: 'the quest token',
};

const resolve = effectProcedure('track').step(
  'move',
  ['CC-SET-09', 'CC-SET-11', 'CC-SET-14', 'CC-NGT-01'],
  (g, v) => {
    const { track, by, floor = null } = paramsOf<TrackParams>(g, v.node);
    if (track === 'nightfall') return g.call(moveNightfall, { by });
    if (track !== 'quest') return g.call(moveTrack, { track, by, floor });
    const journey = journeyOf(g);
    const most = journeyRecord(g).questTrack ?? questCard(g, g.board.quest.id).questTrack;
    journey.questTrack = Math.min(most, Math.max(0, journey.questTrack + by));
    g.tell?.('quest-track', { now: journey.questTrack });
    return undefined;
  },
);

export const trackEffect = effect<TrackParams>({
  verb: 'track',
  schema,
  words: ({ track, by }) => order('move', `${NAMES[track]} by ${by}`),
  procedure: resolve,
});
