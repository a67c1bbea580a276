import { IllegalAnswer, RuleBug } from './errors.js';
import { END, Game, GOTO, NO_PROPOSALS, parsed, type Tell } from './game.js';
import type { Json, JsonRecord } from './json.js';
import type { AnyProcedure, Step, Transition } from './procedure.js';
import { Dice } from './rng.js';
import type { Answer, Decision, Event, Frame, OptionId, Outcome, SeatId, State } from './state.js';

/** Steps one answer may lead to before we say that the rules run in circles. */
const RUNAWAY = 50_000;
const NOTHING = undefined as never;

/** A procedure as the machine finds it: by its name, and its steps by theirs. */
type Known<B> = {
  readonly id: string;
  readonly steps: readonly Step<B>[];
  readonly at: ReadonlyMap<string, number>;
};
export type Registry<B> = ReadonlyMap<string, Known<B>>;

export function registry<B>(list: readonly AnyProcedure<B>[]): Registry<B> {
  const out = new Map<string, Known<B>>();
  for (const { id, steps } of list) {
    if (out.has(id)) throw new Error(`two procedures are called '${id}'`);
    if (steps.length === 0) throw new Error(`'${id}' has no steps`);
    out.set(id, { id, steps, at: new Map(steps.map((step, i) => [step.name, i])) });
  }
  return out;
}

/** Runs procedures on a state until somebody must decide or the game is over. */
export class Machine<B> {
  private readonly g = new Game<B>();
  declare private procedure: Known<B>;
  private next = 0;

  constructor(private readonly procedures: Registry<B>) {}

  /** Puts the first procedure on an empty stack and runs it. */
  start(state: State<B>, first: string, vars: JsonRecord, events?: Event[]): void {
    if (state.stack.length > 0) throw new Error(`'${first}' needs an empty stack to start from`);
    this.open(state, state.nextId - 1, events);
    state.stack.push({ proc: first, at: '', vars, answer: null });
    this.run(state, NOTHING, 0);
  }

  /** Takes an answer, in place. Throws `IllegalAnswer` before anything has changed. */
  play(state: State<B>, answer: Answer, events?: Event[]): void {
    const decision = openDecision(state, answer);
    checkPicks(decision, answer);
    if (isProposal(decision, answer)) {
      propose(state, decision, answer);
      return;
    }
    this.open(state, decision.id, events);
    const input = settle(state, decision, answer.picks);
    if (state.open.length === 0) this.run(state, input as never, 1);
  }

