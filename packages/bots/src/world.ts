import type { Decision, Frame, OptionId, Rules, SeatId, State } from '@questhall/engine';

/** A possible world: hidden things and coming draws are made up. Playing in it changes nothing outside. */
export interface World {
  readonly open: readonly Decision[];
  readonly over: boolean;
  fork(): World;
  play(decision: Decision, picks: readonly OptionId[]): void;
  /** How good it is for a seat, between 0 and 1. */
  value(seat: SeatId): number;
  /** Marks the rule that is being carried out now. */
  mark(): Mark;
  /** Is the marked rule still being carried out? */
  within(mark: Mark): boolean;
}

/** A frame of this world by place and identity: another one at the same place is another rule. */
export type Mark = { readonly depth: number; readonly frame: unknown };

export function worldOf<B, V, S>(rules: Rules<B, V, S>, state: State<B>): World {
  return new PossibleWorld(rules, state);
}

class PossibleWorld<B, V, S> implements World {
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
    return new PossibleWorld(this.rules, this.rules.fork(this.state));
  }

  play({ id }: Decision, picks: readonly OptionId[]): void {
    this.rules.play(this.state, { decision: id, picks });
  }

  value(seat: SeatId): number {
    return this.rules.evaluate(this.state, seat);
  }

  mark(): Mark {
    const depth = this.state.stack.length;
    return { depth, frame: this.frameAt(depth) };
  }

  within({ depth, frame }: Mark): boolean {
    return this.frameAt(depth) === frame;
  }

  private frameAt(depth: number): Frame | undefined {
    return this.state.stack[depth - 1];
  }
}
