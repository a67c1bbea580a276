import type { Game } from './game.js';
import type { GameTypes } from './types.js';

declare const value: unique symbol;

/** A question was put or another procedure was called: the next step receives `R`. */
export type Await<R> = { readonly kind: 'await'; readonly [value]?: R };
/** The procedure is over and gives `R` to whoever called it. */
export type End<R> = { readonly kind: 'end'; readonly [value]?: R };
/** The next step is another one of the same procedure; it receives nothing. */
export type Goto = { readonly kind: 'goto' };
export type Transition = Await<unknown> | End<unknown> | Goto | undefined | void;

/** What the step after one that returned `O` receives. */
type Received<O> = O extends Await<infer R> ? R : O extends End<unknown> | Goto ? never : undefined;

export type Step<T extends GameTypes> = {
  readonly name: string;
  readonly rules: readonly string[];
  /** It receives itself what it asked or called for. */
  readonly repeats: boolean;
  readonly run: (g: Game<T>, vars: never, input: never) => Transition;
};

/** Looks at the game before a step: if it says how the procedure ends, the step is not taken. */
export type Before<T extends GameTypes> = (g: Game<T>) => End<unknown> | undefined;

/**
 * A rule as the rulebook prints it: a named list of named steps, each with the ids of the rules it carries out.
 * A step changes the board and then returns at most one of ask, call, goto, end.
 */
export class Procedure<T extends GameTypes, Vars extends object, Result, In = undefined> {
  readonly steps: Step<T>[] = [];
  readonly at: { [step: string]: number } = Object.create(null);
  declare readonly takes: Vars;
  declare readonly gives: Result;

  constructor(
    readonly id: string,
    private readonly before?: Before<T>,
  ) {}

  step<O extends Await<unknown> | End<Result> | Goto | undefined | void>(
    name: string,
    rules: T['rule'] | readonly T['rule'][],
    run: (g: Game<T>, vars: Vars, input: In) => O,
  ): Procedure<T, Vars, Result, Received<O>> {
    this.add(name, rules, false, run);
    return this as unknown as Procedure<T, Vars, Result, Received<O>>;
  }

  /**
   * A step for one after the other: it receives what it asked or called for itself, again and again, until it ends, goes
   * elsewhere or returns nothing. The first time it receives what any step would.
   */
  repeat<R>(
    name: string,
    rules: T['rule'] | readonly T['rule'][],
    run: (
      g: Game<T>,
      vars: Vars,
      input: In | R | undefined,
    ) => Await<R> | End<Result> | Goto | undefined | void,
  ): Procedure<T, Vars, Result> {
    this.add(name, rules, true, run);
    return this as unknown as Procedure<T, Vars, Result>;
  }

  private add<I>(
    name: string,
    rules: T['rule'] | readonly T['rule'][],
    repeats: boolean,
    run: (g: Game<T>, vars: Vars, input: I) => Transition,
  ): void {
    if (this.at[name] !== undefined) throw new Error(`${this.id} has two steps called '${name}'`);
    this.at[name] = this.steps.length;
    const cited = typeof rules === 'string' ? [rules] : rules;
    this.steps.push({ name, rules: cited, repeats, run: guarded(this.before, run) });
  }
}

function guarded<T extends GameTypes, V, I>(
  before: Before<T> | undefined,
  run: (g: Game<T>, vars: V, input: I) => Transition,
): Step<T>['run'] {
  const plain = run as Step<T>['run'];
  return before === undefined ? plain : (g, vars, input) => before(g) ?? plain(g, vars, input);
}

/** A procedure as the machine sees it: any variables, any result. */
export type AnyProcedure<T extends GameTypes> = {
  readonly id: string;
  readonly steps: readonly Step<T>[];
  readonly at: { readonly [step: string]: number };
};

/** A procedure as people and reports see it: its steps and what they cite. */
export type Outline = {
  readonly id: string;
  readonly steps: readonly { readonly name: string; readonly rules: readonly string[] }[];
  readonly at: { readonly [step: string]: number };
};

/** What a caller needs to know: the name, and the types of what goes in and comes out. */
export type Callable<Vars, Result> = { readonly id: string; readonly takes: Vars; readonly gives: Result };

/** Refers to a procedure that is defined elsewhere: rules call each other in circles, modules must not. */
export function named<Vars extends object, Result = undefined>(id: string): Callable<Vars, Result> {
  return { id } as Callable<Vars, Result>;
}

/** A game's own `procedure`: fixes what its steps may name, and what is looked at before each of them. */
export function procedures<T extends GameTypes>(options: { before?: Before<T> } = {}) {
  return <Vars extends object = Record<never, never>, Result = undefined>(
    id: string | Callable<Vars, Result>,
  ) => new Procedure<T, Vars, Result>(typeof id === 'string' ? id : id.id, options.before);
}
