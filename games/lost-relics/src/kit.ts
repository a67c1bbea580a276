import { type Callable, type Game, Procedure, procedures } from '@questhall/engine';
import { carriersOf } from '@questhall/tabletop';
import type { LrBoard } from './board.js';
import type { LostRelicsRuleId } from './terms.js';

/** What a step of this game receives. */
export type G = Game<LrBoard>;

const carriers = carriersOf<LostRelicsRuleId>();
/** Rules that no single step carries out, for the coverage report. */
export const carriedElsewhere = carriers.list;
/** Marks the function that carries out a rule, and gives it back unchanged. */
export const { carries } = carriers;

/** A rule around adventures: it goes on when one of them has ended. */
export const outerProcedure = procedures<LrBoard, LostRelicsRuleId>();

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

type Run<V> = (g: G, vars: V, input: never) => never;

/**
 * A rule inside an adventure. An adventure ends at once (END-01, END-04), in the middle of whatever is going on: every
 * step first looks whether it is decided, and then only leaves. So no rule has to think of it, and what was changed by
 * one step is judged before the next.
 */
export function procedure<Vars extends object = Record<never, never>, Result = undefined>(
  id: string | Callable<Vars, Result>,
): Procedure<LrBoard, LostRelicsRuleId, Vars, Result> {
  const made = new Procedure<LrBoard, LostRelicsRuleId, Vars, Result>(typeof id === 'string' ? id : id.id);
  const plain = made.step.bind(made);
  const guarded = (name: string, rules: LostRelicsRuleId | readonly LostRelicsRuleId[], run: Run<Vars>) =>
    plain(name, rules, (g, v, input) =>
      isDecided(g) ? (g.end(undefined) as never) : run(g, v, input as never),
    );
  made.step = guarded as unknown as typeof made.step;
  return made;
}
