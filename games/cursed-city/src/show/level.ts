import { effectOn } from '@questhall/tabletop';
import type { DifficultyCard } from '../content/schema/index.js';
import type { TrackParams } from '../effects/track.js';
import type { Words } from '../text/words.js';

/** What a difficulty changes: a rule of the house must be seen. */
export const levelText = ({ passives = [], lines = [] }: DifficultyCard, { levels }: Words): string =>
  [
    ...passives.flatMap((one) => ('stat' in one ? [levels.everyHero(one.stat, one.add)] : [])),
    ...lines.flatMap((line) => {
      const [verb, params] = effectOn(line);
      return verb === 'track'
        ? [levels.atStart((params as TrackParams).track, (params as TrackParams).by)]
        : [];
    }),
  ].join(' ');
