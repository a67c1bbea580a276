import { type Answer, type Event, IllegalAnswer, type Recorded } from '@questhall/engine';
import type { AnyRules, AnyState } from './game.js';
import { Troubled, trouble } from './trouble.js';

/** At most so many answers are played again to come to any moment. */
const APART = 16;

/** An answer and what happened because of it; the first moment is the set-up. Every so often the state is kept. */
export type Moment = {
  /** How many answers led here. */
  readonly at: number;
  readonly before: Moment | null;
  readonly answer: Answer | null;
  readonly events: readonly Event[];
  readonly round: number;
  readonly state: AnyState | null;
};

/** Where a branch left another one, and all of its answers. */
export type KeptBranch = {
  readonly id: string;
  readonly from: string | null;
  readonly fork: number;
  readonly answers: Recorded<unknown>['answers'];
};

type Beginning = { readonly id: string; readonly from: string | null; readonly fork: number };

/** One way in which a game was played: its moments from the set-up on, and where its players are on it. */
export class Branch {
  readonly id: string;
  readonly from: string | null;
  readonly fork: number;

  private constructor(
    { id, from, fork }: Beginning,
    private readonly rules: AnyRules,
    private moments: Moment[],
    private now: AnyState,
    private place: number,
  ) {
    this.id = id;
    this.from = from;
    this.fork = fork;
  }

  /** Plays the kept answers again. */
  static begin(rules: AnyRules, setup: unknown, seed: string, kept: KeptBranch): Branch {
    const { state, events } = rules.start(setup, seed);
    const first = { at: 0, before: null, answer: null, events, round: roundOf(rules, state), state };
    const branch = new Branch(kept, rules, [first], state, 0);
    for (const answer of kept.answers) branch.answerAgain(answer);
    return branch;
  }

  get state(): AnyState {
    return this.now;
  }

  /** How many answers lie behind. */
  get at(): number {
    return this.place;
  }

  /** How many answers are known, also those ahead. */
  get length(): number {
    return this.moments.length - 1;
  }

  get answers(): readonly Answer[] {
    return this.moments.flatMap(({ answer }) => (answer === null ? [] : [answer]));
  }

  /** The moment after this many answers. */
  momentAt(at: number): Moment | undefined {
    return this.moments[at];
  }

  get allMoments(): readonly Moment[] {
    return this.moments;
  }

  /** Takes an answer; what was ahead is forgotten. One that is refused changes nothing. */
  answer(answer: Answer): void {
    const { state, events } = this.rules.apply(this.now, answer);
    const at = this.place + 1;
    const before = this.moments[this.place] ?? null;
    const round = roundOf(this.rules, state);
    const kept = at % APART === 0 ? state : null;
    this.moments.length = at;
    this.moments.push({ at, before, answer, events, round, state: kept });
    this.place = at;
    this.now = state;
  }

  goTo(at: number): void {
    const to = this.within(at);
    if (to === this.place) return;
    this.now = this.stateAt(to);
    this.place = to;
  }

  /** The same up to a moment, to be played on in another way. */
  forkAt(at: number, id: string): Branch {
    const to = this.within(at);
    const beginning = { id, from: this.id, fork: to };
    return new Branch(beginning, this.rules, this.moments.slice(0, to + 1), this.stateAt(to), to);
  }

  within(at: number): number {
    return Math.max(0, Math.min(this.length, Math.trunc(at)));
  }

  stateAt(at: number): AnyState {
    if (at === this.place) return this.now;
    let found = this.now;
    this.visit(at, at, (_, state) => {
      found = state;
    });
    return found;
  }

  /** Every moment of a stretch with the state that it led to. Whoever wants to keep a state may: it is never changed. */
  visit(from: number, to: number, see: (moment: Moment, state: AnyState) => void): void {
    const near = this.nearestKept(from);
    let state = near === this.place ? this.now : (this.moments[near]?.state ?? this.now);
    for (let at = near; at <= to; at++) {
      const moment = this.moments[at];
      if (moment === undefined) return;
      if (at > near) state = this.stateAfter(state, moment);
      if (at >= from) see(moment, state);
    }
  }

  /** The last moment up to this one whose state is at hand. */
  private nearestKept(at: number): number {
    if (at === this.place) return at;
    return this.moments.findLastIndex(({ state }, index) => index <= at && state !== null);
  }

  private stateAfter(before: AnyState, { at, answer, state }: Moment): AnyState {
    if (state !== null) return state;
    if (at === this.place) return this.now;
    const after = this.rules.fork(before);
    if (answer !== null) this.rules.play(after, answer);
    return after;
  }

  private answerAgain(answer: Answer): void {
    try {
      this.answer(answer);
    } catch (error) {
      if (!(error instanceof IllegalAnswer)) throw error;
      throw new Troubled(trouble('trouble.replay', { answer: this.place }));
    }
  }
}

/** Games that are played in rounds count them among their figures. */
function roundOf(rules: AnyRules, state: AnyState): number {
  const { rounds } = rules.summary?.(state) ?? {};
  return typeof rounds === 'number' ? rounds : 0;
}
