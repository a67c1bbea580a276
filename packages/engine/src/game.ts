import type { JsonRecord } from './json.js';
import type { Await, Callable, End, Goto } from './procedure.js';
import type { Dice } from './rng.js';
import type { AskForm, OptionId, Outcome, SeatId, State } from './state.js';

/** Who is asked. For the party, `by` is the seat whose answer counts. */
export type Asked = { readonly seat: SeatId | 'party'; readonly by: SeatId };

/** A question before it gets its number. */
export type Question = {
  asked: Asked;
  ask: string;
  form: AskForm;
  options: readonly OptionId[];
  min: number;
  max: number;
};

/** Records what happened, for those who watch. */
export type Tell = (type: string, data: JsonRecord, seenBy?: readonly SeatId[] | 'all') => void;

export const AWAIT: Await<never> = Object.freeze({ kind: 'await' });
export const END: End<never> = Object.freeze({ kind: 'end' });
export const GOTO: Goto = Object.freeze({ kind: 'goto' });

const YES_NO: readonly OptionId[] = Object.freeze(['yes', 'no']);
export const DECLINE = 'decline';

/**
 * What a step receives. It points at the state being played, holds the one transition the step may make,
 * and is never part of a save.
 */
export class Game<B> {
  declare board: B;
  declare state: State<B>;
  declare dice: Dice;
  /**
   * Present only when somebody watches: `g.tell?.('wounds', { hero, count })` builds nothing in a search.
   */
  declare tell: Tell | undefined;

  /** The transition the running step has asked for. */
  pending: Await<never> | End<never> | Goto | undefined = undefined;
  questions: Question[] | undefined = undefined;
  policy: 'all' | 'first' = 'all';
  callee: string | undefined = undefined;
  calleeVars: JsonRecord | undefined = undefined;
  /** Result of `end`, answer of a question that answers itself, or name of the step to go to. */
  value: unknown = undefined;
  over: Outcome | null = null;

  /** Carries out another procedure; the next step receives its result. */
  call<V extends object, R>(proc: Callable<V, R>, vars: NoInfer<V>): Await<R> {
    this.claim(AWAIT);
    this.callee = proc.id;
    this.calleeVars = vars as unknown as JsonRecord;
    return AWAIT;
  }

  /** Leaves the procedure. */
  end<R>(result: R): End<R> {
    this.claim(END);
    this.value = result;
    return END;
  }

  /** Goes on with another step of the same procedure. */
  goto(step: string): Goto {
    this.claim(GOTO);
    this.value = step;
    return GOTO;
  }

  /** The game is over; nothing that is still on the stack will happen. */
  finish(outcome: Outcome): End<never> {
    this.claim(END);
    this.over = outcome;
    return END;
  }

  /** Goes on to the next step with a value that needs no question. */
  pass<T>(answer: T): Await<T> {
    this.claim(AWAIT);
    this.value = answer;
    return AWAIT;
  }

  /** One of the options. With only one there is nothing to ask. */
  one<T extends OptionId>(asked: Asked, ask: string, options: readonly T[]): Await<T> {
    const [only] = options;
    if (only === undefined) throw new Error(`'${ask}' has no option to offer`);
    if (options.length === 1) return this.pass(only);
    return this.ask({ asked, ask, form: 'one', options, min: 1, max: 1 });
  }

  /** One of the options, or none (null). */
  maybe<T extends OptionId>(asked: Asked, ask: string, options: readonly T[]): Await<T | null> {
    if (options.length === 0) return this.pass(null);
    return this.ask({ asked, ask, form: 'maybe', options: [...options, DECLINE], min: 1, max: 1 });
  }

  yesNo(asked: Asked, ask: string): Await<boolean> {
    return this.ask({ asked, ask, form: 'yes-no', options: YES_NO, min: 1, max: 1 });
  }

  /** Between `min` and `max` of the options, in the order picked. */
  some<T extends OptionId>(
    asked: Asked,
    ask: string,
    options: readonly T[],
    count: { min: number; max: number },
  ): Await<T[]> {
    const max = Math.min(count.max, options.length);
    const min = Math.min(count.min, max);
    if (max === 0 || min === options.length) return this.pass(options.slice(0, max));
    return this.ask({ asked, ask, form: 'some', options, min, max });
  }

  /** A whole number between `min` and `max`. */
  amount(asked: Asked, ask: string, { min, max }: { min: number; max: number }): Await<number> {
    if (min >= max) return this.pass(max);
    const options: OptionId[] = [];
    for (let n = min; n <= max; n++) options.push(numeral(n));
    return this.ask({ asked, ask, form: 'amount', options, min: 1, max: 1 });
  }

  /** Several seats at once: the next step receives `{ [seat]: answer }` when all (or the first) have answered. */
  together<T>(questions: Question[], policy: 'all' | 'first' = 'all'): Await<{ [seat: SeatId]: T }> {
    if (questions.length === 0) return this.pass({});
    this.claim(AWAIT);
    this.questions = questions;
    this.policy = policy;
    return AWAIT;
  }

  private ask<T>(question: Question): Await<T> {
    this.claim(AWAIT);
    this.questions = [question];
    this.policy = 'first';
    return AWAIT;
  }

  private claim(transition: Await<never> | End<never> | Goto): void {
    if (this.pending !== undefined) throw new Error('a step may make only one transition');
    this.pending = transition;
  }
}

const NUMERALS = Array.from({ length: 64 }, (_, n) => String(n));
function numeral(n: number): OptionId {
  return NUMERALS[n] ?? String(n);
}
