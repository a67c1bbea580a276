import { type Answer, hash, IllegalAnswer, type Rules, type State, type Viewer } from '@questhall/engine';
import { describeEvents } from './describe.js';
import { fail, type Matcher } from './fail.js';
import { matches } from './matches.js';
import { PlayedTable, type Seat, type TableOptions } from './played-table.js';
import { textOf } from './text.js';

type Refused = Partial<Answer> & { picks: readonly string[] };

/**
 * Given, when, then. A game's own kit extends it with words that lay out a board (given); `runs` carries out
 * one procedure (when); players act only by what they are offered; the rest looks at what came of it (then).
 */
export class Table<B, V, S> extends PlayedTable<B, V, S> {
  /** Exactly these options, in any order. */
  asks(seat: Seat, ask: string, ...words: string[]): this {
    this.compareOptions(seat, ask, words, { ordered: false, matcher: this.asks });
    return this;
  }

  asksInOrder(seat: Seat, ask: string, ...words: string[]): this {
    this.compareOptions(seat, ask, words, { ordered: true, matcher: this.asksInOrder });
    return this;
  }

  /** These options among others. */
  offers(seat: Seat, ...words: string[]): this {
    const decision = this.openFor(seat, this.offers);
    const missing = words.filter((word) => this.option(word, decision) === undefined);
    if (missing.length > 0)
      fail(`${seat} is not offered ${missing.join(', ')}\n${this.asked()}`, this.offers);
    return this;
  }

  doesNotOffer(seat: Seat, ...words: string[]): this {
    const decision = this.openFor(seat, this.doesNotOffer);
    const found = words.filter((word) => this.option(word, decision) !== undefined);
    if (found.length > 0) fail(`${seat} is offered ${found.join(', ')}\n${this.asked()}`, this.doesNotOffer);
    return this;
  }

  /** How many options the seat must and may pick. */
  wants(seat: Seat, count: { min: number; max: number }): this {
    const { min, max } = this.openFor(seat, this.wants);
    const right = min === count.min && max === count.max;
    if (!right) fail(`not ${count.min} to ${count.max} are wanted\n${this.asked()}`, this.wants);
    return this;
  }

  /** Something is asked, of anyone or of this seat. */
  isAsked(seat?: Seat): this {
    const open = seat === undefined ? this.state.open : this.allFor(seat);
    if (open.length === 0) fail(`${seat ?? 'nobody'} is not asked anything\n${this.asked()}`, this.isAsked);
    return this;
  }

  isNotAsked(seat: Seat): this {
    if (this.allFor(seat).length > 0) fail(`${seat} is asked something\n${this.asked()}`, this.isNotAsked);
    return this;
  }

  /** The open question comes from this rule: its own step cites it, or a step further out. */
  cites(rule: string): this {
    const [decision] = this.state.open;
    const trail = decision && this.rules.explain(this.state, decision).trail;
    const cited = trail?.some(({ rules }) => rules.includes(rule)) ?? false;
    if (!cited) fail(`${rule} is not on the trail\n${this.asked()}`, this.cites);
    return this;
  }

  /** The open question says that this thing is out, and that this rule is why. */
  bars(ref: string, rule: string): this {
    const barred = this.state.open.flatMap((decision) => this.rules.explain(this.state, decision).barred);
    const found = barred.some(({ refs, rules }) => refs.includes(ref) && rules.includes(rule));
    const list = barred.map(({ refs, rules }) => `  ${refs.join(' ')}: ${rules.join(' ')}`).join('\n');
    if (!found) fail(`${ref} is not barred by ${rule}; barred:\n${list || '  (nothing)'}`, this.bars);
    return this;
  }

  emits(type: string, data: object = {}): this {
    if (this.count(type, data) === 0) {
      fail(`no event ${type} ${JSON.stringify(data)}; events:\n${describeEvents(this.events)}`, this.emits);
    }
    return this;
  }

  emitsTimes(times: number, type: string, data: object = {}): this {
    const count = this.count(type, data);
    const message = `${count} events ${type} ${JSON.stringify(data)}, not ${times}; events:`;
    if (count !== times) fail(`${message}\n${describeEvents(this.events)}`, this.emitsTimes);
    return this;
  }

