import type { CcView } from '@questhall/cursed-city';
import { isTutorial } from '../goal.js';

/** Whether the heroes are in the streets, and not between two journeys. What a tutorial leaves is looked at to its end. */
export const isOut = ({ stage, ground, mode, journey }: CcView): boolean =>
  ground.tiles.length > 0 &&
  (stage === 'play' || stage === 'setup' || mode === 'journey' || isTutorial(journey));
