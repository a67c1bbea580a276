import { coreOf, type Game, type Position, procedures } from '@questhall/engine';
import { effectsOf } from '@questhall/tabletop';
import type { AcgAsks } from './asks.js';
import type { AcgBoard } from './board.js';
import type { AcgBox } from './content/box.js';
import type { CompiledLine, Line } from './content/line.js';
import type { AcgEvents } from './events.js';
import type { Ctx } from './procs.js';
import { isThere } from './queries.js';
import type { AcgRuleId } from './terms.js';
import type { LineWords } from './text/about.js';

/** All that the rules of this game may name. */
export type AcgTypes = {
  board: AcgBoard;
  box: AcgBox;
  events: AcgEvents;
  asks: AcgAsks;
  rule: AcgRuleId;
};

/** What a step of this game receives. */
export type G = Game<AcgTypes>;
/** What a query of this game reads. */
export type AcgPosition = Position<AcgTypes>;

/** A rule of this game: its steps cite ids of this game's ledger, or the compiler objects. */
export const procedure = procedures<AcgTypes>();

export const { inOrder, split } = coreOf<AcgTypes>();

/** What verbs of the card language are written with. */
export const { effect, effectProcedure, lineOf, nextThere, onEach, paramsOf } = effectsOf<
  AcgTypes,
  Ctx,
  Line,
  LineWords,
  string,
  CompiledLine
>({ prefix: 'acg', procedure, lines: ({ box }) => box.lines, isThere });
