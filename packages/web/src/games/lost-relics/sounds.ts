import type { Sound } from '../../sound/heard.js';
import type { SoundsOf } from '../face.js';

const OF_EVENTS: { readonly [type: string]: Sound } = {
  dice: 'dice',
  'die-changed': 'dice',
  'treasure-drawn': 'card',
  'door-opened': 'card',
  spawned: 'card',
  'hostile-damaged': 'strike',
  'hostile-flipped': 'strike',
  'hostile-slain': 'strike',
  'hero-damaged': 'wound',
  'hero-wounded': 'wound',
  'hero-out': 'wound',
  healed: 'heal',
  'hero-unwounded': 'heal',
  'hero-returned': 'heal',
};

export const sounds: SoundsOf = {
  heard: ({ type, data }) =>
    type === 'adventure-ends' ? (data.result === 'won' ? 'victory' : 'defeat') : OF_EVENTS[type],
};
