import { icons } from '../generated/icons.js';

export type LrIcon = keyof typeof icons;

export const drawing = (name: LrIcon): string => icons[name];
