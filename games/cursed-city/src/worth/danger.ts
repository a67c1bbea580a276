import type { Hostile } from '../board.js';
import type { CcBox } from '../content/box.js';
import { hostileCard } from '../content/library.js';
import type { HostileSide, Weapon } from '../content/schema/index.js';
import type { CcPosition } from '../kit.js';
import { isNight } from '../queries.js';
import type { DieKind, Result } from '../terms.js';
import { nearAt, stepsBetween } from './steps.js';

/** What a model is like on the side of its card that is up. */
type Might = { readonly harm: number; readonly wounds: number; readonly champion: boolean };
type Mights = { readonly [model: string]: Might };

const known = new WeakMap<CcBox, { [at: string]: Mights }>();

/** How hard each model of a category hits and how much it takes: worked out once for each side. */
function mightsOf(g: CcPosition, category: string): Mights {
  let all = known.get(g.box);
  if (all === undefined) {
    all = {};
    known.set(g.box, all);
  }
  const side = isNight(g) ? 'night' : 'day';
  all[`${category}/${side}`] ??= readMights(g, category, side);
  return all[`${category}/${side}`] as Mights;
}

function readMights(g: CcPosition, category: string, at: 'day' | 'night'): Mights {
  const card = hostileCard(g, category);
  const side: HostileSide = card[at];
  return Object.fromEntries(
    card.models.map(({ id, wounds = 0, champion = false, weapons = [] }) => {
      const harm = Math.max(...[...side.weapons, ...weapons].map((weapon) => harmOf(g.box, weapon)));
      return [id, { harm, wounds: Math.max(1, side.wounds + wounds), champion }];
    }),
  );
}

/** The damage of a weapon on average: its best die counts. */
function harmOf(box: CcBox, { dice, damage }: Pick<Weapon, 'dice' | 'damage'>): number {
  let [miss, noCritical] = [1, 1];
  for (const kind of dice) {
    const faces = facesOf(box, kind);
    miss *= shareOf(faces, (face) => face === 'failure');
    noCritical *= shareOf(faces, (face) => face !== 'critical');
  }
  return (noCritical - miss) * damage[0] + (1 - noCritical) * damage[1];
}

const facesOf = (box: CcBox, kind: DieKind): readonly Result[] => {
  const card = box.records[kind];
  return card?.kind === 'die' ? card.faces : [];
};
const shareOf = (faces: readonly Result[], fits: (face: Result) => boolean): number =>
  faces.length === 0 ? 1 : faces.filter(fits).length / faces.length;

export const mightOf = (g: CcPosition, { category, model }: Pick<Hostile, 'category' | 'model'>): Might =>
  mightsOf(g, category)[model] ?? NO_MIGHT;
const NO_MIGHT: Might = { harm: 0, wounds: 1, champion: false };

/** How much of what would slay it has been dealt already. */
export const hurtShare = (g: CcPosition, hostile: Hostile): number =>
  Math.min(1, hostile.damage / mightOf(g, hostile).wounds);

/** 1 with no hostile about; every further one takes off a little less, one far away half as much as one at hand. */
export function quiet(g: CcPosition): number {
  let danger = 0;
  for (const hostile of g.board.hostiles) {
    const { harm, wounds } = mightOf(g, hostile);
    const left = 1 - (0.5 * hostile.damage) / wounds;
    danger +=
      (0.4 + harm) * left * (0.6 + 0.4 * nearestHero(g, hostile)) * (hostile.ailments.length > 0 ? 0.85 : 1);
  }
  return 1 / (1 + danger / 12);
}

function nearestHero(g: CcPosition, { at }: Hostile): number {
  let near = 0;
  for (const hero of g.board.heroes)
    if (hero.where === 'standing' && hero.at !== null)
      near = Math.max(near, nearAt(stepsBetween(g, hero.at, at)));
  return near;
}
