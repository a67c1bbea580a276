import { counted } from '@questhall/tabletop';
import { does, verb } from '@questhall/tabletop/clauses';
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
  fear: { name: 'fear', number: 'one' },
  influence: { name: 'influence', number: 'one' },
  nightfall: { name: 'the nightfall token', number: 'one' },
  quest: { name: 'the quest token', number: 'one' },
} as const;

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
  words: ({ track, by, floor }) => {
    const far = Math.abs(by);
    if (track === 'nightfall' || track === 'quest')
      return does(NAMES[track], verb('move'), `${counted(far, 'space')} ${by < 0 ? 'back' : 'on'}`);
    const least = floor === undefined ? '' : `, but not below ${floor}`;
    return does(NAMES[track], by < 0 ? verb('fall') : verb('rise'), `by ${far}${least}`);
  },
  procedure: resolve,
});
