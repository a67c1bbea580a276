import { acgIcons } from '../../../generated/acg-icons.js';

export type AcgIcon = keyof typeof acgIcons;

const isIcon = (name: string | undefined): name is AcgIcon => name !== undefined && name in acgIcons;

/** The drawing of a card; a card without one shows the treasure that everybody hopes for. */
export const drawing = (name: string | undefined): string =>
  acgIcons[isIcon(name) ? name : 'open-treasure-chest'];
