import { answeredDecision, askTogether, isProposal, propose, settle, top } from './answers.js';
import { RuleBug } from './errors.js';
import { END, Game, GOTO, type Tell } from './game.js';
import type { JsonRecord } from './json.js';
import type { AnyProcedure, Step, Transition } from './procedure.js';
import { Dice } from './rng.js';
import type { Answer, Event, Frame, Outcome, State } from './state.js';
import type { GameTypes } from './types.js';

/** Steps one answer may lead to before we say that the rules run in circles. */
const RUNAWAY = 50_000;
const NOTHING = undefined as never;

/** A procedure as the machine finds it: by its name, and its steps by theirs. */
type Known<T extends GameTypes> = {
  readonly id: string;
  readonly steps: readonly Step<T>[];
  readonly at: ReadonlyMap<string, number>;
  /** Where it goes on when a step has received what it waited for. */
  readonly after: ReadonlyMap<string, number>;
};
/** A step by its name; the same step is the same object. */
export type Named = { readonly name: string };
export type Registry<T extends GameTypes> = ReadonlyMap<string, Known<T>>;

export function registry<T extends GameTypes>(list: readonly AnyProcedure<T>[]): Registry<T> {
  const out = new Map<string, Known<T>>();
  for (const { id, steps } of list) {
    if (out.has(id)) throw new Error(`two procedures are called '${id}'`);
    if (steps.length === 0) throw new Error(`'${id}' has no steps`);
    const at = new Map(steps.map((step, i) => [step.name, i]));
    const after = new Map(steps.map((step, i) => [step.name, step.repeats ? i : i + 1]));
    out.set(id, { id, steps, at, after });
  }
  return out;
}

/**
 * How far somebody looks who tries something out: until the rule at `floor` of the stack has ended. While `moves` are
 * given, the first of them that begins becomes that rule.
 */
export type Scope = { floor: number; moves: readonly string[] | null };

/** Runs procedures on a state until somebody must decide or the game is over. */
export class Machine<T extends GameTypes> {
  private readonly g: Game<T>;
  declare private procedure: Known<T>;
  private next = 0;
  private scope: Scope | null = null;

  constructor(
    private readonly procedures: Registry<T>,
    box: T['box'],
    /** Others than the game's own, for those who work out odds. */
    dice?: Dice,
  ) {
    this.g = new Game<T>(box);
    if (dice !== undefined) this.g.dice = dice;
  }

  /** Puts the first procedure on an empty stack and runs it. */
  start(state: State<T['board']>, first: string, vars: JsonRecord, events?: Event[]): void {
    if (state.stack.length > 0) throw new Error(`'${first}' needs an empty stack to start from`);
    this.open(state, state.nextId - 1, events);
    this.scope = null;
    state.stack.push({ proc: first, at: '', vars, answer: null });
    this.run(state, NOTHING, 0);
  }

  /** Takes an answer, in place. Throws `IllegalAnswer` before anything has changed. */
  play(state: State<T['board']>, answer: Answer, events?: Event[], scope: Scope | null = null): void {
    const decision = answeredDecision(state, answer);
    if (isProposal(decision, answer)) {
      propose(state, decision, answer);
      return;
    }
    this.open(state, decision.id, events);
    this.scope = scope;
    const input = settle(state, decision, answer.picks);
    if (state.open.length === 0) this.run(state, input as never, 1);
  }

  /** The step that is running, if any. */
  get step(): Named | null {
    return this.g.step;
  }

  private open(state: State<T['board']>, at: number, events: Event[] | undefined): void {
    const g = this.g;
    g.state = state;
    g.board = state.board;
    g.over = null;
    g.pending = undefined;
    g.did = undefined;
    g.questions = undefined;
    if (g.dice === undefined) g.dice = new Dice(state.rng);
    else g.dice.load(state.rng);
    g.tell = events === undefined ? undefined : teller(g, at, events);
  }

  private run(state: State<T['board']>, input: never, from: 0 | 1): void {
    try {
      this.enter(top(state), from);
      this.loop(state, input);
    } catch (error) {
      throw error instanceof RuleBug ? error : this.bug(state, error);
    } finally {
      this.g.dice.store();
      this.g.step = null;
    }
  }

