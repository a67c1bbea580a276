import type { Answer, Decision, OptionId, SeatId } from '@questhall/engine';
import type { Line, News, Pace, Saving, Scene, Sitter } from '../scene.js';
import type { Hint, Mark, OddsShown, SampledShown } from '../table.js';
import { Troubled, trouble } from '../trouble.js';
import { Branches, type KeptBranch } from './branches.js';
import { type Around, Companions, type Sleep } from './companions.js';
import type { Game } from './games.js';
import { hintOf } from './hint.js';
import type { History } from './history.js';
import { redoTo, undoTo } from './rewind.js';
import { Seats } from './seats.js';
import { Telling } from './telling.js';
import type { Thinker } from './thinker.js';

/** A game as it was found: anew, in a file, in a link or on the shelf. */
export type Found = {
  readonly game: Game;
  readonly setup: unknown;
  readonly seed: string;
  readonly branches: readonly [KeptBranch, ...KeptBranch[]];
  readonly companions: readonly SeatId[];
  /** It was begun with other cards than those of today. */
  readonly otherCards: boolean;
  /** Where one was looking; without it, at the end of the first branch. */
  readonly place?: { readonly branch: string; readonly at: number } | undefined;
};

export type Hands = {
  readonly thinker: Thinker;
  readonly sleep: Sleep;
  readonly pace: Pace;
  /** Called at every change of what is to be shown. */
  readonly changed: () => void;
  /** When all that changed can be seen. */
  readonly seen: () => Promise<void>;
  /** Called at every change of what is to be kept. */
  readonly played: () => void;
  readonly saving: () => Saving;
};

/** A game on the table: who sits there, what was played, and what is to be seen of it. */
export class Desk implements Around {
  readonly seats: Seats;
  readonly branches: Branches;
  private readonly telling: Telling;
  private readonly companions: Companions;
  private shown = { branch: '', at: -1 };
  /** The answer that the rules could not cope with, for the report. */
  crash: { answer: Answer; error: unknown } | null = null;

  constructor(
    readonly found: Found,
    private readonly hands: Hands,
  ) {
    const { game, companions } = found;
    this.telling = new Telling(game);
    this.seats = new Seats(game.rules.seats(found.setup), companions);
    this.branches = new Branches(
      game.rules,
      (at, events, state) => this.telling.lines(at, events, state, this.seats.viewer(state)),
      found,
      found.branches,
    );
    this.companions = new Companions(this, hands.thinker, hands.sleep, hands.pace);
  }

  get seed(): string {
    return this.found.seed;
  }

  get history(): History {
    return this.branches.history;
  }

  /** An answer of a person: companions that think of another question begin anew. */
  answer(decision: number, picks: readonly OptionId[]): void {
    this.take({ decision, picks: [...picks] });
    this.goOn();
  }

  take(answer: Answer): void {
    const { at } = this.history;
    try {
      this.branches.answer(answer);
    } catch (error) {
      this.crash = { answer, error };
      throw error;
    }
    this.shown = { branch: this.branches.id, at: Math.min(at, this.shown.at) };
    this.hands.played();
    this.changed();
  }

  changed(): void {
    this.hands.changed();
  }

  seen(): Promise<void> {
    return this.hands.seen();
  }

  undo(count: number): void {
    const { at, length } = this.history;
    if (at === length) this.branches.undone = true;
    this.rewind(undoTo(this.history, this.seats, count));
  }

  redo(count: number): void {
    this.rewind(redoTo(this.history, this.seats, count));
  }

  goTo(at: number): void {
    this.history.goTo(at);
    this.hands.played();
    this.changed();
  }

  jump(at: number): void {
    this.branches.undone = false;
    this.rewind(at);
  }

  branch(): string {
    const { at } = this.history;
    const id = this.branches.branch();
    this.shown = { branch: id, at: Math.min(at, this.shown.at) };
    this.arrived();
    return id;
  }

  switchTo(branch: string): void {
    this.branches.switchTo(branch);
    this.arrived();
  }

  sit(seat: SeatId, sitter: Sitter): void {
    this.seats.sit(seat, sitter);
    this.arrived();
  }

