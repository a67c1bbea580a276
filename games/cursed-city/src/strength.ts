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

/** Whatever always says something about a figure. Nearly always nothing does, and this is asked all the time. */
function printedAbout(g: CcPosition, id: FigureId): readonly Passive[] {
  let found = NONE;
  const add = (card: Lasting | undefined): void => {
    const passives = card?.passives;
    if (passives !== undefined) found = found === NONE ? passives : [...found, ...passives];
  };
  const hero = maybeHero(g, id);
  if (hero !== undefined) {
    add(heroSide(g, hero));
    add(difficultyCard(g, g.board.difficulty));
    for (const card of heldBy(g, hero)) add(g.box.cards[card] as Lasting | undefined);
    return found;
  }
  const hostile = maybeHostile(g, id);
  if (hostile === undefined) return found;
  add(hostileSide(g, hostile));
  add(modelOf(g, hostile));
  return found;
}

/** What always holds for a figure, is meant by a question, and applies here and now. Few cards say anything of the kind. */
function passivesOf<P extends Passive>(
  g: CcPosition,
  id: FigureId,
  isMeant: (passive: Passive) => passive is P,
): P[] {
  const found: P[] = [];
  for (const passive of printedAbout(g, id))
    if (isMeant(passive) && applies(g, id, passive)) found.push(passive);
  return found;
}

function applies(g: CcPosition, id: FigureId, passive: Passive): boolean {
  if (!('if' in passive) || passive.if === undefined) return true;
  const you = maybeHero(g, id) === undefined ? null : id;
  return holds(g, passive.if, { ...noOne, you, self: id });
}

type Raising = Extract<Passive, { add: number }>;
type Veto = Extract<Passive, { cannot: Verb }>;
type Ward = Extract<Passive, { ignores: number }>;

export function statOf(g: CcPosition, id: FigureId, stat: Stat): number {
  let sum = bonus(g.board.modifiers, stat, id);
  const isMeant = (passive: Passive): passive is Raising => 'stat' in passive && passive.stat === stat;
  for (const { add } of passivesOf(g, id, isMeant)) sum += add;
  return sum;
}

/** What makes a quest die ignore or lessen damage to a figure. */
export const wardsOf = (g: CcPosition, id: FigureId): Ward[] =>
  passivesOf(g, id, (passive): passive is Ward => 'ignores' in passive);

/** "Cannot" is never overridden. */
export const isForbidden = (g: CcPosition, id: FigureId, verb: Verb): boolean =>
  vetoed(g.board.vetoes, verb, id) ||
  passivesOf(g, id, (passive): passive is Veto => 'cannot' in passive && passive.cannot === verb).length > 0;

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
