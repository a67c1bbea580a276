import { mapIcons } from '../../generated/map-icons.js';

export type MapIcon = keyof typeof mapIcons;

export const mapDrawing = (name: MapIcon): string => mapIcons[name];
