import { type Game, type Position, procedures } from '@questhall/engine';
import { effectsOf } from '@questhall/tabletop';
import type { Clause } from '@questhall/tabletop/clauses';
import type { CcAsks } from './asks.js';
import type { CcBoard } from './board.js';
import type { CcBox } from './content/box.js';
import type { Line } from './content/line.js';
import type { CcEvents } from './events.js';
import type { Ctx } from './procs.js';
import { isOver } from './rules/ending.js';
import type { CursedCityRuleId } from './terms.js';
import type { About } from './text/about.js';

/** All that the rules of this game may name. */
export type CcTypes = {
  board: CcBoard;
  box: CcBox;
  events: CcEvents;
  asks: CcAsks;
  rule: CursedCityRuleId;
};

/** What a step of this game receives. */
export type G = Game<CcTypes>;
/** What a query of this game reads. */
export type CcPosition = Position<CcTypes>;

/** A rule around journeys: it goes on when one of them has ended. */
export const outerProcedure = procedures<CcTypes>();

/**
 * A rule inside a journey. Some journeys end at once, in the middle of whatever is going on: every step first looks
 * whether this one has ended, and then only leaves. So no rule has to think of it.
 */
export const procedure = procedures<CcTypes>({
  before: (g) => (isOver(g) ? g.end(undefined) : undefined),
});

/** What verbs of the card language are written with. */
export const { effect, effectProcedure, onEach, paramsOf } = effectsOf<CcTypes, Ctx, Line, About, Clause>({
  prefix: 'cc',
  procedure,
  lines: ({ box }) => box.lines,
});
