/** `thumb` is recognised at a glance, `hand` is played with, `full` is read. */
export type CardSize = 'thumb' | 'hand' | 'full';
