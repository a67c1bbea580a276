import type { LrView } from '../view.js';
import { actingHero, hostilesNear, hostilesSeen } from './points.js';

/** With so many tokens the next blow may turn the card. */
const MUCH = 2;

/** As many as the first adventure wants to see slain. */
const SKELETONS = 18;

export const SITUATIONS = {
  /** As many hostiles as heroes in the area. */
  engaged: (view) => {
    const area = actingHero(view)?.area ?? null;
    const heroes = view.heroes.filter((hero) => hero.area === area).length;
    return hostilesNear(view).length >= heroes && heroes > 0;
  },
  'in-a-fight': (view) => hostilesNear(view).length > 0,
  'in-sight': (view) => hostilesSeen(view).length > 0,
  'leader-near': (view) => hostilesSeen(view).some(({ kind }) => kind === 'skeleton-champion'),
  hurt: (view) => {
    const hero = actingHero(view);
    return hero !== undefined && (hero.wounded || hero.damage >= MUCH) && hostilesSeen(view).length === 0;
  },
  'has-a-one': (view) => actingHero(view)?.dice.includes(1) === true,
  /** Nothing is left but to reach the stair. */
  'champion-fallen': ({ slain }) =>
    (slain['skeleton-champion'] ?? 0) > 0 && (slain.skeleton ?? 0) >= SKELETONS,
  'beside-something': (view) =>
    view.things.some(({ area, uses }) => uses === 0 && area !== null && area === actingHero(view)?.area),
} as const satisfies { readonly [name: string]: (view: LrView) => boolean };

export type Situation = keyof typeof SITUATIONS;
