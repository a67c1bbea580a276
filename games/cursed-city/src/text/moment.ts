import type { Predicate } from '../content/conditions.js';
import type { Ability } from '../content/schema/index.js';
import type { WindowId } from '../terms.js';
import type { About, Holder } from './about.js';

type Moment = {
  readonly moment: WindowId;
  /** What of the condition the moment does not say itself. */
  readonly left: Predicate;
  /** It is about the hero whose card it is. */
  readonly own: boolean;
  /** It is about ailments of hostiles. */
  readonly ailing: boolean;
  readonly figure: About['figure'];
};

const ATTACKS: readonly WindowId[] = ['attack-declared', 'attack-rolled', 'attack-resolved'];
const STRUCK: readonly WindowId[] = ['would-damage-hero', 'hero-damaged'];

/** When an ability speaks up, in any language. Whom a hero attacks is a hostile, and nobody says so. */
export function momentOf({ window, about, if: all = {} }: Ability, holder: Holder): Moment {
  const own = holder === 'hero' && about !== 'any' && about !== 'other';
  const { hero, ...more } = all.target ?? {};
  const ailing = window === 'ailment-suffered' && hero === false;
  const obvious = hero === false && (ailing || (own && ATTACKS.includes(window)));
  const { target: _, ...others } = all;
  const left = !obvious ? all : Object.keys(more).length === 0 ? others : { ...others, target: more };
  return { moment: window, left, own, ailing, figure: figureIn(window, holder) };
}

/** A hero attacks in their activation or as a reaction. */
export const isOwnAttack = (list: readonly Predicate[]): boolean =>
  list.length === 2 &&
  list.some(({ you }) => you?.activating === true) &&
  list.some(({ reaction }) => reaction === true);

function figureIn(window: WindowId, holder: Holder): About['figure'] {
  if (STRUCK.includes(window) || (holder === 'hostile' && window === 'attack-rolled')) return 'attacker';
  return window === 'hostile-slain' || window === 'ailment-suffered' ? 'fallen' : 'target';
}
