import { coreOf, type Game, type Position, procedures, type UntypedGame } from '@questhall/engine';
import { carriersOf } from '@questhall/tabletop';
import type { AcgBoard } from './board.js';
import type { AcgRuleId } from './terms.js';

/** What a step of this game receives. */
export type AcgTypes = UntypedGame<AcgBoard> & { rule: AcgRuleId };
export type G = Game<AcgTypes>;
export type AcgPosition = Position<AcgTypes>;
export const { inOrder, split } = coreOf<AcgTypes>();

/** A rule of this game: its steps cite ids of this game's ledger, or the compiler objects. */
export const procedure = procedures<AcgTypes>();

const carriers = carriersOf<AcgRuleId>();
/** Rules that no single step carries out: a query, a limit, a shape. Listed for the coverage report. */
export const carriedElsewhere = carriers.list;
/** Marks the function that carries out a rule, and gives it back unchanged. */
export const { carries } = carriers;
