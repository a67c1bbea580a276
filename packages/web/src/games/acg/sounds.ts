import type { Sound } from '../../sound/heard.js';
import type { SoundsOf } from '../face.js';

const OF_EVENTS: { readonly [type: string]: Sound } = {
  'dice-rolled': 'dice',
  'dice-rerolled': 'dice',
  'dungeon-drawn': 'card',
  'enemy-spawned': 'card',
  'enemy-revealed': 'card',
  'location-revealed': 'card',
  'gear-claimed': 'card',
  'item-claimed': 'card',
  'enemy-wounded': 'strike',
  'enemy-defeated': 'strike',
  wounds: 'wound',
  'hero-defeated': 'wound',
  recovered: 'heal',
  'hero-revived': 'heal',
};

export const sounds: SoundsOf = {
  heard: ({ type, data }) =>
    type === 'quest-ended' ? (data.result === 'won' ? 'victory' : 'defeat') : OF_EVENTS[type],
};
