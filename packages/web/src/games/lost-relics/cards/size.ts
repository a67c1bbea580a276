/** `thumb` is recognised at a glance, `table` is played with, `full` is read. */
export type LrSize = 'thumb' | 'table' | 'full';
