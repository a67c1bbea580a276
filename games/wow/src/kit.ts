import { type Asked, coreOf, type Game, type Position, procedures, type SeatId } from '@questhall/engine';
import { effectsOf } from '@questhall/tabletop';
import type { WowAsks } from './asks.js';
import type { WowBoard } from './board.js';
import type { WowBox } from './content/box.js';
import type { Line } from './content/line.js';
import type { WowEvents } from './events.js';
import type { Ctx } from './procs.js';
import type { WowRuleId } from './terms.js';
import type { About } from './text/about.js';
import type { Clause } from './text/en/clause.js';

/** All that the rules of this game may name. */
export type WowTypes = {
  board: WowBoard;
  box: WowBox;
  events: WowEvents;
  asks: WowAsks;
  rule: WowRuleId;
};

/** What a step of this game receives. */
export type G = Game<WowTypes>;
/** What a query of this game reads. */
export type WowPosition = Position<WowTypes>;

export const procedure = procedures<WowTypes>();
export const { inOrder } = coreOf<WowTypes>();

export const asked = (seat: SeatId): Asked => ({ seat, by: seat });

/** What verbs of the card language are written with. */
export const { effect, effectProcedure, onEach, paramsOf } = effectsOf<WowTypes, Ctx, Line, About, Clause>({
  prefix: 'wow',
  procedure,
  lines: ({ box }) => box.lines,
});
