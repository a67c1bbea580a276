import { copyRecord, type Json, type JsonRecord } from './json.js';
import type { Await, Callable, End, Goto, Step } from './procedure.js';
import type { Dice } from './rng.js';
import type { AskForm, Decision, Frame, OptionId, Outcome, SeatId, State } from './state.js';
import type { AskOf, EventOf, GameTypes } from './types.js';

/** Who is asked. For the party, `by` is the seat whose answer counts. */
export type Asked = { readonly seat: SeatId | 'party'; readonly by: SeatId };

/** A question before it gets its number. */
export type Question<Ask extends string = string> = {
  asked: Asked;
  ask: Ask;
  form: AskForm;
  options: readonly OptionId[];
  min: number;
  max: number;
};

/** Who learns of an event, and what all others learn instead; nothing if that is left out. */
export type Audience<D> = { readonly seenBy: readonly SeatId[]; readonly others?: Partial<D> };

/** Records what happened, for those who watch. */
export type Tell<T extends GameTypes> = <K extends EventOf<T>>(
  type: K,
  data: T['events'][K],
  audience?: Audience<T['events'][K]>,
) => void;

const AWAIT: Await<never> = Object.freeze({ kind: 'await' });
export const END: End<never> = Object.freeze({ kind: 'end' });
export const GOTO: Goto = Object.freeze({ kind: 'goto' });

const YES_NO: readonly OptionId[] = Object.freeze(['yes', 'no']);
export const DECLINE = 'decline';
const NO_RULES: readonly string[] = Object.freeze([]);
export const NO_PROPOSALS: Decision['proposals'] = Object.freeze([]);

/**
 * What a step receives. It points at the state being played, makes the one transition the step may make,
 * and is never part of a save.
 */
export class Game<T extends GameTypes> {
  declare board: T['board'];
  declare state: State<T['board']>;
  declare dice: Dice;
  /**
   * Present only when somebody watches: `g.tell?.('wounds', { hero, count })` builds nothing in a search.
   */
  declare tell: Tell<T> | undefined;

  /** The transition the running step has asked for. */
  pending: Await<never> | End<never> | Goto | undefined = undefined;
  step: Step<T> | null = null;
  /** What the transition has done besides: called a procedure, or asked one seat. */
  did: 'called' | 'asked' | undefined = undefined;
  questions: readonly Question[] | undefined = undefined;
  /** For several seats: the answers of those who have no choice. */
  given: { [seat: SeatId]: Json } | undefined = undefined;
  /** Result of `end`, answer of a question that answers itself, or name of the step to go to. */
  value: unknown = undefined;
  over: Outcome | null = null;

  constructor(readonly box: T['box']) {}

  /** Carries out another procedure; the next step receives its result. */
  call<V extends object, R>(proc: Callable<V, R>, vars: NoInfer<V>): Await<R> {
    this.claim(AWAIT);
    const { stack } = this.state;
    const caller = stack[stack.length - 1] as Frame;
    caller.at = this.step?.name ?? '';
    // `g.call(other, v)` hands on the very variables of this frame; two frames must not write into one object,
    // since a saved game gives each of them its own.
    const given = vars as unknown as JsonRecord;
    const own = given === caller.vars ? copyRecord(given) : given;
    stack.push({ proc: proc.id, at: '', vars: own, answer: null });
    this.did = 'called';
    return AWAIT;
  }

