import { coreOf, type Game, type Position, procedures } from '@questhall/engine';
import { effectsOf } from '@questhall/tabletop';
import type { LrAsks } from './asks.js';
import type { LrBoard } from './board.js';
import type { LrBox } from './content/box.js';
import type { Line } from './content/line.js';
import type { LrEvents } from './events.js';
import type { Ctx } from './procs.js';
import { isDecided } from './rules/ending.js';
import type { LostRelicsRuleId } from './terms.js';
import type { About } from './text/about.js';
import type { Clause } from './text/en/clause.js';

/** All that the rules of this game may name. */
export type LrTypes = {
  board: LrBoard;
  box: LrBox;
  events: LrEvents;
  asks: LrAsks;
  rule: LostRelicsRuleId;
};

/** What a step of this game receives. */
export type G = Game<LrTypes>;
/** What a query of this game reads. */
export type LrPosition = Position<LrTypes>;

/** A rule around adventures: it goes on when one of them has ended. */
export const outerProcedure = procedures<LrTypes>();

/**
 * A rule inside an adventure. An adventure ends at once (END-01, END-04), in the middle of whatever is going on: every
 * step first looks whether it is decided, and then only leaves. So no rule has to think of it, and what was changed by
 * one step is judged before the next.
 */
export const procedure = procedures<LrTypes>({
  before: (g) => (isDecided(g) ? g.end(undefined) : undefined),
});

export const { inOrder } = coreOf<LrTypes>();

/** What verbs of the card language are written with. */
export const { effect, effectProcedure, onEach, paramsOf } = effectsOf<LrTypes, Ctx, Line, About, Clause>({
  prefix: 'lr',
  procedure,
  lines: ({ box }) => box.lines,
});
