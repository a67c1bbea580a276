import type { LrCardOf } from '@questhall/lost-relics';
import type { PaletteName } from '../../../cards/art/palettes.js';
import { type Place as AnyPlace, staged as stagedBy } from '../../../cards/art/place.js';
import type { SceneData } from '../../../cards/art/scene.js';
import { drawing, type LrIcon, pictureOf } from './pictures.js';

type Place = AnyPlace<LrIcon>;

const stage = stagedBy<LrIcon>(drawing);
const staged = (place: Place, id: string, staging: SceneData['staging']): SceneData =>
  stage(place, { id, figure: drawing(pictureOf(id)), staging, window: 'cut' });

const HEROES: { readonly [hero in LrCardOf<'hero'>['hero']]: Place } = {
  calthia: { palette: 'gold', far: 'heraldic-sun', ground: 'flags', wings: 'banners' },
  dhoraz: { palette: 'ember', far: 'warhammer', ground: 'rocks', wings: 'vault' },
  luxa: { palette: 'moss', far: 'feather', ground: 'roots', wings: 'trees' },
  regis: { palette: 'azure', far: 'lightning-storm', ground: 'water', wings: 'cave' },
  taros: { palette: 'steel', far: 'falcon-moon', ground: 'pikes', wings: 'none' },
};

/** Wounded, everybody stands in the same bad light. */
export const heroScene = ({ id, hero }: LrCardOf<'hero'>, wounded: boolean): SceneData =>
  wounded ? staged({ ...HEROES[hero], palette: 'blood' }, id, 'alone') : staged(HEROES[hero], id, 'aura');

const GROUPS: { readonly [group: string]: Place } = {
  cult: { palette: 'amethyst', far: 'all-seeing-eye', ground: 'candles', wings: 'vault' },
  skaven: { palette: 'toxic', far: 'underground-cave', ground: 'rocks', wings: 'beams' },
  grots: { palette: 'spectre', far: 'evil-moon', ground: 'caps', wings: 'cave' },
  orruks: { palette: 'moss', far: 'mountain-cave', ground: 'pikes', wings: 'cave' },
  skeletons: { palette: 'tallow', far: 'graveyard', ground: 'graves', wings: 'vault' },
};
const NOWHERE: Place = { palette: 'rust', far: 'ancient-columns', ground: 'rocks', wings: 'vault' };
/** Some bring a light of their own. */
const LIGHTS: { readonly [card: string]: PaletteName } = {
  'blue-horror': 'azure',
  'brimstone-horror': 'ember',
  tzaangor: 'bog',
  squig: 'rust',
  fanatic: 'steel',
};

export function hostileScene({ id, group, rank, tokens }: LrCardOf<'hostile'>): SceneData {
  const home = GROUPS[group] ?? NOWHERE;
  const place = { ...home, palette: LIGHTS[id] ?? home.palette };
  if (rank === 'leader') return staged({ ...place, palette: 'blood' }, id, 'aura');
  return staged(place, id, tokens > 1 ? 'pack' : 'alone');
}

type TreasureType = NonNullable<LrCardOf<'treasure'>['type']> | 'none';
const TREASURE: { readonly [type in TreasureType]: Place } = {
  weapon: { palette: 'steel', far: 'crossed-swords', ground: 'flags', wings: 'none' },
  armour: { palette: 'rust', far: 'breastplate', ground: 'flags', wings: 'beams' },
  artefact: { palette: 'amethyst', far: 'gem-pendant', ground: 'candles', wings: 'none' },
  none: { palette: 'bog', far: 'chest', ground: 'roots', wings: 'vault' },
};
/** What glows by itself is seen by its own light. */
const GLOWS: { readonly [card: string]: PaletteName } = {
  'draught-of-daylight': 'gold',
  'ember-flask': 'ember',
  'ember-stone': 'ember',
  'last-candle-mail': 'tallow',
  'storm-glass': 'azure',
  'red-thread': 'blood',
  'vesper-bow': 'spectre',
  'bramble-hauberk': 'moss',
  'gilded-scales': 'gold',
  'moth-cloak': 'bone',
  'oathbreaker-axe': 'blood',
  'twin-heart-harness': 'blood',
  'unmaking-salt': 'bone',
};

export function treasureScene({ id, type: printed, hero }: LrCardOf<'treasure'>): SceneData {
  const type: TreasureType = printed ?? 'none';
  const place = { ...TREASURE[type], palette: GLOWS[id] ?? TREASURE[type].palette };
  return hero === undefined
    ? staged(place, id, 'pedestal')
    : staged({ ...place, wings: 'banners', palette: HEROES[hero].palette }, id, 'pedestal');
}

const ADVENTURES: { readonly [card: string]: Place } = {
  'waking-stones': { palette: 'bone', far: 'ancient-columns', ground: 'flags', wings: 'vault' },
  'ink-and-water': { palette: 'azure', far: 'bookshelf', ground: 'water', wings: 'beams' },
  'four-seals': { palette: 'ember', far: 'doorway', ground: 'candles', wings: 'vault' },
  'clerk-in-the-jar': { palette: 'spectre', far: 'orrery', ground: 'flags', wings: 'beams' },
  'mask-behind-glass': { palette: 'amethyst', far: 'evil-moon', ground: 'flags', wings: 'banners' },
  'deep-bell': { palette: 'toxic', far: 'underground-cave', ground: 'rocks', wings: 'cave' },
  'coal-crown': { palette: 'rust', far: 'anvil-impact', ground: 'rocks', wings: 'beams' },
  'folding-house': { palette: 'steel', far: 'greek-temple', ground: 'flags', wings: 'vault' },
  'until-moonset': { palette: 'moss', far: 'greek-temple', ground: 'pikes', wings: 'trees' },
  'weight-of-a-heart': { palette: 'blood', far: 'locked-chest', ground: 'bones', wings: 'vault' },
  'rite-of-stone': { palette: 'tallow', far: 'skull-crossed-bones', ground: 'graves', wings: 'cave' },
  'last-exhibit': { palette: 'gold', far: 'trophies-shelf', ground: 'flags', wings: 'banners' },
};
const HOUSE: Place = { palette: 'amethyst', far: 'candle-flame', ground: 'candles', wings: 'banners' };

export const adventureScene = ({ id }: LrCardOf<'adventure'> | LrCardOf<'campaign'>): SceneData =>
  staged(ADVENTURES[id] ?? HOUSE, id, 'alone');

export const pageScene = (id: string): SceneData => staged(HOUSE, id, 'aura');