  /**
   * The heart: one step at a time. Names are looked up only when frames change. `follow` hands on what the
   * transition carries through `g.value`.
   */
  private loop(state: State<T['board']>, first: never): void {
    const g = this.g;
    g.value = first;
    for (let count = 0; count < RUNAWAY; count++) {
      const step = this.procedure.steps[this.next];
      if (step === undefined) {
        // A procedure that runs off its end gives nothing.
        this.leave(state);
        g.value = undefined;
        if (this.isOut(state)) return;
        continue;
      }
      const input = g.value;
      g.value = undefined;
      g.step = step;
      const did = step.run(g, top(state).vars as never, input as never);
      if (did !== g.pending) throw new Error(`step '${step.name}' must return the one transition it makes`);
      if (did === undefined) this.next++;
      else if (this.follow(state, step, did)) return;
    }
    throw new Error(`more than ${RUNAWAY} steps without a decision`);
  }

  /** True when the rules cannot go on: somebody must decide, or the game is over. */
  private follow(state: State<T['board']>, step: Step<T>, did: Transition): boolean {
    const g = this.g;
    g.pending = undefined;
    if (did === GOTO) {
      this.next = this.place(this.procedure.at, g.value as string);
      g.value = undefined;
      return false;
    }
    if (did !== END) return this.wait(state, step);
    if (g.over === null) {
      this.leave(state);
      return this.isOut(state);
    }
    finish(state, g.over);
    return true;
  }

  /** A question or a call. True when somebody must decide before the rules can go on. */
  private wait(state: State<T['board']>, step: Step<T>): boolean {
    const g = this.g;
    const { did } = g;
    g.did = undefined;
    if (did === 'called') {
      if (this.scope !== null) narrow(this.scope, state.stack);
      this.enter(top(state), 0);
      return false;
    }
    if (did === undefined && g.questions === undefined) {
      if (!step.repeats) this.next++;
      return false;
    }
    top(state).at = step.name;
    if (did === undefined) askTogether(state, g.questions ?? [], g.given ?? {}, step.rules);
    return true;
  }

  private isOut({ stack }: State<T['board']>): boolean {
    return this.scope !== null && stack.length <= this.scope.floor;
  }

  private enter(frame: Frame, from: 0 | 1): void {
    const procedure = this.procedures.get(frame.proc);
    if (procedure === undefined) throw new Error(`there is no procedure called '${frame.proc}'`);
    this.procedure = procedure;
    this.next = from === 0 ? 0 : this.place(procedure.after, frame.at);
  }

  private leave(state: State<T['board']>): void {
    const { stack } = state;
    const caller = stack[stack.length - 2];
    if (caller === undefined) throw new Error('the first procedure ended without an outcome');
    stack.pop();
    this.enter(caller, 1);
  }

  private place(places: ReadonlyMap<string, number>, step: string): number {
    const i = places.get(step);
    if (i === undefined) throw new Error(`'${this.procedure.id}' has no step called '${step}'`);
    return i;
  }

  private bug(state: State<T['board']>, cause: unknown): RuleBug {
    const trail = state.stack.map((frame) => `${frame.proc}@${frame.at || 'start'}`);
    const { step } = this.g;
    if (step !== null) trail.push(`${step.name} ${step.rules.join(' ')}`.trimEnd());
    return new RuleBug(cause instanceof Error ? cause.message : String(cause), trail, { cause });
  }
}

function teller<T extends GameTypes>(g: Game<T>, at: number, events: Event[]): Tell<T> {
  return (type, data, audience) => {
    events.push({
      at,
      type,
      rules: g.step?.rules ?? [],
      data: data as JsonRecord,
      seenBy: audience?.seenBy ?? 'all',
      others: (audience?.others as JsonRecord | undefined) ?? null,
    });
  };
}

function narrow(scope: Scope, stack: readonly Frame[]): void {
  const at = stack.length - 1;
  if (scope.moves?.includes(stack[at]?.proc ?? '') !== true) return;
  scope.floor = at;
  scope.moves = null;
}

function finish<B>(state: State<B>, outcome: Outcome): void {
  state.over = outcome;
  state.stack.length = 0;
  state.open = [];
}
