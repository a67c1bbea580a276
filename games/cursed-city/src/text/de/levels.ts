import { signed } from '@questhall/tabletop';
import type { TrackParams } from '../../effects/track.js';
import type { Words } from '../words.js';
import { labels } from './labels.js';

const TRACKS: { readonly [track in TrackParams['track']]: string } = {
  fear: 'die Furcht',
  influence: 'der Einfluss',
  nightfall: 'der Nachtmarker',
  quest: 'der Questmarker',
};

/** What a difficulty changes. */
export const levels: Words['levels'] = {
  everyHero: (stat, add) => `Für jeden Helden: ${signed(add)} ${labels.stat(stat)}.`,
  atStart: (track, by) => `Zu Beginn jeder Reise rückt ${TRACKS[track]} um ${signed(by)}.`,
};