  doesNotEmit(type: string, data: object = {}): this {
    if (this.count(type, data) > 0) {
      fail(`there is an event ${type}; events:\n${describeEvents(this.events)}`, this.doesNotEmit);
    }
    return this;
  }

  /** These types one after another; others may come between them. */
  emitsInOrder(...types: string[]): this {
    let found = 0;
    for (const { type } of this.events) if (type === types[found]) found++;
    if (found < types.length) {
      const message = `${types[found]} does not come after ${types.slice(0, found).join(', ') || 'the start'}`;
      fail(`${message}; events:\n${describeEvents(this.events)}`, this.emitsInOrder);
    }
    return this;
  }

  /** The procedure is over and gave this. */
  gives(result: unknown): this {
    const { over } = this.state;
    if (over?.result !== 'done') fail(`the procedure has not ended\n${this.asked()}`, this.gives);
    const actual = over.data.result;
    if (!matches(actual, result ?? null)) {
      const message = `gave ${JSON.stringify(actual)}, not ${JSON.stringify(result)}`;
      fail(message, this.gives, { expected: result, actual });
    }
    return this;
  }

  /** The whole game is over, not only the procedure. */
  isOver(result: string, data: object = {}): this {
    const { over } = this.state;
    if (over?.result !== result || !matches(over.data, data)) {
      fail(`the game is not over with '${result}' ${JSON.stringify(data)}\n${this.asked()}`, this.isOver);
    }
    return this;
  }

  /** Nothing is asked, the procedure has ended, and every scripted draw was used. */
  isQuiet(): this {
    if (this.state.over === null) fail(`not quiet\n${this.asked()}`, this.isQuiet);
    const left = Object.entries(this.state.rng.script ?? {}).filter(([, values]) => values.length > 0);
    const list = left.map(([label, values]) => `  ${label}: ${values.join(', ')}`);
    if (left.length > 0) fail(`scripted draws are left over:\n${list.join('\n')}`, this.isQuiet);
    return this;
  }

  /** The engine turns this answer down for this reason, and nothing changes. The open decision is meant unless said. */
  refuses(answer: Refused, reason: IllegalAnswer['reason']): this {
    const before = hash(this.state);
    const decision = answer.decision ?? this.state.open[0]?.id ?? 0;
    const actual = this.refusal({ ...answer, decision });
    if (actual !== reason) {
      const message = `${JSON.stringify(answer)}: ${actual ?? 'taken'}, not refused for '${reason}'`;
      fail(`${message}\n${this.asked()}`, this.refuses);
    }
    if (hash(this.state) !== before) fail('a refused answer changed the state', this.refuses);
    return this;
  }

  /** Looks at anything else. */
  check(look: (board: B, state: State<B>) => void): this {
    look(this.board, this.state);
    return this;
  }

  /** The table as a viewer sees it, in words. */
  text(viewer: Viewer = 'spectator'): string {
    const { show } = this.options;
    if (show === undefined) throw new Error('this table was not told how the game is shown');
    return textOf(this.rules, show, this.state, viewer);
  }

  private refusal(answer: Answer): string | undefined {
    try {
      this.rules.apply(this.state, answer);
      return undefined;
    } catch (error) {
      if (error instanceof IllegalAnswer) return error.reason;
      throw error;
    }
  }

  private compareOptions(
    seat: Seat,
    ask: string,
    words: readonly string[],
    { ordered, matcher }: { ordered: boolean; matcher: Matcher },
  ): void {
    const decision = this.openFor(seat, matcher);
    if (decision.ask !== ask) fail(`${seat} is not asked '${ask}'\n${this.asked()}`, matcher);
    const expected = words.map((word) => this.option(word, decision) ?? word);
    const actual = [...decision.options];
    if (!ordered) for (const list of [expected, actual]) list.sort();
    if (!matches(actual, expected)) {
      const message = `other options were expected: ${words.join(', ')}`;
      fail(`${message}\n${this.asked()}`, matcher, { expected, actual });
    }
  }

  private count(type: string, data: object): number {
    return this.events.filter((event) => event.type === type && matches(event.data, data)).length;
  }
}

export function tableOf<B, V, S>(
  rules: Rules<B, V, S>,
  state: State<B>,
  options: TableOptions<B, V> = {},
): Table<B, V, S> {
  return new Table(rules, state, options);
}
