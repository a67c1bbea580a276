import { drawing, pictureOf } from '../cards/pictures.js';
import { printedOf } from '../deck.js';
import { mapIcons } from '../generated/map-icons.js';

export type MapIcon = keyof typeof mapIcons;
export const mapDrawing = (name: MapIcon): string => mapIcons[name];

/** Models that look like no card: the others show the picture of their own or of their category. */
const MODELS: { readonly [model: string]: MapIcon } = {
  'bat-swarm': 'evil-bat',
  'blood-born': 'vampire-cape',
  'blood-rat': 'fangs',
  'corpse-rat': 'rat',
  'deadwalker-zombie': 'shambling-zombie',
  direbat: 'bat-wing',
  nightguard: 'minotaur',
  'ulfenwatch-banner-bearer': 'flying-flag',
  'ulfenwatch-sergeant': 'crowned-skull',
  'ulfenwatch-skeleton': 'skeleton',
};

/** Who stands there: the model, or else the card behind it. */
export function faceOf(model: string | null, card: string | undefined = model ?? undefined): string {
  const own = model === null ? undefined : MODELS[model];
  if (own !== undefined) return mapDrawing(own);
  return card === undefined ? mapDrawing('hooded-figure') : cardDrawing(card);
}

/** The picture of a card. */
export function cardDrawing(id: string): string {
  const card: { readonly id: string; readonly icon?: string | undefined } = printedOf(id)?.card ?? { id };
  return drawing(pictureOf(card));
}

const KINDS: { readonly [kind: string]: MapIcon } = {
  object: 'chest',
  citizen: 'prisoner',
  phylactery: 'soul-vessel',
};
export const thingIcon = (kind: string): string => mapDrawing(KINDS[kind] ?? 'rune-stone');

export const AILMENTS: { readonly [ailment: string]: MapIcon } = {
  stunned: 'knocked-out-stars',
  diseased: 'poison-gas',
  cursed: 'cursed-star',
  trapped: 'wolf-trap',
  buried: 'tombstone',
  fatigued: 'sleepy',
};
