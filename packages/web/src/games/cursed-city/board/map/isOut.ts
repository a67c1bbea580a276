import type { CcView } from '@questhall/cursed-city';

/** Whether the heroes are in the streets, and not between two journeys. */
export const isOut = ({ stage, ground, mode }: CcView): boolean =>
  ground.tiles.length > 0 && (stage === 'play' || stage === 'setup' || mode === 'journey');
