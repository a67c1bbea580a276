import { IllegalAnswer, RuleBug } from './errors.js';
import { DECLINE, END, GOTO, Game, type Question } from './game.js';
import type { Json, JsonRecord } from './json.js';
import type { AnyProcedure, Step, Transition } from './procedure.js';
import { Dice } from './rng.js';
import type { Answer, Decision, Event, Frame, OptionId, Outcome, SeatId, State } from './state.js';

/** Steps one answer may lead to before we say that the rules run in circles. */
const RUNAWAY = 50_000;
const NO_PROPOSALS: Decision['proposals'] = Object.freeze([]);
const NOTHING = undefined as never;

export type Registry<B> = { readonly [id: string]: AnyProcedure<B> };

export function registry<B>(list: readonly AnyProcedure<B>[]): Registry<B> {
  const out: { [id: string]: AnyProcedure<B> } = Object.create(null);
  for (const procedure of list) {
    if (out[procedure.id] !== undefined) throw new Error(`two procedures are called '${procedure.id}'`);
    if (procedure.steps.length === 0) throw new Error(`'${procedure.id}' has no steps`);
    out[procedure.id] = procedure;
  }
  return out;
}

/** Runs procedures on a state until somebody must decide or the game is over. */
export class Machine<B> {
  private readonly g = new Game<B>();
  private running: Step<B> | null = null;
  private declare frame: Frame;
  private declare steps: readonly Step<B>[];
  private declare at: { readonly [step: string]: number };
  private next = 0;

  constructor(private readonly procedures: Registry<B>) {}

  /** Puts the first procedure on an empty stack and runs it. */
  start(state: State<B>, first: string, vars: JsonRecord, events?: Event[]): void {
    this.open(state, events);
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
    this.open(state, events);
    const input = this.settle(state, decision, answer.picks);
    if (state.open.length === 0) this.run(state, input as never, 1);
  }

  private open(state: State<B>, events: Event[] | undefined): void {
    const g = this.g;
    g.state = state;
    g.board = state.board;
    g.over = null;
    clear(g);
    if (g.dice === undefined) g.dice = new Dice(state.rng);
    else g.dice.load(state.rng);
    g.tell = events === undefined ? undefined : this.teller(state, events);
  }

  private teller(state: State<B>, events: Event[]): NonNullable<Game<B>['tell']> {
    const at = state.nextId - 1;
    const first = events.length;
    return (type, data, seenBy = 'all') => {
      events.push({ at, seq: events.length - first, type, rules: this.running?.rules ?? [], data, seenBy });
    };
  }

  /** Closes the decision; with several open ones, keeps the answer in the frame until the last has come. */
  private settle(state: State<B>, decision: Decision, picks: readonly OptionId[]): unknown {
    const frame = state.stack[state.stack.length - 1] as Frame;
    const value = parsed(decision, picks);
    if (frame.answer === null) {
      state.open = [];
      return value;
    }
    const { policy, given } = frame.answer as { policy: 'all' | 'first'; given: { [seat: SeatId]: Json } };
    given[decision.seat] = value as Json;
    state.open = policy === 'first' ? [] : state.open.filter((other) => other.id !== decision.id);
    if (state.open.length === 0) frame.answer = null;
    return given;
  }

  private run(state: State<B>, input: never, from: 0 | 1): void {
    try {
      this.enter(state.stack[state.stack.length - 1] as Frame, from);
      this.loop(state, input);
    } catch (error) {
      throw error instanceof RuleBug ? error : this.bug(state, error);
    } finally {
      this.g.dice.store();
      this.running = null;
    }
  }

  /** The heart: one step at a time. Names are looked up only when frames change. */
  private loop(state: State<B>, first: never): void {
    const g = this.g;
    let input = first;
    for (let count = 0; count < RUNAWAY; count++) {
      const step = this.steps[this.next];
      if (step === undefined) {
        // A procedure that runs off its end gives nothing.
        this.leave(state);
        input = NOTHING;
        continue;
      }
      this.running = step;
      const did: Transition = step.run(g, this.frame.vars as never, input);
      if (did !== g.pending) throw new Error(`step '${step.name}' must return the one transition it makes`);
      input = g.value as never;
      if (did === undefined) this.next++;
      else if (did === GOTO) {
        this.next = this.place(input);
        input = NOTHING;
      } else if (did === END && g.over === null) this.leave(state);
      else if (did === END || this.wait(state, step)) break;
      clear(g);
    }
    if (g.pending === undefined) throw new Error(`more than ${RUNAWAY} steps without a decision`);
    if (g.over !== null) finish(state, g.over);
    clear(g);
  }

  /** A question or a call. True when somebody must decide before the rules can go on. */
  private wait(state: State<B>, step: Step<B>): boolean {
    const g = this.g;
    if (g.callee !== undefined) {
      this.frame.at = step.name;
      const frame: Frame = { proc: g.callee, at: '', vars: g.calleeVars as JsonRecord, answer: null };
      state.stack.push(frame);
      this.enter(frame, 0);
      return false;
    }
    if (g.questions === undefined) {
      this.next++;
      return false;
    }
    this.frame.at = step.name;
    put(state, this.frame, step, g.questions, g.policy);
    return true;
  }

  private enter(frame: Frame, from: 0 | 1): void {
    const procedure = this.procedures[frame.proc];
    if (procedure === undefined) throw new Error(`there is no procedure called '${frame.proc}'`);
    this.frame = frame;
    this.steps = procedure.steps;
    this.at = procedure.at;
    this.next = from === 0 ? 0 : this.place(frame.at) + 1;
  }

  private leave(state: State<B>): void {
    state.stack.pop();
    const caller = state.stack[state.stack.length - 1];
    if (caller === undefined) throw new Error('the first procedure ended without an outcome');
    this.enter(caller, 1);
  }

  private place(step: string): number {
    const i = this.at[step];
    if (i === undefined) throw new Error(`'${this.frame.proc}' has no step called '${step}'`);
    return i;
  }

  private bug(state: State<B>, cause: unknown): RuleBug {
    const trail = state.stack.map((frame) => `${frame.proc}@${frame.at || 'start'}`);
    if (this.running !== null) trail.push(`${this.running.name} ${this.running.rules.join(' ')}`.trimEnd());
    return new RuleBug(cause instanceof Error ? cause.message : String(cause), trail, { cause });
  }
}

function finish<B>(state: State<B>, outcome: Outcome): void {
  state.over = outcome;
  state.stack.length = 0;
  state.open = [];
}

function clear<B>(g: Game<B>): void {
  g.pending = undefined;
  g.questions = undefined;
  g.callee = undefined;
  g.calleeVars = undefined;
  g.value = undefined;
}

function put<B>(
  state: State<B>,
  frame: Frame,
  step: Step<B>,
  questions: readonly Question[],
  policy: 'all' | 'first',
): void {
  frame.answer = questions.length === 1 && policy === 'first' ? null : { policy, given: {} };
  const open: Decision[] = [];
  for (const { asked, ask, form, options, min, max } of questions) {
    const { seat, by } = asked;
    const { rules } = step;
    open.push({ id: state.nextId++, seat, by, ask, form, rules, options, min, max, proposals: NO_PROPOSALS });
  }
  state.open = open;
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
      throw new IllegalAnswer('option', `'${pick}' is not offered for '${decision.ask}'; offered: ${decision.options.join(', ')}`);
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

function parsed(decision: Decision, picks: readonly OptionId[]): unknown {
  const [first] = picks;
  switch (decision.form) {
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
