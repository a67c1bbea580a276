import type { Sound } from '../../sound/heard.js';
import type { SoundsOf } from '../face.js';

const OF_EVENTS: { readonly [type: string]: Sound } = {
  destiny: 'dice',
  'activation-roll': 'dice',
  rolled: 'dice',
  rerolled: 'dice',
  'quest-die': 'dice',
  discovered: 'card',
  'treasure-gained': 'card',
  'encounter-drawn': 'card',
  exploration: 'card',
  'tile-added': 'card',
  'gateway-opened': 'card',
  deployed: 'card',
  crisis: 'card',
  'hostile-damaged': 'strike',
  'hostile-slain': 'strike',
  'hero-damaged': 'wound',
  wound: 'wound',
  'hero-out': 'wound',
  'hero-dies': 'wound',
  healed: 'heal',
  freed: 'heal',
  inspired: 'heal',
  'hero-returned': 'heal',
};

export const sounds: SoundsOf = {
  heard: ({ type, data }) => {
    if (type === 'journey-ends') return data.result === 'success' ? 'victory' : 'defeat';
    return type === 'quest-ends' ? (data.result === 'won' ? 'victory' : 'defeat') : OF_EVENTS[type];
  },
};
