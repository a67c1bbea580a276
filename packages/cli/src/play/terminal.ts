import { type Answer, type Decision, linesOf, type Viewer } from '@questhall/engine';
import {
  type AnyState,
  type Line,
  type Moment,
  type Playable as OpenGame,
  Table,
  type Teller,
  thinkHere,
  Watcher,
} from '@questhall/table';
import type { Seating } from '../commands/command-line.js';
import type { Playable } from '../games/playable.js';
import type { Keeper } from '../kept/keeper.js';
import type { Note } from '../kept/note.js';
import type { Paper } from '../text/paper.js';
import { unfolded } from '../text/wrap.js';
import { Crashed } from './bug.js';
import { Choices } from './choices.js';

/** Decisions after which a text that was read is read out again. */
const FORGOTTEN = 60;

/** How much of the table is read out at each question, and how this game is begun or gone on with again. */
export type Habits = {
  readonly shown: 'changes' | 'full';
  readonly again: string;
  seating: Seating;
  /** Keeps the game after every answer. */
  readonly keeper: Keeper;
};

/** One game at this terminal: the table, whoever sits here, and what was already said. */
export class Terminal {
  readonly table: Table;
  readonly watcher: Watcher;
  /** Where the game was last saved, and at which moment. */
  saved: { file: string; moment: Moment } | undefined;
  /** Up to which moment the story was told, and the table as it was last read out. */
  told: Moment | null = null;
  read: readonly string[] = [];
  /** The move in progress when the table was last read out. */
  opened: { readonly path: string; readonly ask: string } | undefined;
  /** Texts of cards that were read out, with the decision at which that was. */
  private readonly texts = new Map<string, number>();
  private offered: { state: unknown; choices: Choices | undefined } | undefined;

  constructor(
    readonly game: Playable,
    open: Omit<OpenGame, 'game'>,
    readonly paper: Paper,
    readonly habits: Habits,
    /** Called after every answer. */
    changed: (terminal: Terminal) => void,
  ) {
    const { rules, show } = game;
    const bot = habits.seating.bot ?? 'greedy';
    const thinker = thinkHere(rules, { clock: () => performance.now(), bot });
    const sleep = async () => undefined;
    this.table = new Table(
      { ...open, game: { rules, show } },
      { thinker, sleep, pace: 'instant', restless: true },
    );
    this.watcher = new Watcher(this.table, 'all', show.language ?? 'en', () => changed(this));
  }

  /** The table where whoever sits here is looking. */
  get state(): AnyState {
    return this.table.timeline.stateAt(this.watcher.place);
  }

  /** How many answers lie behind. */
  get at(): number {
    return this.watcher.place.at;
  }

  get seed(): string {
    return this.table.timeline.start.seed;
  }

  get teller(): Teller {
    return this.table.teller(this.watcher.language);
  }

  get viewer(): Viewer {
    return this.watcher.viewer;
  }

  get view(): unknown {
    return this.table.views.of(this.state, this.viewer);
  }

  /** Nobody sits at the terminal: the game plays itself. */
  get isUnattended(): boolean {
    return !this.table.seats.hasPeople;
  }

  /** The question that a person must answer before the game goes on. */
  askedAt({ open }: AnyState): Decision | undefined {
    return open.find((decision) => this.table.seats.isForPerson(decision));
  }

  /** The open question with its options in words; made once for each state. */
  get choices(): Choices | undefined {
    const { state } = this;
    if (this.offered?.state !== state) this.offered = { state, choices: this.choicesAt(state) };
    return this.offered?.choices;
  }

  choicesAt(state: AnyState): Choices | undefined {
    const decision = this.askedAt(state);
    if (decision === undefined) return undefined;
    const view = this.table.views.of(state, this.table.seats.viewerAmong(this.table.seats.all, state));
    const explained = this.game.rules.explain(state, decision);
    return new Choices(decision, explained, this.teller, view, this.paper.words);
  }

  /** Of these texts, those that whoever plays has not read for a while. */
  unread(texts: readonly string[]): readonly string[] {
    const { at } = this;
    return texts.filter((text) => {
      const read = this.texts.get(text);
      const fresh = read === undefined || read === at || Math.abs(at - read) > FORGOTTEN;
      if (fresh) this.texts.set(text, at);
      return fresh;
    });
  }

  /** From here on the table is read out as if for the first time. */
  forgetTable(): void {
    this.read = [];
    this.opened = undefined;
  }

  /** Takes an answer. What the rules cannot cope with goes out together with the answer that led there. */
  answer(answer: Answer): void {
    try {
      this.watcher.answer(answer.decision, answer.picks);
    } catch (error) {
      throw new Crashed(answer, error);
    }
  }

  /** The table as an answer would leave it, without giving it. */
  foreseen(state: AnyState, answer: Answer): AnyState {
    try {
      return this.game.rules.apply(state, answer).state;
    } catch (error) {
      throw new Crashed(answer, error);
    }
  }

  /** Lets companions decide until a person must. */
  async runCompanions(): Promise<void> {
    await this.table.goOn();
    const { failure } = this.table.companions;
    if (failure === null) return;
    const { crash } = this.table;
    throw crash !== null && crash.error === failure ? new Crashed(crash.answer, failure) : failure;
  }

  /** What happened since somebody last listened. */
  news(): readonly Line[] {
    const { lines } = this.watcher.newsSince(this.told);
    this.told = this.watcher.moment;
    return lines;
  }

  /** The table as lines to be read from top to bottom. */
  get lines(): readonly string[] {
    return linesOf(this.game.show.table(this.view));
  }

  /** What lasts beyond the moment; nothing for games that keep no such log. */
  get journal(): readonly string[] {
    return unfolded(this.game.show.journal?.(this.view) ?? []);
  }

  /** Keeps the game as it stands now. Whoever plays is told only if that does not work. */
  keep(): void {
    const said = this.habits.keeper.keep(this, () => this.note());
    if (said !== undefined) this.paper.say(said);
  }

  private note(): Note {
    const { bots, bot } = this.habits.seating;
    const seating = { ...(bots !== undefined && { bots }), ...(bot !== undefined && { bot }) };
    return { ...this.table.standing(this.watcher.language), ...seating };
  }
}
