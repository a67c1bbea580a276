/** `thumb` is recognised at a glance, `full` is read. */
export type CardSize = 'thumb' | 'full';
