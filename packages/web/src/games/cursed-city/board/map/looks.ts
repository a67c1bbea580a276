import type { Texture } from '../../../../map/Textures.js';
import type { MapIcon } from '../icons.js';

/** Colours of the streets: `--map-tone-<tone>`, one set for the day and one for the night. */
type Tone =
  | 'stone'
  | 'slate'
  | 'mud'
  | 'timber'
  | 'brick'
  | 'moss'
  | 'canal'
  | 'bone'
  | 'moon'
  | 'gore'
  | 'soot';

/** What fills the squares of a tile on which nobody can stand. */
export type Filling = { readonly kind: 'plinth' | 'pool' | 'green' | 'pit'; readonly icon: MapIcon };

export type Look = {
  readonly texture: Texture;
  readonly tone: Tone;
  readonly filling?: Filling;
};

const look = (texture: Texture, tone: Tone, kind?: Filling['kind'], icon?: MapIcon): Look => ({
  texture,
  tone,
  ...(kind !== undefined && icon !== undefined && { filling: { kind, icon } }),
});

/** A face that nobody has looked at yet. */
const PLAIN = look('cobbles', 'stone');

/** Streets and squares on one side of the tiles, rooms and cellars on the other. */
const LOOKS: { readonly [face: string]: Look } = {
  '1a': look('cobbles', 'slate', 'plinth', 'street-light'),
  '1b': look('bricks', 'brick', 'plinth', 'cauldron'),
  '2a': look('flags', 'stone'),
  '2b': look('planks', 'timber', 'plinth', 'scales'),
  '3a': look('earth', 'mud'),
  '3b': look('flags', 'bone', 'pit', 'skull-crossed-bones'),
  '4a': look('cobbles', 'mud'),
  '4b': look('mosaic', 'moon'),
  '5a': look('bricks', 'brick'),
  '5b': look('carpet', 'gore'),
  '6a': look('planks', 'canal'),
  '6b': look('water', 'canal', 'plinth', 'coffin'),
  '7a': look('flags', 'slate', 'plinth', 'stairs'),
  '7b': look('iron', 'soot'),
  '8a': look('cobbles', 'moon', 'pool', 'fountain'),
  '8b': look('bricks', 'soot', 'plinth', 'barrel'),
  '9a': look('grass', 'moss', 'pool', 'well'),
  '9b': look('planks', 'gore', 'plinth', 'deer-head'),
  '10a': look('flags', 'slate'),
  '10b': look('iron', 'brick', 'pit', 'gears'),
  '11a': look('cobbles', 'brick'),
  '11b': look('marble', 'gore', 'plinth', 'ionic-column'),
  '12a': look('planks', 'timber', 'plinth', 'rope-coil'),
  '12b': look('flags', 'stone'),
  '13a': look('earth', 'soot'),
  '13b': look('carpet', 'gore'),
  '14a': look('cobbles', 'soot'),
  '14b': look('bricks', 'mud', 'plinth', 'barrel'),
  '15a': look('flags', 'moon'),
  '15b': look('earth', 'bone', 'pit', 'skull-slices'),
  '16a': look('cobbles', 'stone', 'green', 'raven'),
  '16b': look('planks', 'timber'),
  '17a': look('flags', 'moon', 'plinth', 'angel-outfit'),
  '17b': look('marble', 'slate', 'plinth', 'ionic-column'),
  '18a': look('cobbles', 'timber'),
  '18b': look('grass', 'moss', 'green', 'tombstone'),
  '19a': look('flags', 'soot'),
  '19b': look('marble', 'gore', 'pit', 'rolled-cloth'),
  '20a': look('water', 'canal'),
  '20b': look('carpet', 'slate'),
  'drop-zone': look('planks', 'timber'),
  'extraction-zone': look('planks', 'slate'),
};

export const lookOf = (face: string): Look => LOOKS[face] ?? PLAIN;
