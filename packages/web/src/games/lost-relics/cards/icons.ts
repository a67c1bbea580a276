import { lostRelicsIcons } from '../../../generated/lost-relics-icons.js';

export type LrIcon = keyof typeof lostRelicsIcons;

export const drawing = (name: LrIcon): string => lostRelicsIcons[name];
