import type { Decision, State } from '@questhall/engine';
import type { Hero, Hostile, LrBoard } from '../../src/board.js';
import type { LrBox } from '../../src/content/box.js';
import type { Action, AdventureSheet, HostileCard } from '../../src/content/schema.js';

/**
 * A question, and one thing that is not possible there. The helpers below read figures, doors and printed cards and
 * nothing else: they must not share code with what they check.
 */
export type Moment = {
  readonly box: LrBox;
  readonly state: State<LrBoard>;
  readonly decision: Decision;
  readonly id: string;
};

type Vars = {
  readonly [name: string]: unknown;
  readonly hero?: string;
  readonly actor?: string;
  readonly figure?: string;
  readonly hostile?: string;
  readonly action?: string;
  readonly must?: number | null;
  readonly die?: number;
  readonly value?: number;
};

/** The variables of the rule that asks. */
export const varsOf = ({ state }: Moment): Vars => (state.stack.at(-1)?.vars ?? {}) as Vars;
export const boardOf = ({ state }: Moment): LrBoard => state.board;
export const sheetOf = ({ box, state }: Moment): AdventureSheet =>
  box.records[state.board.adventure] as AdventureSheet;

// --- who -------------------------------------------------------------------------------------------

export function heroOf(m: Moment): Hero {
  const { actor, hero } = varsOf(m);
  return heroCalled(m, String(actor ?? hero));
}
export function heroCalled(m: Moment, id: string): Hero {
  const hero = boardOf(m).heroes.find((one) => one.id === id);
  if (hero === undefined) throw new Error(`'${id}' is no hero`);
  return hero;
}
export function hostileCalled(m: Moment, id: string): Hostile {
  const hostile = boardOf(m).hostiles.find((one) => one.id === id);
  if (hostile === undefined) throw new Error(`'${id}' is no hostile`);
  return hostile;
}
export const attackerOf = (m: Moment): Hostile => hostileCalled(m, String(varsOf(m).hostile));
export const isHero = (m: Moment, id: string): boolean => boardOf(m).heroes.some((hero) => hero.id === id);
export const cardOf = (m: Moment, hostile: Hostile): HostileCard =>
  m.box.records[hostile.kind] as HostileCard;
export const isLeader = (m: Moment, hostile: Hostile): boolean => cardOf(m, hostile).rank === 'leader';

// --- where -----------------------------------------------------------------------------------------

export const besides = (m: Moment, area: string | null): readonly string[] =>
  m.box.layoutOf(boardOf(m).adventure).beside[area ?? ''] ?? [];
const limitOf = (m: Moment, area: string): number =>
  m.box.layoutOf(boardOf(m).adventure).byId[area]?.limit ?? Number.NaN;
const count = (list: readonly { area: string | null }[], area: string): number =>
  list.filter((one) => one.area === area).length;
const crowd = (m: Moment, area: string): number =>
  count(boardOf(m).heroes, area) + count(boardOf(m).hostiles, area);
export const isFull = (m: Moment, area: string): boolean => crowd(m, area) >= limitOf(m, area);
/** As if this hero had left already. */
export const isFullWithout = (m: Moment, area: string, gone: Hero): boolean =>
  crowd(m, area) - (gone.area === area ? 1 : 0) >= limitOf(m, area);

export function isShut(m: Moment, one: string | null, other: string | null): boolean {
  const between = sheetOf(m).doors.filter(
    (door) => door.between.includes(one ?? '') && door.between.includes(other ?? ''),
  );
  const isOpen = (id: string) => boardOf(m).doors.some((door) => door.id === id && door.open);
  return between.length > 0 && !between.some(({ id }) => isOpen(id));
}
export const isSeen = (m: Moment, from: string | null, to: string | null): boolean =>
  from !== null && to !== null && (from === to || (besides(m, from).includes(to) && !isShut(m, from, to)));
export const freeBeside = (m: Moment, area: string | null): string[] =>
  besides(m, area).filter((to) => !isShut(m, area, to) && !isFull(m, to));

export function isEngaged(m: Moment, { area }: Hero): boolean {
  const hostiles = count(boardOf(m).hostiles, area ?? '');
  return hostiles > 0 && hostiles >= count(boardOf(m).heroes, area ?? '');
}
export const visible = (m: Moment, hero: Hero): Hostile[] =>
  boardOf(m).hostiles.filter((one) => isSeen(m, hero.area, one.area));

/** Steps from area to area, doors or not. */
export function stepsBetween(m: Moment, from: string, to: string): number {
  let reached = [from];
  for (let steps = 0; steps < 50; steps++) {
    if (reached.includes(to)) return steps;
    reached = [...new Set([...reached, ...reached.flatMap((area) => besides(m, area))])];
  }
  return Number.POSITIVE_INFINITY;
}

/** Could anyone in this full area give way to the hero who barges in? */
export function canGiveWay(m: Moment, area: string, mover: Hero): boolean {
  const figures = [...boardOf(m).heroes, ...boardOf(m).hostiles].filter((one) => one.area === area);
  return figures.some((one) => one.id !== mover.id && placesFor(m, one.id, area, mover).length > 0);
}
export const placesFor = (m: Moment, figure: string, area: string, mover: Hero): string[] =>
  besides(m, area).filter(
    (to) => !isFullWithout(m, to, mover) && !(isHero(m, figure) && isShut(m, area, to)),
  );

// --- what ------------------------------------------------------------------------------------------

/** The action that is thought of, or that a die is to pay for. */
export function actionOf(m: Moment): Action {
  const action = m.box.actions[m.id] ?? m.box.actions[String(varsOf(m).action)];
  if (action === undefined) throw new Error(`'${m.id}' is no action`);
  return action;
}
type Special = Extract<Action, { kind: 'special' }>;
export function specialOf(m: Moment): Special {
  const action = actionOf(m);
  if (action.kind !== 'special') throw new Error(`'${m.id}' is no special action`);
  return action;
}
export const rangeOf = (m: Moment): string => {
  const action = actionOf(m);
  return action.kind === 'attack' ? action.range : '';
};
/** The number on which the action is inspired; none is never reached. */
export function numberOf(m: Moment): number {
  const action = actionOf(m);
  return ('inspired' in action ? action.inspired : undefined) ?? 7;
}

/** Values of dice that this would be paid with. */
export function values(m: Moment): number[] {
  const vars = varsOf(m);
  switch (m.decision.ask) {
    case 'choose-action': {
      const { dice, destiny } = heroOf(m);
      return destiny > 0 ? [1, 2, 3, 4, 5, 6] : dice;
    }
    case 'choose-link-action':
      return [Number(vars.value) + 1];
    case 'choose-commanded-action':
      return [vars.inspired === true ? 6 : 1];
    default:
      return [Number(m.id)];
  }
}
export const isNeverInspired = (m: Moment): boolean => values(m).every((value) => value < numberOf(m));
