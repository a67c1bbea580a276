import { figures } from '../../generated/figures.js';
import { trialsOf } from '../trials.js';

/** How long adventures are and how they end when companions play them by themselves. */
export const TRIALS = trialsOf(figures['lost-relics']);
