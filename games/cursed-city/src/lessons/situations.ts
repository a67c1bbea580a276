import type { CcView } from '../view.js';
import { actingHero, hostilesNear, hostilesSeen, thingsNear } from './points.js';

/** With fewer free spaces there are too few dice. */
const FEW = 2;
/** As many as a Hunt wants to see slain, and what they are called. */
const CHAMPIONS = 6;
export const CHAMPION_MODELS = ['blood-rat', 'direbat', 'ulfenwatch-sergeant'];
const SEARCH = 4;

const freeSpaces = (view: CcView): number =>
  (actingHero(view)?.row ?? []).filter(({ on }) => on.length === 0).length;

const championsSlain = ({ journey }: CcView): number =>
  CHAMPION_MODELS.reduce((sum, model) => sum + (journey?.slain[model] ?? 0), 0);

export const SITUATIONS = {
  /** Nothing is left but to get out. */
  'champions-slain': (view) => championsSlain(view) >= CHAMPIONS,
  'badly-hurt': (view) => freeSpaces(view) <= FEW && hostilesNear(view).length === 0,
  'champion-near': (view) => hostilesSeen(view).some(({ model }) => CHAMPION_MODELS.includes(model)),
  'in-a-fight': (view) => hostilesNear(view).length > 0,
  'in-sight': (view) => hostilesSeen(view).length > 0,
  'beside-something': (view) =>
    thingsNear(view).length > 0 && (actingHero(view)?.row.some(({ die }) => (die ?? 0) >= SEARCH) ?? false),
  night: ({ night }) => night,
} as const satisfies { readonly [name: string]: (view: CcView) => boolean };

export type Situation = keyof typeof SITUATIONS;
