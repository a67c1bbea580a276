import { lostRelicsMapIcons } from '../../../../generated/lost-relics-map-icons.js';

export type MapIcon = keyof typeof lostRelicsMapIcons;

export const mapDrawing = (name: MapIcon): string => lostRelicsMapIcons[name];
