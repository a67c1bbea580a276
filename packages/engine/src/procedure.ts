import type { Game } from './game.js';

declare const value: unique symbol;

/** A question was put or another procedure was called: the next step receives `T`. */
export type Await<T> = { readonly kind: 'await'; readonly [value]?: T };
/** The procedure is over and gives `R` to whoever called it. */
export type End<R> = { readonly kind: 'end'; readonly [value]?: R };
/** The next step is another one of the same procedure; it receives nothing. */
export type Goto = { readonly kind: 'goto' };
export type Transition = Await<unknown> | End<unknown> | Goto | undefined | void;

/** What the step after one that returned `O` receives. */
type Received<O> = O extends Await<infer T> ? T : O extends End<unknown> | Goto ? never : undefined;

export type Step<B> = {
  readonly name: string;
  readonly rules: readonly string[];
  readonly run: (g: Game<B>, vars: never, input: never) => Transition;
};

/**
 * A rule as the rulebook prints it: a named list of named steps, each with the ids of the rules it carries out.
 * A step changes the board and then returns at most one of ask, call, goto, end.
 */
export class Procedure<B, Rule extends string, Vars extends object, Result, In = undefined> {
  readonly steps: Step<B>[] = [];
  readonly at: { [step: string]: number } = Object.create(null);
  declare readonly takes: Vars;
  declare readonly gives: Result;

  constructor(readonly id: string) {}

  step<O extends Await<unknown> | End<Result> | Goto | undefined | void>(
    name: string,
    rules: Rule | readonly Rule[],
    run: (g: Game<B>, vars: Vars, input: In) => O,
  ): Procedure<B, Rule, Vars, Result, Received<O>> {
    if (this.at[name] !== undefined) throw new Error(`${this.id} has two steps called '${name}'`);
    this.at[name] = this.steps.length;
    this.steps.push({ name, rules: typeof rules === 'string' ? [rules] : rules, run });
    return this as unknown as Procedure<B, Rule, Vars, Result, Received<O>>;
  }
}

/** A procedure as the machine sees it: any variables, any result. */
export type AnyProcedure<B> = {
  readonly id: string;
  readonly steps: readonly Step<B>[];
  readonly at: { readonly [step: string]: number };
};

/** What a caller needs to know: the name, and the types of what goes in and comes out. */
export type Callable<Vars, Result> = { readonly id: string; readonly takes: Vars; readonly gives: Result };

/** Refers to a procedure that is defined elsewhere: rules call each other in circles, modules must not. */
export function named<Vars extends object, Result = undefined>(id: string): Callable<Vars, Result> {
  return { id } as Callable<Vars, Result>;
}

/** A game's own `procedure`: fixes the board and the ledger whose ids its steps may cite. */
export function procedures<B, Rule extends string>() {
  return <Vars extends object = Record<never, never>, Result = undefined>(
    id: string | Callable<Vars, Result>,
  ) => new Procedure<B, Rule, Vars, Result>(typeof id === 'string' ? id : id.id);
}
