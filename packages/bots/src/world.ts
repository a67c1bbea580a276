import type { Decision, Frame, OptionId, Rules, SeatId, State } from '@questhall/engine';

/** A possible world: hidden things and coming draws are made up. Playing in it changes nothing outside. */
export interface World {
  readonly open: readonly Decision[];
  readonly over: boolean;
  fork(): World;
  play(decision: Decision, picks: readonly OptionId[]): void;
  /** How good it is for a seat, between 0 and 1. */
  value(seat: SeatId): number;
  /** Marks the rule that is being carried out now; copies keep the mark. */
  mark(): void;
  /** Is the marked rule still being carried out? */
  readonly within: boolean;
}

export function worldOf<B, V, S>(rules: Rules<B, V, S>, state: State<B>): World {
  return new PossibleWorld(rules, state);
}

class PossibleWorld<B, V, S> implements World {
  /** A frame by place and identity: another one at the same place is another rule. */
  private depth = 0;
  private frame: Frame | undefined;

  constructor(
    private readonly rules: Rules<B, V, S>,
    private readonly state: State<B>,
  ) {}

  get open(): readonly Decision[] {
    return this.state.open;
  }

  get over(): boolean {
    return this.state.over !== null;
  }

  fork(): World {
    const copy = new PossibleWorld(this.rules, this.rules.fork(this.state));
    if (this.within) copy.markAt(this.depth);
    return copy;
  }

  play({ id }: Decision, picks: readonly OptionId[]): void {
    this.rules.play(this.state, { decision: id, picks });
  }

  value(seat: SeatId): number {
    return this.rules.evaluate(this.state, seat);
  }

  mark(): void {
    this.markAt(this.state.stack.length);
  }

  get within(): boolean {
    return this.frame !== undefined && this.state.stack[this.depth - 1] === this.frame;
  }

  private markAt(depth: number): void {
    this.depth = depth;
    this.frame = this.state.stack[depth - 1];
  }
}
