import { capital, signed } from '@questhall/tabletop';
import type { TrackParams } from '../../effects/track.js';
import type { Stat } from '../../terms.js';
import { labels } from './labels.js';

const TRACKS: { readonly [track in TrackParams['track']]: string } = {
  fear: 'fear',
  influence: 'influence',
  nightfall: 'the nightfall token',
  quest: 'the quest token',
};

/** What a difficulty changes. */
export const levels = {
  everyHero: (stat: Stat, add: number): string => `Every hero: ${signed(add)} ${labels.stat(stat)}.`,
  atStart: (track: TrackParams['track'], by: number): string =>
    `${capital(TRACKS[track])} moves by ${signed(by)} at the start of each journey.`,
};
