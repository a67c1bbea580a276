import type { CcCardOf } from '@questhall/cursed-city';
import type { PaletteName } from '../../../cards/art/palettes.js';
import { type Place as AnyPlace, staged as stagedBy } from '../../../cards/art/place.js';
import type { SceneData } from '../../../cards/art/scene.js';
import { type CcIcon, drawing, pictureOf } from './pictures.js';

type Place = AnyPlace<CcIcon>;
type Drawn = { readonly id: string; readonly icon?: string | undefined };
type Rest = Pick<SceneData, 'window' | 'staging'>;

const stage = stagedBy<CcIcon>(drawing);
const staged = (place: Place, card: Drawn, rest: Rest): SceneData =>
  stage(place, { id: card.id, figure: drawing(pictureOf(card)), ...rest });

const HEROES: { readonly [hero: string]: Place } = {
  'emelda-braskov': { palette: 'rust', far: 'house', ground: 'flags', wings: 'beams' },
  'glaurio-ven-alten-iii': { palette: 'amethyst', far: 'spooky-house', ground: 'candles', wings: 'banners' },
  'jelsen-darrock': { palette: 'tallow', far: 'flame', ground: 'pikes', wings: 'none' },
  'qulathis-the-exile': { palette: 'moss', far: 'oak', ground: 'roots', wings: 'trees' },
  'brutogg-corpse-eater': { palette: 'bone', far: 'crossed-axes', ground: 'bones', wings: 'beams' },
  'dagnai-holdenstock': { palette: 'steel', far: 'zeppelin', ground: 'rocks', wings: 'none' },
  'cleona-zeitengale': { palette: 'azure', far: 'moon', ground: 'flags', wings: 'vault' },
  'octren-glimscry': { palette: 'spectre', far: 'graveyard', ground: 'graves', wings: 'vault' },
};
const STREET: Place = { palette: 'steel', far: 'evil-tower', ground: 'flags', wings: 'beams' };

/** Inspired, everybody stands in the light of morning. */
export const heroScene = (card: CcCardOf<'hero'>, inspired: boolean): SceneData => {
  const place = HEROES[card.id] ?? STREET;
  return inspired
    ? staged({ ...place, palette: 'gold', far: 'crystal-shine' }, card, { window: 'gothic', staging: 'aura' })
    : staged(place, card, { window: 'gothic', staging: 'alone' });
};

const HOSTILES: { readonly [card: string]: Place } = {
  'bat-swarms': { palette: 'amethyst', far: 'church', ground: 'pikes', wings: 'beams' },
  'corpse-rats': { palette: 'toxic', far: 'well', ground: 'bones', wings: 'cave' },
  'deadwalker-zombies': { palette: 'bog', far: 'graveyard', ground: 'graves', wings: 'trees' },
  'gorslav-the-gravekeeper': { palette: 'bog', far: 'hasty-grave', ground: 'graves', wings: 'none' },
  'kosargi-nightguard': { palette: 'steel', far: 'castle', ground: 'pikes', wings: 'banners' },
  'radukar-the-wolf': { palette: 'blood', far: 'crown', ground: 'bones', wings: 'banners' },
  'torgillius-the-chamberlain': { palette: 'spectre', far: 'bookshelf', ground: 'candles', wings: 'vault' },
  ulfenwatch: { palette: 'tallow', far: 'guarded-tower', ground: 'pikes', wings: 'vault' },
  vargskyr: { palette: 'rust', far: 'moon', ground: 'bones', wings: 'none' },
  'vyrkos-blood-born': { palette: 'blood', far: 'spooky-house', ground: 'candles', wings: 'banners' },
  'watch-captain-halgrim': { palette: 'steel', far: 'drum', ground: 'pikes', wings: 'banners' },
};
const NIGHT = { palette: 'azure', far: 'moon' } as const;

/** At night the moon stands behind all of them. */
export function hostileScene(card: CcCardOf<'hostile'>, night: boolean): SceneData {
  const place = HOSTILES[card.id] ?? STREET;
  const isAlone = card.models.every(({ count }) => count === 1);
  const rest = { window: isAlone ? 'ogee' : 'gothic', staging: isAlone ? 'aura' : 'pack' } as const;
  return staged(night ? { ...place, ...NIGHT } : place, card, rest);
}

