import type { Texture } from '../../../../map/Textures.js';
import type { MapIcon } from './objects.js';

/** What an area is made of; tones are those of `colours.css`. */
export type Look = { readonly texture: Texture; readonly tone: string; readonly emblem?: MapIcon };

/** A face without drawings of its own, and areas that nobody has looked at yet. */
const PLAIN: Look = { texture: 'flags', tone: 'slate' };

const LOOKS: { readonly [area: string]: Look } = {
  '1a-a': { texture: 'marble', tone: 'plum', emblem: 'stone-pile' },
  '1a-b': { texture: 'carpet', tone: 'wine', emblem: 'trophy-cup' },
  '1a-c': { texture: 'marble', tone: 'slate', emblem: 'crystal-growth' },
  '1a-d': { texture: 'flags', tone: 'slate', emblem: 'stone-bust' },
  '1a-e': { texture: 'mosaic', tone: 'plum', emblem: 'laurels' },
  '1a-f': { texture: 'planks', tone: 'oak', emblem: 'archive-register' },
  '1a-g': { texture: 'bricks', tone: 'slate', emblem: 'stairs' },
  '1b-a': { texture: 'water', tone: 'sea', emblem: 'bookshelf' },
  '1b-b': { texture: 'planks', tone: 'oak', emblem: 'open-book' },
  '1b-c': { texture: 'planks', tone: 'oak', emblem: 'treasure-map' },
  '1b-d': { texture: 'water', tone: 'sea', emblem: 'lily-pads' },
  '1b-e': { texture: 'water', tone: 'coal', emblem: 'big-wave' },
  '1b-f': { texture: 'flags', tone: 'slate', emblem: 'scroll-quill' },
  '1b-g': { texture: 'iron', tone: 'rust', emblem: 'valve' },
  '1b-h': { texture: 'water', tone: 'sea', emblem: 'gate' },
  '2a-a': { texture: 'iron', tone: 'coal', emblem: 'gate' },
  '2a-b': { texture: 'marble', tone: 'gold', emblem: 'weight-scale' },
  '2a-c': { texture: 'planks', tone: 'oak', emblem: 'stone-bridge' },
  '2a-d': { texture: 'earth', tone: 'gold', emblem: 'gold-stack' },
  '2a-e': { texture: 'flags', tone: 'plum', emblem: 'amphora' },
  '2a-f': { texture: 'mosaic', tone: 'wine', emblem: 'heart-organ' },
  '2b-a': { texture: 'cobbles', tone: 'bone', emblem: 'death-skull' },
  '2b-b': { texture: 'flags', tone: 'bone', emblem: 'ribcage' },
  '2b-c': { texture: 'earth', tone: 'mud', emblem: 'crossed-bones' },
  '2b-d': { texture: 'bricks', tone: 'slate', emblem: 'coffin' },
  '2b-e': { texture: 'cobbles', tone: 'bone', emblem: 'gears' },
  '2b-f': { texture: 'planks', tone: 'oak', emblem: 'candles' },
  '2b-g': { texture: 'bricks', tone: 'slate', emblem: 'stairs' },
  '3a-a': { texture: 'marble', tone: 'moon', emblem: 'ionic-column' },
  '3a-b': { texture: 'water', tone: 'moon', emblem: 'moon' },
  '3a-c': { texture: 'grass', tone: 'moss', emblem: 'vines' },
  '3a-d': { texture: 'grass', tone: 'moss', emblem: 'fruit-tree' },
  '3a-e': { texture: 'mosaic', tone: 'moon', emblem: 'theater-curtains' },
  '3a-f': { texture: 'flags', tone: 'slate', emblem: 'stone-tower' },
  '3a-g': { texture: 'flags', tone: 'moon', emblem: 'stairs' },
  '3b-a': { texture: 'earth', tone: 'mud', emblem: 'spider-web' },
  '3b-b': { texture: 'planks', tone: 'oak', emblem: 'cheese-wedge' },
  '3b-c': { texture: 'bricks', tone: 'rust', emblem: 'ringing-bell' },
  '3b-d': { texture: 'cobbles', tone: 'mud', emblem: 'footsteps' },
  '3b-e': { texture: 'earth', tone: 'mud', emblem: 'nest-eggs' },
  '3b-f': { texture: 'cobbles', tone: 'slate', emblem: 'droplets' },
  '3b-g': { texture: 'water', tone: 'coal', emblem: 'algae' },
  '4a-a': { texture: 'iron', tone: 'coal', emblem: 'anvil' },
  '4a-b': { texture: 'bricks', tone: 'slate', emblem: 'splash' },
  '4a-c': { texture: 'planks', tone: 'oak', emblem: 'bellows' },
  '4a-d': { texture: 'bricks', tone: 'rust', emblem: 'furnace' },
  '4a-e': { texture: 'iron', tone: 'rust', emblem: 'gate' },
  '4b-a': { texture: 'carpet', tone: 'wine', emblem: 'book-pile' },
  '4b-b': { texture: 'mosaic', tone: 'plum', emblem: 'orrery' },
  '4b-c': { texture: 'planks', tone: 'oak', emblem: 'potion-ball' },
  '4b-d': { texture: 'marble', tone: 'moon', emblem: 'mirror-mirror' },
  '4b-e': { texture: 'carpet', tone: 'plum', emblem: 'magic-gate' },
};

export const lookOf = (area: string): Look => LOOKS[area] ?? PLAIN;
