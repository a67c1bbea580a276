import type { CcAsk } from './situation.js';

/** Questions that are answered on the battlefield: spaces, and figures and things that stand there. */
const WHERE: readonly CcAsk[] = [
  'choose-drop-space',
  'choose-object',
  'choose-hostile-space',
  'choose-path-end',
  'choose-target',
  'choose-searched',
  'choose-cell',
  'choose-acting-hostile',
  'choose-hostile-end',
  'choose-victim',
  'choose-lychgate',
  'choose-return-space',
];

export const isOnMap = (ask: CcAsk): boolean => WHERE.includes(ask);
