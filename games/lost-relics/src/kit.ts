import { coreOf, type Game, procedures, type UntypedGame } from '@questhall/engine';
import { carriersOf } from '@questhall/tabletop';
import type { LrBoard } from './board.js';
import type { LostRelicsRuleId } from './terms.js';

/** What a step of this game receives. */
export type LrTypes = UntypedGame<LrBoard> & { rule: LostRelicsRuleId };
export type G = Game<LrTypes>;
export const { inOrder } = coreOf<LrTypes>();

const carriers = carriersOf<LostRelicsRuleId>();
/** Rules that no single step carries out, for the coverage report. */
export const carriedElsewhere = carriers.list;
/** Marks the function that carries out a rule, and gives it back unchanged. */
export const { carries } = carriers;

/** A rule around adventures: it goes on when one of them has ended. */
export const outerProcedure = procedures<LrTypes>();

type Judge = (b: LrBoard) => 'won' | 'lost' | null;
let judge: Judge = () => null;
/** Called once, by the chapter on ending an adventure. */
export function bindJudge(of: Judge): void {
  judge = of;
}

/** Looks whether the adventure has just been decided, and notes it. */
function isDecided({ board }: G): boolean {
  if (board.result === null) board.result = judge(board);
  return board.result !== null;
}

/**
 * A rule inside an adventure. An adventure ends at once (END-01, END-04), in the middle of whatever is going on: every
 * step first looks whether it is decided, and then only leaves. So no rule has to think of it, and what was changed by
 * one step is judged before the next.
 */
export const procedure = procedures<LrTypes>({
  before: (g) => (isDecided(g) ? g.end(undefined) : undefined),
});
