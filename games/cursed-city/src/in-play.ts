import { inPlayOf } from '@questhall/tabletop';
import type { Ability } from './content/schema/index.js';
import type { CcTypes } from './kit.js';

export const inPlay = inPlayOf<CcTypes, Ability>({
  library: ({ box }) => box,
  index: (b) => b.listening,
});
export const { enterPlay, leavePlay } = inPlay;
