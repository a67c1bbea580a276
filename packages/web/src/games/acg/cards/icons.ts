import { icons } from '../generated/icons.js';

export type AcgIcon = keyof typeof icons;

const isIcon = (name: string | undefined): name is AcgIcon => name !== undefined && name in icons;

/** The drawing of a card; a card without one shows the treasure that everybody hopes for. */
export const drawing = (name: string | undefined): string =>
  icons[isIcon(name) ? name : 'open-treasure-chest'];
