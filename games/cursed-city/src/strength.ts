import { bonus, vetoed } from '@questhall/tabletop';
import type { Hero, Hostile } from './board.js';
import { carries } from './carries.js';
import { difficultyCard, type InBox } from './content/library.js';
import type { Passive } from './content/schema/index.js';
import type { CcPosition } from './kit.js';
import { holds } from './predicates.js';
import { noOne } from './procs.js';
import { heldBy, heroSide, hostileSide, maybeHero, maybeHostile, modelOf } from './queries.js';
import type { FigureId, Stat, Verb } from './terms.js';

/** What raises and lowers numbers: what is printed and always holds, and what was said for a while. */

type Lasting = { readonly passives?: readonly Passive[] | undefined };

function passivesOfHero(g: CcPosition, hero: Hero): Passive[] {
  const cards = heldBy(g, hero).map((card) => g.box.cards[card] as Lasting | undefined);
  return [heroSide(g, hero), ...cards, difficultyCard(g, g.board.difficulty)].flatMap(
    (card: Lasting | undefined) => card?.passives ?? [],
  );
}

const passivesOfHostile = (g: CcPosition, hostile: Pick<Hostile, 'category' | 'model'>): Passive[] => [
  ...(hostileSide(g, hostile).passives ?? []),
  ...(modelOf(g, hostile).passives ?? []),
];

/** What always holds for a figure and applies here and now. */
function passivesOf(g: CcPosition, id: FigureId): Passive[] {
  const hero = maybeHero(g, id);
  const hostile = maybeHostile(g, id);
  const all =
    hero === undefined
      ? hostile === undefined
        ? []
        : passivesOfHostile(g, hostile)
      : passivesOfHero(g, hero);
  const ctx = { ...noOne, you: hero === undefined ? null : id, self: id };
  return all.filter((one) => !('if' in one) || one.if === undefined || holds(g, one.if, ctx));
}

export function statOf(g: CcPosition, id: FigureId, stat: Stat): number {
  let sum = bonus(g.board.modifiers, stat, id);
  for (const passive of passivesOf(g, id)) {
    if ('stat' in passive && passive.stat === stat) sum += passive.add;
  }
  return sum;
}

type Ward = Extract<Passive, { ignores: number }>;

/** What makes a quest die ignore or lessen damage to a figure. */
export const wardsOf = (g: CcPosition, id: FigureId): Ward[] =>
  passivesOf(g, id).filter((passive): passive is Ward => 'ignores' in passive);

/** "Cannot" is never overridden. */
export const isForbidden = (g: CcPosition, id: FigureId, verb: Verb): boolean =>
  vetoed(g.board.vetoes, verb, id) ||
  passivesOf(g, id).some((passive) => 'cannot' in passive && passive.cannot === verb);

/** The side that is up, the model, and what adds to them (NGT-05, CON-07). */
export const woundsOf = carries(
  ['CC-NGT-05'],
  'strength.woundsOf',
  (g: CcPosition, hostile: Hostile): number =>
    Math.max(
      1,
      hostileSide(g, hostile).wounds + (modelOf(g, hostile).wounds ?? 0) + statOf(g, hostile.id, 'wounds'),
    ),
);

/** Move and Run of a hero. */
export function paceOf(g: CcPosition & InBox, hero: Hero): { readonly move: number; readonly run: number } {
  const [move, run] = heroSide(g, hero).move;
  return {
    move: Math.max(0, move + statOf(g, hero.id, 'move')),
    run: Math.max(0, run + statOf(g, hero.id, 'run')),
  };
}
