import type { Answer, Event, Recorded } from '@questhall/engine';
import type { AnyRules, AnyState } from '../games/playable.js';

/** The table after an answer, and what happened on the way there. The first moment has no answer. */
export type Moment = {
  readonly answer: Answer | null;
  readonly state: AnyState;
  readonly events: readonly Event[];
};

/**
 * A game with its past and, after an undo, its future. States are never changed once they are here, so going
 * back to any decision is moving a finger along a list.
 */
export class Timeline {
  private moments: Moment[];
  private at = 0;

  constructor(
    readonly rules: AnyRules,
    readonly setup: unknown,
    readonly seed: string,
  ) {
    const { state, events } = rules.start(setup, seed);
    this.moments = [{ answer: null, state, events }];
  }

  get now(): Moment {
    return this.moments[this.at] as Moment;
  }

  get state(): AnyState {
    return this.now.state;
  }

  /** How many answers lie behind. */
  get length(): number {
    return this.at;
  }

  /** From the start up to now. */
  get past(): readonly Moment[] {
    return this.moments.slice(0, this.at + 1);
  }

  /** What came after the moment of this number, up to now. */
  since(moment: number): readonly Moment[] {
    return this.moments.slice(moment + 1, this.at + 1);
  }

  /** What an undo has left ahead, nearest first. */
  get future(): readonly Moment[] {
    return this.moments.slice(this.at + 1);
  }

  get record(): Recorded<unknown> {
    const answers = this.past.flatMap(({ answer }) => (answer === null ? [] : [answer]));
    return { setup: this.setup, seed: this.seed, answers };
  }

  /** Takes an answer; another future than the one undone begins. */
  answer(answer: Answer): void {
    const { state, events } = this.rules.apply(this.state, answer);
    this.moments.length = this.at + 1;
    this.moments.push({ answer, state, events });
    this.at++;
  }

  goTo(at: number): void {
    this.at = Math.max(0, Math.min(this.moments.length - 1, at));
  }
}
