/** `thumb` is recognised at a glance, `table` is played with, `full` is read. */
export type LrSize = 'thumb' | 'table' | 'full';

/** How large a card is if nobody says so, in pixels. */
export const WIDTHS: { readonly [size in LrSize]: number } = { thumb: 120, table: 176, full: 380 };
