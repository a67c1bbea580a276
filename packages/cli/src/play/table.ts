import type { Answer, Decision, Viewer } from '@questhall/engine';
import type { Seating } from '../commands/command-line.js';
import type { AnyState, Playable } from '../games/playable.js';
import type { Keeper } from '../kept/keeper.js';
import type { Note } from '../kept/note.js';
import { Telling } from '../telling.js';
import type { Paper } from '../text/paper.js';
import { Crashed } from './bug.js';
import { Choices } from './choices.js';
import type { Seats } from './seats.js';
import { Timeline } from './timeline.js';

/** Decisions after which a text that was read is read out again. */
const FORGOTTEN = 60;
/** Decisions after which bots among themselves are thought to be going in circles. */
const LONGEST = 50_000;

/** How much of the table is read out at each question, and how this game is begun or gone on with again. */
export type Habits = {
  readonly shown: 'changes' | 'full';
  readonly again: string;
  readonly seating: Seating;
  /** Keeps the game after every answer. */
  readonly keeper: Keeper;
};
type Start = { readonly game: Playable; readonly setup: unknown; readonly seed: string };

/** One game in progress at this terminal: the game itself, who plays, and what was already said. */
export class Table {
  readonly timeline: Timeline;
  readonly telling: Telling;
  /** Where the game was last saved, and as it stood then. */
  saved: { file: string; state: AnyState } | undefined;
  /** Up to which moment the story was told, and the table as it was last read out. */
  told = -1;
  read: readonly string[] = [];
  /** The move in progress when the table was last read out. */
  opened: { readonly path: string; readonly ask: string } | undefined;
  /** Texts of cards that were read out, with the decision at which that was. */
  private readonly texts = new Map<string, number>();
  private offered: { state: unknown; choices: Choices | undefined } | undefined;

  constructor(
    { game, setup, seed }: Start,
    readonly seats: Seats,
    readonly paper: Paper,
    readonly habits: Habits,
  ) {
    this.timeline = new Timeline(game.rules, setup, seed);
    this.telling = new Telling(game);
  }

  get game(): Playable {
    return this.telling.game;
  }

  get decision(): Decision | undefined {
    return this.seats.asked(this.timeline.state);
  }

  get viewer(): Viewer {
    return this.seats.viewer(this.decision);
  }

  /** The open question with its options in words; made once for each state. */
  get choices(): Choices | undefined {
    const { state } = this.timeline;
    if (this.offered?.state !== state) this.offered = { state, choices: this.choicesAt(state) };
    return this.offered?.choices;
  }

  /** Of these texts, those that whoever plays has not read for a while. */
  unread(texts: readonly string[]): readonly string[] {
    const { length } = this.timeline;
    return texts.filter((text) => {
      const read = this.texts.get(text);
      const fresh = read === undefined || read === length || Math.abs(length - read) > FORGOTTEN;
      if (fresh) this.texts.set(text, length);
      return fresh;
    });
  }

  choicesAt(state: AnyState): Choices | undefined {
    const decision = this.seats.asked(state);
    if (decision === undefined) return undefined;
    const { rules } = this.game;
    const view = rules.view(state, this.seats.viewer(decision));
    return new Choices(
      decision,
      rules.explain(state, decision),
      this.telling.speaker,
      view,
      this.paper.words,
    );
  }

  /** Takes an answer. What the rules cannot cope with goes out together with the answer that led there. */
  answer(answer: Answer): void {
    try {
      this.timeline.answer(answer);
    } catch (error) {
      throw new Crashed(answer, error);
    }
  }

  /** Keeps the game as it stands now. Whoever plays is told only if that does not work. */
  keep(): void {
    const said = this.habits.keeper.keep(this.timeline, () => this.note());
    if (said !== undefined) this.paper.say(said);
  }

  private note(): Note {
    const { bots, bot } = this.habits.seating;
    const seating = { ...(bots !== undefined && { bots }), ...(bot !== undefined && { bot }) };
    return { ...this.telling.standing(this.timeline.state), ...seating };
  }

  /** The table as an answer would leave it, without giving it. */
  foreseen(state: AnyState, answer: Answer): AnyState {
    try {
      return this.game.rules.apply(state, answer).state;
    } catch (error) {
      throw new Crashed(answer, error);
    }
  }

  /** Lets bots decide until a person must, telling those who watch after each of them. */
  runBots(after: () => void = () => undefined): void {
    for (let i = 0; i < LONGEST; i++) {
      const answer = this.seats.botAnswer(this.timeline);
      if (answer === undefined) return;
      this.answer(answer);
      after();
    }
    throw new Error(`bots have decided ${LONGEST} times in a row`);
  }
}
