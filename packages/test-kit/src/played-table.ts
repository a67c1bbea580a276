import {
  type Callable,
  copyJson,
  type Decision,
  type Event,
  type Rules,
  type SeatId,
  type Show,
  type State,
} from '@questhall/engine';
import { type Describer, describeOpen, type Naming } from './describe.js';
import { fail, type Matcher } from './fail.js';
import { optionCalled } from './options.js';
import { throughJson } from './plain.js';

export type TableOptions<B, V> = { naming?: Naming<B>; show?: Show<V> };
export type Seat = SeatId | 'party';

/** Given and when: a board, scripted draws, one procedure, and players who act only by what they are offered. */
export class PlayedTable<B, V, S> {
  /** What has happened since the last `runs`. */
  events: Event[] = [];

  constructor(
    private readonly source: Rules<B, V, S> | (() => Rules<B, V, S>),
    public state: State<B>,
    protected readonly options: TableOptions<B, V> = {},
  ) {}

  /** A test may add cards while its table is laid out; the rules are those of the box as it is now. */
  get rules(): Rules<B, V, S> {
    return typeof this.source === 'function' ? this.source() : this.source;
  }

  get board(): B {
    return this.state.board;
  }

  /** Lays down results of draws with this label; all of them must be used up. */
  script(label: string, ...values: number[]): this {
    this.state.rng.script ??= {};
    const queue = this.state.rng.script[label] ?? [];
    this.state.rng.script[label] = [...queue, ...values];
    return this;
  }

  /** Carries out one procedure until somebody must decide or it is over. */
  runs<P extends object, R>(procedure: Callable<P, R>, vars: NoInfer<P>): this {
    const { over, stack } = this.state;
    if (stack.length > 0) fail(`something is still going on\n${this.asked()}`, this.runs);
    if (over !== null && over.result !== 'done') fail(`the game is over: ${over.result}`, this.runs);
    this.state = throughJson(this.state);
    this.state.over = null;
    this.events = [];
    this.rules.run(this.state, procedure, copyJson(vars), this.events);
    return this;
  }

  /** A seat answers what it is asked, with options named by id or by printed word. */
  picks(seat: Seat, ...words: string[]): this {
    this.answer(this.openFor(seat, this.picks), words, this.picks);
    return this;
  }

  /** The same, and it must be this question. */
  answers(seat: Seat, ask: string, ...words: string[]): this {
    const decision = this.openFor(seat, this.answers);
    if (decision.ask !== ask) fail(`${seat} is not asked '${ask}'\n${this.asked()}`, this.answers);
    this.answer(decision, words, this.answers);
    return this;
  }

  private answer(decision: Decision, words: readonly string[], matcher: Matcher): void {
    const picks = words.map((word) => {
      const option = this.option(word, decision);
      if (option === undefined) fail(`'${word}' is not offered\n${this.asked()}`, matcher);
      return option;
    });
    if (picks.length < decision.min || picks.length > decision.max) {
      fail(`${picks.length} picks are not what is wanted\n${this.asked()}`, matcher);
    }
    this.state = throughJson(this.state);
    this.rules.play(this.state, { decision: decision.id, picks, seat: decision.by }, this.events);
  }

  protected openFor(seat: Seat, matcher: Matcher): Decision {
    const [decision] = this.allFor(seat);
    return decision ?? fail(`${seat} is not asked anything\n${this.asked()}`, matcher);
  }

  protected allFor(seat: Seat): Decision[] {
    return this.state.open.filter((decision) => decision.seat === seat || decision.by === seat);
  }

  protected option(word: string, decision: Decision): string | undefined {
    return optionCalled(word, decision, this.state, this.options.naming);
  }

  protected asked(): string {
    const describer: Describer<B> = { procedures: this.rules.procedures, naming: this.options.naming };
    return describeOpen(describer, this.state);
  }
}