  private open(state: State<B>, at: number, events: Event[] | undefined): void {
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

  private run(state: State<B>, input: never, from: 0 | 1): void {
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
  private loop(state: State<B>, first: never): void {
    const g = this.g;
    g.value = first;
    for (let count = 0; count < RUNAWAY; count++) {
      const step = this.procedure.steps[this.next];
      if (step === undefined) {
        // A procedure that runs off its end gives nothing.
        this.leave(state);
        g.value = undefined;
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
  private follow(state: State<B>, step: Step<B>, did: Transition): boolean {
    const g = this.g;
    g.pending = undefined;
    if (did === GOTO) {
      this.next = this.place(g.value as string);
      g.value = undefined;
      return false;
    }
    if (did !== END) return this.wait(state, step);
    if (g.over === null) {
      this.leave(state);
      return false;
    }
    finish(state, g.over);
    return true;
  }

  /** A question or a call. True when somebody must decide before the rules can go on. */
  private wait(state: State<B>, step: Step<B>): boolean {
    const g = this.g;
    const { did } = g;
    g.did = undefined;
    if (did === 'called') {
      this.enter(top(state), 0);
      return false;
    }
    if (did === undefined && g.questions === undefined) {
      this.next++;
      return false;
    }
    top(state).at = step.name;
    if (did === undefined) putTogether(g, step);
    return true;
  }

  private enter(frame: Frame, from: 0 | 1): void {
    const procedure = this.procedures.get(frame.proc);
    if (procedure === undefined) throw new Error(`there is no procedure called '${frame.proc}'`);
    this.procedure = procedure;
    this.next = from === 0 ? 0 : this.place(frame.at) + 1;
  }

  private leave(state: State<B>): void {
    const { stack } = state;
    const caller = stack[stack.length - 2];
    if (caller === undefined) throw new Error('the first procedure ended without an outcome');
    stack.pop();
    this.enter(caller, 1);
  }

  private place(step: string): number {
    const i = this.procedure.at.get(step);
    if (i === undefined) throw new Error(`'${this.procedure.id}' has no step called '${step}'`);
    return i;
  }

  private bug(state: State<B>, cause: unknown): RuleBug {
    const trail = state.stack.map((frame) => `${frame.proc}@${frame.at || 'start'}`);
    const { step } = this.g;
    if (step !== null) trail.push(`${step.name} ${step.rules.join(' ')}`.trimEnd());
    return new RuleBug(cause instanceof Error ? cause.message : String(cause), trail, { cause });
  }
}

function teller<B>(g: Game<B>, at: number, events: Event[]): Tell {
  const first = events.length;
  return (type, data, seenBy = 'all') => {
    events.push({ at, seq: events.length - first, type, rules: g.step?.rules ?? [], data, seenBy });
  };
}

function finish<B>(state: State<B>, outcome: Outcome): void {
  state.over = outcome;
  state.stack.length = 0;
  state.open = [];
}

function top<B>({ stack }: State<B>): Frame {
  return stack[stack.length - 1] as Frame;
}

/** What a frame keeps while several seats are asked at once. */
type Gathered = { policy: 'all' | 'first'; given: { [seat: SeatId]: Json } };

function putTogether<B>(g: Game<B>, { rules }: Step<B>): void {
  const { state, policy, given = {}, questions = [] } = g;
  top(state).answer = { policy, given };
  state.open = questions.map(({ asked: { seat, by }, ask, form, options, min, max }) => {
    const id = state.nextId++;
    return { id, seat, by, ask, form, rules, options: [...options], min, max, proposals: NO_PROPOSALS };
  });
}

/** Closes the decision; with several open ones, keeps the answer in the frame until the last has come. */
function settle<B>(state: State<B>, { id, seat, form }: Decision, picks: readonly OptionId[]): Json {
  const frame = top(state);
  const value = parsed(form, picks);
  if (frame.answer === null) {
    state.open = [];
    return value;
  }
  const { policy, given } = frame.answer as Gathered;
  given[seat] = value;
  state.open = policy === 'first' ? [] : state.open.filter((other) => other.id !== id);
  if (state.open.length === 0) frame.answer = null;
  return given;
}

function openDecision<B>(state: State<B>, answer: Answer): Decision {
  if (state.over !== null) throw new IllegalAnswer('over', 'the game is over: nothing is left to decide');
  if (typeof answer !== 'object' || answer === null || !Array.isArray(answer.picks)) {
    throw new IllegalAnswer('shape', 'an answer is { decision: number, picks: [option ids] }');
  }
  for (const decision of state.open) if (decision.id === answer.decision) return decision;
  const open = state.open.map((decision) => `${decision.id} (${decision.ask})`).join(', ');
  throw new IllegalAnswer('stale', `decision ${answer.decision} is not open; open now: ${open || 'none'}`);
}

function checkPicks(decision: Decision, { picks, seat }: Answer): void {
  if (seat !== undefined && decision.seat !== 'party' && seat !== decision.by) {
    throw new IllegalAnswer('seat', `'${decision.ask}' is for ${decision.by} to decide, not for ${seat}`);
  }
  if (picks.length < decision.min || picks.length > decision.max) {
    const wanted = decision.min === decision.max ? `${decision.min}` : `${decision.min} to ${decision.max}`;
    throw new IllegalAnswer('count', `'${decision.ask}' wants ${wanted} of the options, not ${picks.length}`);
  }
  for (let i = 0; i < picks.length; i++) {
    const pick = picks[i] as OptionId;
    if (!decision.options.includes(pick)) {
      throw new IllegalAnswer(
        'option',
        `'${pick}' is not offered for '${decision.ask}'; offered: ${decision.options.join(', ')}`,
      );
    }
    if (i > 0 && picks.indexOf(pick) !== i) throw new IllegalAnswer('option', `'${pick}' was picked twice`);
  }
}

/** In a group decision only the confirming seat moves the game; what others say is kept for it to see. */
function isProposal(decision: Decision, answer: Answer): boolean {
  return decision.seat === 'party' && answer.seat !== undefined && answer.seat !== decision.by;
}

function propose<B>(state: State<B>, decision: Decision, { seat, picks }: Answer): void {
  const others = decision.proposals.filter((proposal) => proposal.seat !== seat);
  const proposals = [...others, { seat: seat as SeatId, picks: [...picks] }];
  state.open = state.open.map((open) => (open.id === decision.id ? { ...open, proposals } : open));
}
