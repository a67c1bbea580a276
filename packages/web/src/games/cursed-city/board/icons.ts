import { icons } from '../generated/icons.js';
import { mapIcons } from '../generated/map-icons.js';

export type MapIcon = keyof typeof mapIcons;
export const mapDrawing = (name: MapIcon): string => mapIcons[name];

/** A drawing that a record names. */
export const namedDrawing = (name: string | undefined): string | undefined =>
  name !== undefined && Object.hasOwn(icons, name) ? icons[name as keyof typeof icons] : undefined;

/** Who stands there: heroes by their card, hostiles by their model or else by their category. */
const FACES: { readonly [id: string]: MapIcon } = {
  'brutogg-corpse-eater': 'ogre',
  'cleona-zeitengale': 'ringed-planet',
  'dagnai-holdenstock': 'viking-helmet',
  'emelda-braskov': 'swordwoman',
  'glaurio-ven-alten-iii': 'crossed-pistols',
  'jelsen-darrock': 'pilgrim-hat',
  'octren-glimscry': 'pharoah',
  'qulathis-the-exile': 'bowman',
  'bat-swarm': 'evil-bat',
  'bat-swarms': 'evil-bat',
  'blood-born': 'vampire-cape',
  'blood-rat': 'fangs',
  'corpse-rat': 'rat',
  'corpse-rats': 'rat',
  'deadwalker-zombie': 'shambling-zombie',
  'deadwalker-zombies': 'shambling-zombie',
  direbat: 'bat-wing',
  'gorslav-the-gravekeeper': 'grave-flowers',
  'kosargi-nightguard': 'minotaur',
  nightguard: 'minotaur',
  'radukar-the-wolf': 'wolf-head',
  'torgillius-the-chamberlain': 'skull-staff',
  ulfenwatch: 'crowned-skull',
  'ulfenwatch-banner-bearer': 'flying-flag',
  'ulfenwatch-sergeant': 'crowned-skull',
  'ulfenwatch-skeleton': 'skeleton',
  vargskyr: 'werewolf',
  'vyrkos-blood-born': 'vampire-cape',
  'watch-captain-halgrim': 'black-knight-helm',
};

export const faceOf = (...ids: readonly (string | null | undefined)[]): string => {
  for (const id of ids) {
    const face = id == null ? undefined : FACES[id];
    if (face !== undefined) return mapDrawing(face);
  }
  return mapDrawing('hooded-figure');
};

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
