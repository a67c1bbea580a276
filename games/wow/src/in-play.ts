import { inPlayOf } from '@questhall/tabletop';
import type { Ability } from './content/schema.js';
import type { WowTypes } from './kit.js';

export const inPlay = inPlayOf<WowTypes, Ability>({
  library: ({ box }) => box,
  index: (b) => b.listening,
});
export const { enterPlay, leavePlay } = inPlay;
