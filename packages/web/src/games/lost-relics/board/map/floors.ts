import type { MapIcon } from './icons.js';

/** What one walks on. Each is drawn once, in light and shade; the colour below it is the area's. */
export const FLOORS = [
  'marble',
  'flags',
  'planks',
  'water',
  'cobbles',
  'grass',
  'earth',
  'bricks',
  'iron',
  'carpet',
  'mosaic',
] as const;
export type Floor = (typeof FLOORS)[number];

/** Names of colours in `map.css`. */
type Hue =
  | 'plum'
  | 'wine'
  | 'slate'
  | 'sea'
  | 'oak'
  | 'gold'
  | 'bone'
  | 'moon'
  | 'moss'
  | 'mud'
  | 'rust'
  | 'coal';
export type Look = { readonly floor: Floor; readonly hue: Hue; readonly decor?: MapIcon };

/** A face without drawings of its own, and areas that nobody has looked at yet. */
const PLAIN: Look = { floor: 'flags', hue: 'slate' };

const LOOKS: { readonly [area: string]: Look } = {
  '1a-a': { floor: 'marble', hue: 'plum', decor: 'stone-pile' },
  '1a-b': { floor: 'carpet', hue: 'wine', decor: 'trophy-cup' },
  '1a-c': { floor: 'marble', hue: 'slate', decor: 'crystal-growth' },
  '1a-d': { floor: 'flags', hue: 'slate', decor: 'stone-bust' },
  '1a-e': { floor: 'mosaic', hue: 'plum', decor: 'laurels' },
  '1a-f': { floor: 'planks', hue: 'oak', decor: 'archive-register' },
  '1a-g': { floor: 'bricks', hue: 'slate', decor: 'stairs' },
  '1b-a': { floor: 'water', hue: 'sea', decor: 'bookshelf' },
  '1b-b': { floor: 'planks', hue: 'oak', decor: 'open-book' },
  '1b-c': { floor: 'planks', hue: 'oak', decor: 'treasure-map' },
  '1b-d': { floor: 'water', hue: 'sea', decor: 'lily-pads' },
  '1b-e': { floor: 'water', hue: 'coal', decor: 'big-wave' },
  '1b-f': { floor: 'flags', hue: 'slate', decor: 'scroll-quill' },
  '1b-g': { floor: 'iron', hue: 'rust', decor: 'valve' },
  '1b-h': { floor: 'water', hue: 'sea', decor: 'gate' },
  '2a-a': { floor: 'iron', hue: 'coal', decor: 'gate' },
  '2a-b': { floor: 'marble', hue: 'gold', decor: 'weight-scale' },
  '2a-c': { floor: 'planks', hue: 'oak', decor: 'stone-bridge' },
  '2a-d': { floor: 'earth', hue: 'gold', decor: 'gold-stack' },
  '2a-e': { floor: 'flags', hue: 'plum', decor: 'amphora' },
  '2a-f': { floor: 'mosaic', hue: 'wine', decor: 'heart-organ' },
  '2b-a': { floor: 'cobbles', hue: 'bone', decor: 'death-skull' },
  '2b-b': { floor: 'flags', hue: 'bone', decor: 'ribcage' },
  '2b-c': { floor: 'earth', hue: 'mud', decor: 'crossed-bones' },
  '2b-d': { floor: 'bricks', hue: 'slate', decor: 'coffin' },
  '2b-e': { floor: 'cobbles', hue: 'bone', decor: 'gears' },
  '2b-f': { floor: 'planks', hue: 'oak', decor: 'candles' },
  '2b-g': { floor: 'bricks', hue: 'slate', decor: 'stairs' },
  '3a-a': { floor: 'marble', hue: 'moon', decor: 'ionic-column' },
  '3a-b': { floor: 'water', hue: 'moon', decor: 'moon' },
  '3a-c': { floor: 'grass', hue: 'moss', decor: 'vines' },
  '3a-d': { floor: 'grass', hue: 'moss', decor: 'fruit-tree' },
  '3a-e': { floor: 'mosaic', hue: 'moon', decor: 'theater-curtains' },
  '3a-f': { floor: 'flags', hue: 'slate', decor: 'stone-tower' },
  '3a-g': { floor: 'flags', hue: 'moon', decor: 'stairs' },
  '3b-a': { floor: 'earth', hue: 'mud', decor: 'spider-web' },
  '3b-b': { floor: 'planks', hue: 'oak', decor: 'cheese-wedge' },
  '3b-c': { floor: 'bricks', hue: 'rust', decor: 'ringing-bell' },
  '3b-d': { floor: 'cobbles', hue: 'mud', decor: 'footsteps' },
  '3b-e': { floor: 'earth', hue: 'mud', decor: 'nest-eggs' },
  '3b-f': { floor: 'cobbles', hue: 'slate', decor: 'droplets' },
  '3b-g': { floor: 'water', hue: 'coal', decor: 'algae' },
  '4a-a': { floor: 'iron', hue: 'coal', decor: 'anvil' },
  '4a-b': { floor: 'bricks', hue: 'slate', decor: 'splash' },
  '4a-c': { floor: 'planks', hue: 'oak', decor: 'bellows' },
  '4a-d': { floor: 'bricks', hue: 'rust', decor: 'furnace' },
  '4a-e': { floor: 'iron', hue: 'rust', decor: 'gate' },
  '4b-a': { floor: 'carpet', hue: 'wine', decor: 'book-pile' },
  '4b-b': { floor: 'mosaic', hue: 'plum', decor: 'orrery' },
  '4b-c': { floor: 'planks', hue: 'oak', decor: 'potion-ball' },
  '4b-d': { floor: 'marble', hue: 'moon', decor: 'mirror-mirror' },
  '4b-e': { floor: 'carpet', hue: 'plum', decor: 'magic-gate' },
};

export const lookOf = (area: string): Look => LOOKS[area] ?? PLAIN;
