import type { CcEvents } from '@questhall/cursed-city';
import type { Sound } from '../../sound/heard.js';
import type { SoundsOf } from '../face.js';

const OF_EVENTS: { readonly [type in keyof CcEvents]?: Sound } = {
  destiny: 'dice',
  'activation-roll': 'dice',
  rolled: 'dice',
  rerolled: 'dice',
  discovered: 'card',
  'encounter-drawn': 'card',
  exploration: 'card',
  'hostile-damaged': 'strike',
  'hostile-slain': 'strike',
  'hero-damaged': 'wound',
  'hero-out': 'wound',
  'hero-dies': 'wound',
  healed: 'heal',
  'hero-returned': 'heal',
};

export const sounds: SoundsOf = {
  heard: ({ type, data }) =>
    type === 'journey-ends'
      ? data.result === 'success'
        ? 'victory'
        : 'defeat'
      : OF_EVENTS[type as keyof CcEvents],
};
