import type { AcgView } from '../view.js';
import { actingHero } from './points.js';

/** So many wounds are about half of what a hero can take. */
const HALF = 13;
/** With fewer ready cards it is time to prepare. */
const FEW = 2;

const before = (view: AcgView, hero: string | undefined) =>
  view.enemies.filter(({ zone, exhausted }) => zone === hero && !exhausted);

export const SITUATIONS = {
  'badly-hurt': (view) => (actingHero(view)?.wounds ?? 0) >= HALF,
  crowded: (view) => before(view, actingHero(view)?.id).length > 1,
  engaged: (view) => before(view, actingHero(view)?.id).length > 0,
  'facing-nemesis': (view) => before(view, actingHero(view)?.id).some(({ card }) => card === 'odious-grump'),
  tired: (view) => (actingHero(view)?.actions ?? []).filter(({ exhausted }) => !exhausted).length <= FEW,
  explored: (view) => view.location?.explored === true,
  'friend-in-need': (view) =>
    view.heroes.some(
      ({ id, wounds, status }) =>
        status === 'standing' &&
        id !== actingHero(view)?.id &&
        (wounds >= HALF || before(view, id).length > 1),
    ),
} as const satisfies { readonly [name: string]: (view: AcgView) => boolean };

export type Situation = keyof typeof SITUATIONS;
