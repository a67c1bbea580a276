import { mapIcons } from '../../generated/map-icons.js';

export type MapIcon = keyof typeof mapIcons;
export const mapDrawing = (name: MapIcon): string => mapIcons[name];

/** Objects are drawn by what their name speaks of; the first word that fits counts. */
const WORDS: readonly (readonly [RegExp, MapIcon])[] = [
  [/seal|label/, 'wax-seal'],
  [/bell|gong/, 'ringing-bell'],
  [/jar/, 'poison-bottle'],
  [/map/, 'treasure-map'],
  [/pump|wheel/, 'valve'],
  [/anvil/, 'anvil'],
  [/orrery/, 'orrery'],
  [/coin|gold/, 'coins'],
  [/bar|gate/, 'gate'],
  [/plinth|column|prop|beam/, 'ionic-column'],
  [/lamp/, 'lantern-flame'],
  [/cheese/, 'cheese-wedge'],
  [/drum/, 'drum'],
  [/bellows/, 'bellows'],
  [/trough|pool/, 'cauldron'],
  [/shelf|shelves/, 'bookshelf'],
  [/sleeper|effigy/, 'stone-bust'],
  [/weight|scale/, 'weight-scale'],
  [/heart/, 'heart-organ'],
  [/brazier/, 'campfire'],
  [/mirror/, 'mirror-mirror'],
  [/case/, 'locked-chest'],
];

export const objectIcon = (id: string): MapIcon => WORDS.find(([word]) => word.test(id))?.[1] ?? 'chest';