  /** Leaves the procedure. */
  end<const R>(result: R): End<R> {
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
  pass<R>(answer: R): Await<R> {
    this.claim(AWAIT);
    this.value = answer;
    return AWAIT;
  }

  /** One of the options. With only one there is nothing to ask. */
  one<A extends AskOf<T>, O extends T['asks'][A]>(asked: Asked, ask: A, options: readonly O[]): Await<O> {
    const [only] = options;
    if (only === undefined) throw new Error(`'${ask}' has no option to offer`);
    if (options.length === 1) return this.pass(only);
    return this.ask(asked, ask, 'one', options.slice(), 1, 1);
  }

  /** One of the options, or none (null). */
  maybe<A extends AskOf<T>, O extends T['asks'][A]>(
    asked: Asked,
    ask: A,
    options: readonly O[],
  ): Await<O | null> {
    if (options.length === 0) return this.pass(null);
    return this.ask(asked, ask, 'maybe', [...options, DECLINE], 1, 1);
  }

  yesNo(asked: Asked, ask: AskOf<T>): Await<boolean> {
    return this.ask(asked, ask, 'yes-no', YES_NO, 1, 1);
  }

  /** Between `min` and `max` of the options, in the order picked. */
  some<A extends AskOf<T>, O extends T['asks'][A]>(
    asked: Asked,
    ask: A,
    options: readonly O[],
    count: { min: number; max: number },
  ): Await<O[]> {
    const max = Math.min(count.max, options.length);
    const min = Math.min(count.min, max);
    if (max === 0 || min === options.length) return this.pass(options.slice(0, max));
    return this.ask(asked, ask, 'some', options.slice(), min, max);
  }

  /** A whole number between `min` and `max`. */
  amount(asked: Asked, ask: AskOf<T>, { min, max }: { min: number; max: number }): Await<number> {
    if (min >= max) return this.pass(max);
    const options: OptionId[] = [];
    for (let n = min; n <= max; n++) options.push(numeral(n));
    return this.ask(asked, ask, 'amount', options, 1, 1);
  }

  /**
   * Several seats at once: the next step receives `{ [seat]: answer }` when all have answered. Whoever has no choice
   * is not asked, unless being passed over would tell something (`all`).
   */
  together<R>(
    questions: readonly Question<AskOf<T>>[],
    whom: 'those with a choice' | 'all' = 'those with a choice',
  ): Await<{ [seat: SeatId]: R }> {
    const given: { [seat: SeatId]: Json } = {};
    const asked = whom === 'all' ? questions : questions.filter((one) => !answersItself(one, given));
    if (asked.length === 0) return this.pass(given as { [seat: SeatId]: R });
    checkSeats(questions);
    this.claim(AWAIT);
    this.questions = asked;
    this.given = given;
    return AWAIT;
  }

  /**
   * Lists that a rule hands in may be lists of the board, so `one` and `some` copy them: forks share open
   * decisions and go on to change their boards. Plain parameters, because this runs for every decision.
   */
  private ask<R>(
    { seat, by }: Asked,
    ask: string,
    form: AskForm,
    options: readonly OptionId[],
    min: number,
    max: number,
  ): Await<R> {
    this.claim(AWAIT);
    const { state } = this;
    const id = state.nextId++;
    const rules = this.step?.rules ?? NO_RULES;
    state.open = [{ id, seat, by, ask, form, rules, options, min, max, proposals: NO_PROPOSALS }];
    this.did = 'asked';
    return AWAIT;
  }

  private claim(transition: Await<never> | End<never> | Goto): void {
    if (this.pending !== undefined) throw new Error('a step may make only one transition');
    this.pending = transition;
  }
}

/** Only one answer is possible: it is noted, and there is nothing to ask. */
function answersItself(question: Question, given: { [seat: SeatId]: Json }): boolean {
  const { options, min, max, form, asked } = question;
  if (options.length > min && max > 0) return false;
  given[asked.seat] = parsed(form, options.slice(0, max));
  return true;
}

function checkSeats(questions: readonly Question[]): void {
  const seats = questions.map(({ asked }) => asked.seat);
  const twice = seats.find((seat, i) => seats.indexOf(seat) !== i);
  if (twice !== undefined) throw new Error(`'${twice}' is asked twice at once`);
}

/** The value that the next step receives for these picks. */
export function parsed(form: AskForm, picks: readonly OptionId[]): Json {
  const first = picks[0] ?? null;
  switch (form) {
    case 'one':
      return first;
    case 'maybe':
      return first === DECLINE ? null : first;
    case 'yes-no':
      return first === 'yes';
    case 'amount':
      return Number(first);
    case 'some':
      return [...picks];
  }
}

const NUMERALS = Array.from({ length: 64 }, (_, n) => String(n));
function numeral(n: number): OptionId {
  return NUMERALS[n] ?? String(n);
}
