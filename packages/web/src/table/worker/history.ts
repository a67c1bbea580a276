import { type Answer, type Event, IllegalAnswer, type Recorded } from '@questhall/engine';
import type { Line } from '../scene.js';
import type { Mark } from '../table.js';
import { Troubled, trouble } from '../trouble.js';
import type { AnyRules, AnyState } from './games.js';

/** So many answers are played again at most to come back to any of them. */
const APART = 16;

/** An answer and what is told of it; every so often also the table after it. */
type Moment = {
  readonly answer: Answer | null;
  readonly lines: readonly Line[];
  readonly round: number;
  readonly state: AnyState | null;
};
export type Tell = (at: number, events: readonly Event[], state: AnyState) => readonly Line[];

/** One branch of a game: its past and, after an undo, its future. States that are kept here are never changed. */
export class History {
  private constructor(
    private readonly rules: AnyRules,
    private readonly tell: Tell,
    private moments: Moment[],
    private now: AnyState,
    private place: number,
  ) {}

  static begin(rules: AnyRules, tell: Tell, { setup, seed, answers }: Recorded<unknown>): History {
    const { state, events } = rules.start(setup, seed);
    const history = new History(
      rules,
      tell,
      [{ answer: null, lines: tell(0, events, state), round: roundOf(rules, state), state }],
      state,
      0,
    );
    for (const answer of answers) history.replayed(answer);
    return history;
  }

  get state(): AnyState {
    return this.now;
  }

  /** How many answers lie behind. */
  get at(): number {
    return this.place;
  }

  get length(): number {
    return this.moments.length - 1;
  }

  /** All answers that are known, also those ahead. */
  get answers(): readonly Answer[] {
    return this.moments.flatMap(({ answer }) => (answer === null ? [] : [answer]));
  }

  /** The answer of this number; the first is 1. */
  answerAt(at: number): Answer | null {
    return this.moments[at]?.answer ?? null;
  }

  /** What is told of the answers after the one of this number, up to now. */
  lines(after: number): readonly Line[] {
    return this.moments.slice(after + 1, this.place + 1).flatMap(({ lines }) => lines);
  }

  /** Where chapters and rounds begin, also those ahead. */
  get marks(): readonly Mark[] {
    return this.moments.flatMap(({ lines, round }, at) => {
      const chapters = lines.filter(({ kind }) => kind === 'chapter');
      const begins = round > 0 && (round !== this.moments[at - 1]?.round || chapters.length > 0);
      return [
        ...chapters.map(({ text }): Mark => ({ kind: 'chapter', at, text })),
        ...(begins ? [{ kind: 'round', at, round } as const] : []),
      ];
    });
  }

  /** Takes an answer; what was ahead is forgotten. */
  answer(answer: Answer): void {
    const { state, events } = this.rules.apply(this.now, answer);
    const at = this.place + 1;
    const lines = this.tell(at, events, state);
    this.moments.length = at;
    const round = roundOf(this.rules, state);
    this.moments.push({ answer, lines, round, state: at % APART === 0 ? state : null });
    this.place = at;
    this.now = state;
  }

  goTo(wanted: number): void {
    const to = Math.max(0, Math.min(this.length, Math.trunc(wanted)));
    if (to === this.place) return;
    this.now = this.stateAt(to);
    this.place = to;
  }

  /** The same up to now, to be gone on with in another way. */
  fork(): History {
    return new History(this.rules, this.tell, this.moments.slice(0, this.place + 1), this.now, this.place);
  }

  private stateAt(to: number): AnyState {
    const near = this.moments.findLastIndex(({ state }, at) => at <= to && state !== null);
    const kept = this.moments[near]?.state ?? this.now;
    if (near === to) return kept;
    const state = this.rules.fork(kept);
    for (const { answer } of this.moments.slice(near + 1, to + 1)) {
      if (answer !== null) this.rules.play(state, answer);
    }
    return state;
  }

  private replayed(answer: Answer): void {
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