const CLASS_LIGHTS: { readonly [own in CcCardOf<'trait'>['class']]: PaletteName } = {
  stalwart: 'moss',
  blade: 'blood',
  executioner: 'rust',
  loremaster: 'azure',
};
export const traitScene = (card: CcCardOf<'trait'>): SceneData =>
  staged({ palette: CLASS_LIGHTS[card.class], far: 'open-book', ground: 'candles', wings: 'none' }, card, {
    window: 'round',
    staging: 'pedestal',
  });

const SLOTS = {
  armour: { palette: 'steel', far: 'anvil', ground: 'flags', wings: 'beams' },
  weapon: { palette: 'amethyst', far: 'anvil', ground: 'flags', wings: 'beams' },
} as const satisfies { readonly [slot: string]: Place };
export const empowermentScene = (card: CcCardOf<'empowerment'>): SceneData =>
  staged(SLOTS[card.slot], card, { window: 'round', staging: 'pedestal' });

export const itemScene = (card: CcCardOf<'item'>): SceneData =>
  staged({ palette: 'blood', far: 'evil-tower', ground: 'candles', wings: 'vault' }, card, {
    window: 'round',
    staging: 'pedestal',
  });

const FOUND: { readonly [type in CcCardOf<'discovery'>['type']]: Place } = {
  treasure: { palette: 'gold', far: 'chest', ground: 'flags', wings: 'beams' },
  trap: { palette: 'blood', far: 'spider-web', ground: 'bones', wings: 'cave' },
  crisis: { palette: 'spectre', far: 'fog', ground: 'flags', wings: 'vault' },
  realmstone: { palette: 'amethyst', far: 'crystal-shine', ground: 'rocks', wings: 'cave' },
};
export const discoveryScene = (card: CcCardOf<'discovery'>): SceneData =>
  staged(FOUND[card.type], card, {
    window: 'lintel',
    staging: card.type === 'crisis' ? 'place' : 'pedestal',
  });

/** Whoever comes, comes from the street. */
export const encounterScene = (card: CcCardOf<'encounter'>): SceneData => {
  const [first] = card.rows[0] ?? [];
  const home = HOSTILES[first?.category ?? ''] ?? STREET;
  return staged({ ...home, far: 'house' }, card, { window: 'banner', staging: 'place' });
};

const JOURNEYS: { readonly [type in CcCardOf<'journey'>['type']]: Place } = {
  hunt: { palette: 'blood', far: 'house', ground: 'flags', wings: 'beams' },
  scavenge: { palette: 'amethyst', far: 'locked-chest', ground: 'rocks', wings: 'vault' },
  deliverance: { palette: 'spectre', far: 'fog', ground: 'water', wings: 'none' },
  decapitation: { palette: 'rust', far: 'castle', ground: 'pikes', wings: 'banners' },
};
/** Captains have a light of their own. */
const CAPTAINS: { readonly [journey: string]: Place } = {
  'fell-guardian': { palette: 'rust', far: 'moon', ground: 'bones', wings: 'trees' },
  'captain-of-the-damned': { palette: 'steel', far: 'drum', ground: 'pikes', wings: 'banners' },
  'shuffling-horrors': { palette: 'bog', far: 'graveyard', ground: 'graves', wings: 'trees' },
  'whispers-in-the-dark': { palette: 'azure', far: 'bookshelf', ground: 'candles', wings: 'vault' },
  'family-ties': { palette: 'blood', far: 'spooky-house', ground: 'candles', wings: 'banners' },
  'final-assault': { palette: 'ember', far: 'crown', ground: 'bones', wings: 'vault' },
};
export const journeyScene = (card: CcCardOf<'journey'>): SceneData =>
  staged(CAPTAINS[card.id] ?? JOURNEYS[card.type], card, { window: 'gothic', staging: 'alone' });

const PAGE: Place = { palette: 'tallow', far: 'evil-tower', ground: 'candles', wings: 'vault' };
export const pageScene = (card: Drawn): SceneData =>
  staged(PAGE, card, { window: 'gothic', staging: 'place' });

/** What is read in an entry happens by day, or by night. */
export const entryScene = (card: CcCardOf<'entry'>): SceneData =>
  staged(
    { ...PAGE, palette: ENTRY_LIGHTS[card.number % ENTRY_LIGHTS.length] ?? 'tallow', wings: 'none' },
    card,
    {
      window: 'round',
      staging: 'place',
    },
  );
const ENTRY_LIGHTS: readonly PaletteName[] = ['tallow', 'steel', 'spectre', 'rust', 'bog'];
