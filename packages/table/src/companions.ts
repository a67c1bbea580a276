import type { Answer, SeatId } from '@questhall/engine';
import type { CompanionsShown, Pace, Rest } from './scene.js';
import type { Seats } from './seats.js';
import type { Thinker } from './thinker.js';
import type { Place, Timeline } from './timeline.js';
import type { Trouble } from './trouble.js';
import { troubleOf } from './trouble-of.js';

/** Milliseconds in which people can see what a companion did before the next one answers. */
const PAUSES: { readonly [pace in Pace]: number } = {
  paused: 0,
  slow: 1500,
  normal: 700,
  fast: 250,
  instant: 0,
};

/** Decisions after which companions among themselves are thought to be going in circles. */
const LONGEST = 50_000;
const CIRCLING = `companions have decided ${LONGEST} times in a row`;

export type Sleep = (milliseconds: number) => Promise<void>;

/** The table at which companions sit. */
export type TableOfCompanions = {
  readonly timeline: Timeline;
  readonly seats: Seats;
  /** Whether somebody looks at the present, or nobody at all. */
  readonly isFollowed: boolean;
  /** The chapter that companions wait at where no person sits. */
  chapterNow(): Rest | null;
  take(answer: Answer): void;
  redoOne(): void;
  changed(): void;
  /** When all that changed can be seen. */
  seen(): Promise<void>;
};

type Means = {
  readonly thinker: Thinker;
  readonly sleep: Sleep;
  /** Companions among themselves play on through chapters. */
  readonly restless?: boolean | undefined;
};

/** Lets companions answer, one after another, as fast as people want to watch. */
export class Companions {
  private turn = 0;
  private thinking: SeatId | null = null;
  /** What was thrown where companions have stopped. */
  failure: unknown = null;
  /** The chapter that somebody has let them pass. */
  private passed: Place | null = null;

  constructor(
    private readonly table: TableOfCompanions,
    private readonly means: Means,
    public pace: Pace,
  ) {}

  shown(rest: Rest | null): CompanionsShown {
    const waits = this.pace !== 'paused' && this.waitsAtChapter;
    return { pace: this.pace, thinking: this.thinking, trouble: this.trouble, rest: waits ? rest : null };
  }

  private get trouble(): Trouble | null {
    return this.failure === null ? null : troubleOf(this.failure);
  }

  /** A table without people would play a whole campaign away, so companions wait where a chapter has been told. */
  private get waitsAtChapter(): boolean {
    const { timeline, seats } = this.table;
    const { passed, means } = this;
    if (means.restless === true || seats.hasPeople || !timeline.isAtEnd || timeline.state.over !== null)
      return false;
    const { branch, at } = timeline.place;
    const isPassed = passed?.branch === branch && passed.at === at;
    return !isPassed && this.table.chapterNow() !== null;
  }

  /** Whoever watches has read the chapter at which they wait. */
  turnPage(): void {
    this.passed = this.table.timeline.place;
  }

  /** Whatever is being thought of is forgotten. */
  halt(): void {
    this.turn++;
    this.thinking = null;
    this.failure = null;
  }

  /** Goes on where it is a companion's turn. In the past nobody plays by himself. */
  async run(): Promise<void> {
    this.halt();
    const { turn, table } = this;
    const mine = () => turn === this.turn && this.pace !== 'paused' && table.isFollowed;
    for (let answers = 0; mine() && table.timeline.isAtEnd && !this.waitsAtChapter; answers++) {
      if (answers === LONGEST) {
        this.fail(turn, new Error(CIRCLING));
        return;
      }
      if (!(await this.answerOne(turn, PAUSES[this.pace]))) return;
    }
  }

  async step(): Promise<void> {
    this.halt();
    await this.further(this.turn);
  }

  /** Up to the next question for a person or the next chapter, also through what was taken back. */
  async skip(): Promise<void> {
    this.halt();
    this.turnPage();
    const { turn, table } = this;
    const isTheirs = () =>
      table.seats.questionForCompanion(table.timeline.state) !== undefined && !this.waitsAtChapter;
    while (turn === this.turn && isTheirs()) {
      if (!(await this.further(turn))) return;
    }
  }

  private async further(turn: number): Promise<boolean> {
    if (this.table.timeline.isAtEnd) return this.answerOne(turn, 0);
    this.table.redoOne();
    // Others are heard between two answers.
    await Promise.all([this.means.sleep(0), this.table.seen()]);
    return true;
  }

  /** One answer; false if there is none to give. */
  private async answerOne(turn: number, pause: number): Promise<boolean> {
    const { timeline, seats } = this.table;
    const decision = seats.questionForCompanion(timeline.state);
    if (decision === undefined) return false;
    this.thinking = decision.by;
    if (pause > 0) this.table.changed();
    const seed = `${timeline.start.seed}/bots/${timeline.at}`;
    try {
      const [answer] = await Promise.all([
        this.means.thinker.answer({ state: timeline.state, decision, seed }),
        this.means.sleep(pause),
        this.table.seen(),
      ]);
      return this.give(turn, answer);
    } catch (error) {
      return this.fail(turn, error);
    }
  }

  private give(turn: number, answer: Answer): boolean {
    if (turn !== this.turn) return false;
    this.thinking = null;
    this.table.take(answer);
    return true;
  }

  private fail(turn: number, error: unknown): boolean {
    if (turn !== this.turn) return false;
    this.thinking = null;
    this.failure = error;
    this.table.changed();
    return false;
  }
}
