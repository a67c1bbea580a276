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

const NONE: readonly Passive[] = [];

/** Together with what a card always says. Few cards say anything of the kind, and this is asked all the time. */
function and(said: readonly Passive[], card: Lasting | undefined): readonly Passive[] {
  const more = card?.passives;
  if (more === undefined) return said;
  return said.length === 0 ? more : [...said, ...more];
}

/** Whatever always says something about a figure. */
function printedAbout(g: CcPosition, id: FigureId): readonly Passive[] {
  const hero = maybeHero(g, id);
  if (hero !== undefined) {
    let said = and(and(NONE, heroSide(g, hero)), difficultyCard(g, g.board.difficulty));
    for (const card of heldBy(g, hero)) said = and(said, g.box.cards[card] as Lasting | undefined);
    return said;
  }
  const hostile = maybeHostile(g, id);
  return hostile === undefined ? NONE : and(and(NONE, hostileSide(g, hostile)), modelOf(g, hostile));
}

function applies(g: CcPosition, id: FigureId, passive: Passive): boolean {
  if (!('if' in passive) || passive.if === undefined) return true;
  const you = maybeHero(g, id) === undefined ? null : id;
  return holds(g, passive.if, { ...noOne, you, self: id });
}

type Ward = Extract<Passive, { ignores: number }>;

export function statOf(g: CcPosition, id: FigureId, stat: Stat): number {
  let sum = bonus(g.board.modifiers, stat, id);
  if (!g.box.passives.stats.has(stat)) return sum;
  for (const passive of printedAbout(g, id))
    if ('stat' in passive && passive.stat === stat && applies(g, id, passive)) sum += passive.add;
  return sum;
}

/** What makes a quest die ignore or lessen damage to a figure. */
export const wardsOf = (g: CcPosition, id: FigureId): Ward[] =>
  printedAbout(g, id).filter((passive): passive is Ward => 'ignores' in passive && applies(g, id, passive));

/** "Cannot" is never overridden. */
export function isForbidden(g: CcPosition, id: FigureId, verb: Verb): boolean {
  if (vetoed(g.board.vetoes, verb, id)) return true;
  if (!g.box.passives.cannot.has(verb)) return false;
  for (const passive of printedAbout(g, id))
    if ('cannot' in passive && passive.cannot === verb && applies(g, id, passive)) return true;
  return false;
}

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
