import type { PaletteName } from '../../../cards/art/palettes.js';
import { type Place as AnyPlace, staged as stagedBy } from '../../../cards/art/place.js';
import type { SceneData } from '../../../cards/art/scene.js';
import { type AcgIcon, drawing } from './icons.js';
import type { GearCard, HeroName, OfKind } from './kinds.js';

type Place = AnyPlace<AcgIcon>;

/** Where each people and each kind of place is at home. The first trait that is known decides. */
const HOMES: { readonly [trait: string]: Place } = {
  Greenskin: { palette: 'moss', far: 'mountain-cave', ground: 'pikes', wings: 'cave' },
  Ratfolk: { palette: 'toxic', far: 'underground-cave', ground: 'rocks', wings: 'beams' },
  Spirit: { palette: 'spectre', far: 'graveyard', ground: 'water', wings: 'vault' },
  Undead: { palette: 'tallow', far: 'graveyard', ground: 'graves', wings: 'vault' },
  Beast: { palette: 'rust', far: 'cave-entrance', ground: 'bones', wings: 'cave' },
  Brigand: { palette: 'steel', far: 'medieval-village-01', ground: 'flags', wings: 'beams' },
  Construct: { palette: 'bone', far: 'stone-tower', ground: 'bones', wings: 'vault' },
  Fungus: { palette: 'amethyst', far: 'mushrooms', ground: 'caps', wings: 'cave' },
  Ooze: { palette: 'bog', far: 'drop', ground: 'water', wings: 'beams' },
  Giantkin: { palette: 'bone', far: 'stone-tower', ground: 'rocks', wings: 'cave' },
  Forge: { palette: 'ember', far: 'fire', ground: 'flags', wings: 'vault' },
  Tomb: { palette: 'tallow', far: 'graveyard', ground: 'graves', wings: 'vault' },
  Warren: { palette: 'toxic', far: 'underground-cave', ground: 'rocks', wings: 'cave' },
  Water: { palette: 'azure', far: 'moon', ground: 'water', wings: 'vault' },
  Cavern: { palette: 'bog', far: 'mountain-cave', ground: 'caps', wings: 'cave' },
  Civilized: { palette: 'bone', far: 'medieval-village-01', ground: 'flags', wings: 'beams' },
};
const NOWHERE: Place = { palette: 'blood', far: 'daemon-skull', ground: 'rocks', wings: 'cave' };

const homeOf = (traits: readonly string[]): Place =>
  traits.map((trait) => HOMES[trait]).find((home) => home !== undefined) ?? NOWHERE;

const HEROES: { readonly [hero in HeroName]: Place } = {
  ironbreaker: { palette: 'gold', far: 'crenel-crown', ground: 'rocks', wings: 'vault' },
  waywatcher: { palette: 'moss', far: 'forest', ground: 'roots', wings: 'trees' },
  'warrior-priest': { palette: 'azure', far: 'heraldic-sun', ground: 'candles', wings: 'banners' },
  'bright-wizard': { palette: 'ember', far: 'fire', ground: 'flags', wings: 'vault' },
};

const stage = stagedBy<AcgIcon>(drawing);
const staged = (
  place: Place,
  { id, icon }: { id: string; icon?: string | undefined },
  rest: Pick<SceneData, 'window' | 'staging'>,
): SceneData => stage(place, { id, figure: drawing(icon), ...rest });

export function enemyScene(card: OfKind<'enemy'>): SceneData {
  const home = homeOf(card.traits);
  if (card.rank === 'nemesis')
    return staged({ ...home, palette: 'blood' }, card, { window: 'ogee', staging: 'aura' });
  return staged(home, card, { window: 'gothic', staging: card.rank === 'elite' ? 'alone' : 'pack' });
}

/** Water and fire say more about a place than who built it. */
export function locationScene(card: OfKind<'location'>): SceneData {
  const traits = [...card.traits].sort((a, b) => Number(b === 'Water') - Number(a === 'Water'));
  return staged(homeOf(traits), card, { window: 'lintel', staging: 'place' });
}

export const heroScene = (card: OfKind<'hero-card'>): SceneData =>
  staged(HEROES[card.hero], card, { window: 'round', staging: 'aura' });

const ACTIONS = {
  attack: { palette: 'ember', ground: 'rocks', staging: 'strike' },
  aid: { palette: 'azure', ground: 'flags', staging: 'alone' },
  explore: { palette: 'bog', ground: 'roots', staging: 'alone' },
  rest: { palette: 'amethyst', ground: 'candles', staging: 'alone' },
} as const;

export function actionScene(card: OfKind<'action'>): SceneData {
  const { staging, ...light } = ACTIONS[card.type];
  return staged({ ...HEROES[card.hero], ...light }, card, { window: 'banner', staging });
}

const SLOT_FAR = { weapon: 'crossed-swords', armour: 'shield', accessory: 'three-keys' } as const;

export function gearScene(card: GearCard): SceneData {
  const legendary = card.kind === 'legendary-gear';
  const place: Place = {
    palette: legendary ? 'gold' : 'steel',
    far: SLOT_FAR[card.slot],
    ground: 'flags',
    wings: legendary ? 'banners' : 'none',
  };
  return staged(place, card, {
    window: legendary ? 'ogee' : 'cut',
    staging: legendary ? 'aura' : 'pedestal',
  });
}

const DUNGEON = {
  item: { palette: 'gold', far: 'chest', ground: 'flags', wings: 'none', staging: 'pedestal' },
  event: { palette: 'amethyst', far: 'two-shadows', ground: 'rocks', wings: 'vault', staging: 'alone' },
} as const;

export function dungeonScene(card: OfKind<'dungeon'>): SceneData {
  const { staging, ...place } = DUNGEON[card.type];
  return staged(place, card, { window: 'cut', staging });
}

const CONDITIONS = { bleeding: 'blood', empowered: 'gold', sickened: 'toxic' } as const;

export const conditionScene = (card: OfKind<'condition'>): SceneData =>
  staged({ palette: CONDITIONS[card.id], far: 'spark-spirit', ground: 'candles', wings: 'none' }, card, {
    window: 'round',
    staging: 'aura',
  });

type Page = OfKind<'quest'> | OfKind<'campaign'> | OfKind<'difficulty'> | OfKind<'fortune'> | OfKind<'dice'>;
const PAGES: { readonly [kind in Page['kind']]: Place } = {
  quest: { palette: 'rust', far: 'dungeon-gate', ground: 'rocks', wings: 'vault' },
  campaign: { palette: 'ember', far: 'medieval-village-01', ground: 'flags', wings: 'banners' },
  difficulty: { palette: 'tallow', far: 'crowned-skull', ground: 'candles', wings: 'vault' },
  fortune: { palette: 'gold', far: 'sun', ground: 'flags', wings: 'banners' },
  dice: { palette: 'bone', far: 'rolling-dices', ground: 'flags', wings: 'none' },
};

/** Each quest has a light of its own; the last one is for delves. */
const QUESTS: readonly PaletteName[] = ['bog', 'toxic', 'bone', 'azure', 'blood', 'amethyst'];

const placeOf = (card: Page): Place =>
  card.kind === 'quest'
    ? { ...PAGES.quest, palette: QUESTS[(card.number ?? 6) - 1] ?? 'rust' }
    : PAGES[card.kind];

export const pageScene = (card: Page): SceneData =>
  staged(placeOf(card), card, { window: 'ogee', staging: card.kind === 'fortune' ? 'aura' : 'alone' });
