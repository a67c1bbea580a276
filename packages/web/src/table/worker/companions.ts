import type { Answer, SeatId } from '@questhall/engine';
import type { Pace, Rest, Companions as Shown } from '../scene.js';
import type { Trouble } from '../trouble.js';
import type { History } from './history.js';
import { restAt } from './rest.js';
import type { Seats } from './seats.js';
import type { Thinker } from './thinker.js';
import { troubleOf } from './troubles.js';

/** Milliseconds in which people can see what a companion did before the next one answers. */
const PAUSES: { readonly [pace in Pace]: number } = {
  paused: 0,
  slow: 1500,
  normal: 700,
  fast: 250,
  instant: 0,
};

export type Sleep = (milliseconds: number) => Promise<void>;

/** The table at which companions sit. */
export type Around = {
  readonly seed: string;
  readonly seats: Seats;
  readonly history: History;
  take(answer: Answer): void;
  goTo(at: number): void;
  changed(): void;
  /** When all that changed can be seen. */
  seen(): Promise<void>;
};

/** Lets companions answer, one after another, as fast as people want to watch. */
export class Companions {
  private turn = 0;
  private thinking: SeatId | null = null;
  private trouble: Trouble | null = null;
  /** The chapter that somebody has let them pass. */
  private passed: { history: History; at: number } | null = null;

  constructor(
    private readonly table: Around,
    private readonly thinker: Thinker,
    private readonly sleep: Sleep,
    public pace: Pace,
  ) {}

  get shown(): Shown {
    const rest = this.pace === 'paused' ? null : this.rest;
    return { pace: this.pace, thinking: this.thinking, trouble: this.trouble, rest };
  }

  /** Why they wait although it is their turn. */
  private get rest(): Rest | null {
    const { history, seats } = this.table;
    const isPassed = this.passed?.history === history && this.passed.at === history.at;
    return isPassed ? null : restAt(history, seats);
  }

  turnPage(): void {
    const { history } = this.table;
    this.passed = { history, at: history.at };
  }

  /** Whatever is being thought of is forgotten. */
  halt(): void {
    this.turn++;
    this.thinking = null;
    this.trouble = null;
  }

  /** Goes on where it is a companion's turn. In the past nobody plays by himself. */
  async run(): Promise<void> {
    this.halt();
    const { turn, table } = this;
    const mine = () => turn === this.turn && this.pace !== 'paused';
    while (mine() && table.history.at === table.history.length && this.rest === null) {
      if (!(await this.one(turn, PAUSES[this.pace]))) return;
    }
  }

  async step(): Promise<void> {
    this.halt();
    await this.further(this.turn);
  }

  /** Up to the next question for a person or the next chapter, also through what was undone. */
  async skip(): Promise<void> {
    this.halt();
    this.turnPage();
    const { turn, table } = this;
    const isTheirs = () => table.seats.forCompanion(table.history.state) !== undefined && this.rest === null;
    while (turn === this.turn && isTheirs()) {
      if (!(await this.further(turn))) return;
    }
  }

  private async further(turn: number): Promise<boolean> {
    const { history } = this.table;
    if (history.at === history.length) return this.one(turn, 0);
    this.table.goTo(history.at + 1);
    // Others are heard between two answers.
    await Promise.all([this.sleep(0), this.table.seen()]);
    return true;
  }

  /** One answer; false if there is none to give. */
  private async one(turn: number, pause: number): Promise<boolean> {
    const { history, seats, seed } = this.table;
    const decision = seats.forCompanion(history.state);
    if (decision === undefined) return false;
    this.thinking = decision.by;
    if (pause > 0) this.table.changed();
    const question = { state: history.state, decision, seed: `${seed}/bots/${history.at}` };
    try {
      const [answer] = await Promise.all([
        this.thinker.answer(question),
        this.sleep(pause),
        this.table.seen(),
      ]);
      return this.given(turn, answer);
    } catch (error) {
      return this.failed(turn, error);
    }
  }

  private given(turn: number, answer: Answer): boolean {
    if (turn !== this.turn) return false;
    this.thinking = null;
    this.table.take(answer);
    return true;
  }

  private failed(turn: number, error: unknown): boolean {
    if (turn !== this.turn) return false;
    this.thinking = null;
    this.trouble = troubleOf(error);
    this.table.changed();
    return false;
  }
}