  pace(pace: Pace): void {
    this.companions.pace = pace;
    this.companions.halt();
    this.changed();
    this.goOn();
  }

  step(): Promise<void> {
    return this.companions.step();
  }

  async skip(): Promise<void> {
    await this.companions.skip();
    this.goOn();
  }

  /** Whoever watches has read the chapter at which companions wait. */
  turnPage(): void {
    this.companions.turnPage();
    this.changed();
    this.goOn();
  }

  async hint(id: number): Promise<Hint> {
    const decision = this.decision(id);
    const { state, at } = this.history;
    const viewer = this.seats.viewer(state);
    const seed = `${this.seed}/hint/${at}`;
    const advice = await this.hands.thinker.advice({ state, decision, seed, viewer });
    const asked = this.telling.asked(state, decision, true);
    const odds = await Promise.all(advice.compared.slice(0, 2).map(({ picks }) => this.odds(id, picks)));
    return hintOf({ asked, advice, telling: this.telling, odds });
  }

  async odds(id: number, picks: readonly OptionId[]): Promise<OddsShown | null> {
    const decision = this.decision(id);
    const { state, at } = this.history;
    const viewer = this.seats.viewer(state);
    const seed = `${this.seed}/odds/${at}`;
    const odds = await this.hands.thinker.odds({ state, decision, seed, picks, viewer });
    return odds === undefined ? null : this.telling.odds(odds, state, viewer);
  }

  async sampled(id: number, picks: readonly OptionId[]): Promise<SampledShown> {
    const decision = this.decision(id);
    const { state, at } = this.history;
    const seed = `${this.seed}/odds/${at}`;
    const viewer = this.seats.viewer(state);
    const tried = await this.hands.thinker.sampled({ state, decision, seed, picks, viewer });
    return this.telling.sampled(tried);
  }

  marks(): readonly Mark[] {
    return this.history.marks;
  }

  chronicle(): readonly Line[] {
    return this.history.lines(-1);
  }

  /** Where one was when it was left. */
  lookAt({ branch, at }: { readonly branch: string; readonly at: number }): void {
    this.branches.switchTo(branch);
    this.history.goTo(at);
  }

  /** Goes on where another desk with the same game was left. */
  takeOver(before: Desk): void {
    before.close();
    this.lookAt({ branch: before.branches.id, at: before.history.at });
    this.branches.undone = before.branches.undone;
  }

  /** Companions begin, if it is their turn. */
  goOn(): void {
    this.companions.run();
  }

  close(): void {
    this.companions.halt();
    this.hands.thinker.stop();
  }

  get standing() {
    return this.telling.standing(this.history.state);
  }

  /** What is to be seen now; its news are what was not in the scene before. */
  scene(): Scene {
    const { rules } = this.found.game;
    const { state } = this.history;
    const viewer = this.seats.viewer(state);
    const view = rules.view(state, viewer);
    return {
      game: rules.id,
      viewer,
      view,
      standing: this.standing,
      open: state.open.map((decision) => this.telling.asked(state, decision, this.seats.forPerson(decision))),
      news: this.news(),
      over: this.telling.ending(state.over, viewer),
      time: this.branches.time,
      seats: this.seats.all.map((id) => ({
        id,
        name: this.found.game.show.name(id, view),
        sitter: this.seats.sitter(id),
      })),
      companions: this.companions.shown,
      saving: this.hands.saving(),
    };
  }

  private news(): News {
    const { id: branch, history } = this.branches;
    const after = branch === this.shown.branch ? Math.min(this.shown.at, history.at) : -1;
    this.shown = { branch, at: history.at };
    return { after, lines: history.lines(after) };
  }

  private rewind(at: number): void {
    this.companions.halt();
    this.goTo(at);
    this.goOn();
  }

  private arrived(): void {
    this.companions.halt();
    this.hands.played();
    this.changed();
    this.goOn();
  }

  private decision(id: number): Decision {
    const found = this.history.state.open.find((open) => open.id === id);
    if (found === undefined) throw new Troubled(trouble('trouble.nothing.asked'));
    return found;
  }
}
