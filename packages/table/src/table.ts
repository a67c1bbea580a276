import {
  type Answer,
  DECLINE,
  type Decision,
  IllegalAnswer,
  type OptionId,
  type SeatId,
  type Standing,
  type Viewer,
} from '@questhall/engine';
import type { KeptBranch } from './branch.js';
import { Chronicle } from './chronicle.js';
import { Companions, type Sleep, type TableOfCompanions } from './companions.js';
import { type AnyShow, type AnyState, languageOf, type TableGame } from './game.js';
import { hintOf } from './hint.js';
import type { Hint, OddsShown, SampledShown } from './looking.js';
import { Orders, passing } from './orders.js';
import { redoPlace, undoPlace } from './rewind.js';
import type { Order, Pace, Passed, Rest, Saving, UndoAsked } from './scene.js';
import { type KeptSeats, Seats, type Sitting } from './seats.js';
import { Teller } from './teller.js';
import type { Thinker } from './thinker.js';
import { type Place, Timeline } from './timeline.js';
import { Troubled, trouble } from './trouble.js';
import { hasRevealed, type UndoPolicy } from './undo.js';
import { Views } from './views.js';

/** A game to be played on: begun anew, or found in a file, in a link or where it was kept. */
export type Playable = {
  readonly game: TableGame;
  readonly setup: unknown;
  readonly seed: string;
  readonly branches: readonly [KeptBranch, ...KeptBranch[]];
  readonly seats: KeptSeats;
  /** It was begun with other cards than those of today. */
  readonly otherCards: boolean;
  /** Where its players were; without it, at the end of the first branch. */
  readonly place?: Place | undefined;
  readonly orders?: readonly Order[] | undefined;
  readonly undo?: UndoPolicy | undefined;
};

/** What a table needs of the world around it. */
export type TableMeans = {
  readonly thinker: Thinker;
  readonly sleep: Sleep;
  readonly pace: Pace;
  /** When all that changed can be seen; companions wait for it. */
  readonly seen?: () => Promise<void>;
  /** Called at every change of what is to be kept. */
  readonly played?: () => void;
  readonly saving?: () => Saving;
  /** Companions among themselves do not wait at chapters. */
  readonly restless?: boolean;
};

/** An answer as it comes in: `seat` says for whom, where not everybody may answer for everybody. */
export type Given = {
  readonly decision: number;
  readonly picks: readonly OptionId[];
  readonly seat?: SeatId | undefined;
  /** The moment at which whoever answers is looking. */
  readonly place?: Place | undefined;
};

/** Somebody who looks at a table and is told of changes. */
export type Follower = {
  /** Where somebody looks who looks back. */
  readonly look: Place | null;
  changed(): void;
};

/** A game in progress: who sits there, what was played, and what each of them may see of it. */
export class Table implements TableOfCompanions {
  readonly timeline: Timeline;
  readonly seats: Seats;
  readonly orders: Orders;
  readonly companions: Companions;
  readonly views: Views;
  readonly game: TableGame;
  readonly undoPolicy: UndoPolicy;
  /** The answer that the rules could not cope with, for the report. */
  crash: { readonly answer: Answer; readonly error: unknown } | null = null;
  /** What orders have passed since a person last answered. */
  passed: readonly Passed[] = [];
  private undoWish: { readonly by: SeatId; readonly to: number; agreed: readonly SeatId[] } | null = null;
  private readonly tellers = new Map<string, Teller>();
  private readonly chronicles = new Map<string, Chronicle>();
  private readonly followers = new Set<Follower>();

  constructor(
    readonly playable: Playable,
    private readonly means: TableMeans,
  ) {
    const { game, setup, seed, branches, seats, place, orders = [], undo = 'free' } = playable;
    this.game = game;
    this.undoPolicy = undo;
    this.timeline = new Timeline(game.rules, { setup, seed }, branches);
    this.seats = new Seats(game.rules.seats(setup), seats);
    this.orders = new Orders(orders);
    this.views = new Views(game.rules);
    this.companions = new Companions(this, means, means.pace);
    this.speak(game.show);
    if (place !== undefined) this.timeline.comeBackTo(place);
  }

  // Who looks on, and in which words.

  /** From now on the table can be told in this language, too. */
  speak(show: AnyShow): void {
    const language = languageOf(show);
    if (!this.tellers.has(language)) this.tellers.set(language, new Teller({ rules: this.game.rules, show }));
  }

  speaks(language: string): boolean {
    return this.tellers.has(language);
  }

  /** In a language that nobody has brought, the first one has to do. */
  teller(language: string): Teller {
    return this.tellers.get(language) ?? ([...this.tellers.values()][0] as Teller);
  }

  chronicle(viewer: Viewer, language: string): Chronicle {
    const key = `${languageOf(this.teller(language).game.show)}/${viewer}`;
    const known = this.chronicles.get(key);
    if (known !== undefined) return known;
    const begun = new Chronicle(this.teller(language), viewer, this.views);
    this.chronicles.set(key, begun);
    return begun;
  }

  follow(follower: Follower): () => void {
    this.followers.add(follower);
    return () => this.followers.delete(follower);
  }

  get isFollowed(): boolean {
    return this.followers.size === 0 || [...this.followers].some(({ look }) => look === null);
  }

  changed(): void {
    for (const follower of this.followers) follower.changed();
  }

  async seen(): Promise<void> {
    await this.means.seen?.();
  }

  get saving(): Saving {
    return this.means.saving?.() ?? { state: 'fleeting', trouble: null };
  }

  standing(language: string): Standing {
    return this.teller(language).standing(this.views.of(this.timeline.state, 'spectator'));
  }

  chapterNow(language = languageOf(this.game.show)): Rest | null {
    const { branch, at } = this.timeline.place;
    return this.chronicle('spectator', language).chapterAt(this.timeline.branch(branch), at);
  }

  // What is decided.

  /** An answer of a person. One that is refused changes nothing. */
  answer({ decision, picks, seat, place = this.timeline.place }: Given): void {
    const answer: Answer = { decision, picks: [...picks] };
    if (seat !== undefined) {
      const asked = this.decisionAt(place, decision);
      if (!this.seats.mayAnswer(seat, asked)) throw new Troubled(trouble('trouble.not.yours'));
      if (this.seats.isProposal(seat, asked)) answer.seat = seat;
    }
    this.passed = [];
    this.take(answer, place);
    this.goOn();
  }

  take(answer: Answer, place: Place = this.timeline.place): void {
    try {
      this.timeline.answer(answer, place);
      this.passOrdered();
    } catch (error) {
      if (!(error instanceof IllegalAnswer)) this.crash = { answer, error };
      throw error;
    }
    this.undoWish = null;
    this.kept();
  }

  private passOrdered(): void {
    for (;;) {
      const { state } = this.timeline;
      this.orders.lapse((order) => this.game.rules.orders?.lasts(state, order) === true);
      const asked = state.open.find((open) => this.seats.isForPerson(open) && this.isOrdered(open));
      const picks = asked === undefined ? null : passing(asked);
      if (asked === undefined || picks === null || !this.timeline.isAtEnd) return;
      const { options } = this.asked(asked, languageOf(this.game.show));
      const texts = options.filter(({ id }) => id !== DECLINE).map(({ text }) => text);
      this.timeline.answer({ decision: asked.id, picks: [...picks] }, this.timeline.place);
      this.passed = [...this.passed, { decision: asked.id, ask: asked.ask, texts }];
    }
  }

  private isOrdered(open: Decision): boolean {
    if (passing(open) === null) return false;
    const covering = this.game.rules.orders?.covering(this.timeline.state, open);
    return this.orders.pass(open, covering);
  }

  liftOrders(orders: readonly Omit<Order, 'text'>[]): void {
    this.orders.lift(orders);
    this.kept();
  }

  // Time.

  /** Takes back the last answers of people. A seat that asks for it is held to what was agreed at this table. */
  undo(count: number, by?: SeatId): void {
    const { branch, at } = this.timeline.place;
    const to = undoPlace(this.timeline.branch(branch), at, this.seats, count);
    if (to === at) return;
    if (by === undefined || this.mayUndo(to)) this.rewind(to);
    else if (this.undoPolicy === 'until-revealed') throw new Troubled(trouble('trouble.undo.revealed'));
    else this.wishUndo(by, to);
  }

  /** Whether nobody has to agree. */
  private mayUndo(to: number): boolean {
    if (this.undoPolicy === 'free' || this.seats.with('person').length < 2) return true;
    const { branch, at } = this.timeline.place;
    return !hasRevealed(this.timeline.branch(branch), { from: to, to: at }, this.views, this.seats.all);
  }

  private wishUndo(by: SeatId, to: number): void {
    this.undoWish = { by, to, agreed: [by] };
    this.changed();
  }

  get undoAsked(): UndoAsked | null {
    const { undoWish } = this;
    if (undoWish === null) return null;
    const { by, to, agreed } = undoWish;
    return { by, to, waiting: this.seats.with('person').filter((seat) => !agreed.includes(seat)) };
  }

  /** A seat agrees to what somebody wants to take back, or does not: then it is off. */
  consent(seat: SeatId, agrees: boolean): void {
    if (this.undoWish === null) throw new Troubled(trouble('trouble.undo.nothing'));
    if (this.seats.sitterOn(seat) !== 'person') throw new Troubled(trouble('trouble.not.yours'));
    const { to, agreed } = this.undoWish;
    this.undoWish = agrees ? { ...this.undoWish, agreed: [...agreed, seat] } : null;
    if (this.undoAsked?.waiting.length === 0) this.rewind(to);
    else this.changed();
  }

  redo(count: number): void {
    const { branch, at } = this.timeline.place;
    this.redoTo(redoPlace(this.timeline.branch(branch), at, this.seats, count));
  }

  redoTo(at: number): void {
    this.companions.halt();
    this.timeline.redoTo(at);
    this.arrive();
  }

  redoOne(): void {
    this.timeline.redoTo(this.timeline.at + 1);
    this.kept();
  }

  private rewind(to: number): void {
    this.companions.halt();
    this.undoWish = null;
    this.passed = [];
    this.timeline.undoTo(to);
    this.arrive();
  }

  /** Goes on from a place on a branch of its own; what was played stays as it is. */
  branchFrom(place: Place): string {
    const id = this.timeline.branchFrom(place);
    this.arrive();
    return id;
  }

  switchTo(branch: string): void {
    this.timeline.switchTo(branch);
    this.arrive();
  }

  // Seats and companions.

  sit(seat: SeatId, sitting: Partial<Sitting>): void {
    this.seats.sit(seat, sitting);
    this.arrive();
  }

  setPace(pace: Pace): void {
    this.companions.pace = pace;
    this.companions.halt();
    this.changed();
    this.goOn();
  }

  /** Companions that wait at a chapter go on. */
  turnPage(): void {
    this.companions.turnPage();
    this.changed();
    this.goOn();
  }

  async skip(): Promise<void> {
    await this.companions.skip();
    this.goOn();
  }

  /** Companions begin, if it is their turn. */
  goOn(): Promise<void> {
    return this.companions.run();
  }

  close(): void {
    this.companions.halt();
    this.means.thinker.stop();
    this.followers.clear();
  }

  // Looking ahead.

  async hint(id: number, looking: Looking): Promise<Hint> {
    const decision = this.decisionFor(looking, id);
    const teller = this.teller(looking.language);
    const thought = { ...this.thoughtAt(looking), decision };
    const advice = await this.means.thinker.advice({ ...thought, seed: this.seedAt('hint', looking) });
    const asked = teller.asked(thought.state, decision, true, this.views.of(thought.state, decision.by));
    const compared = advice.compared.slice(0, 2);
    const odds = await Promise.all(compared.map(({ picks }) => this.odds(id, picks, looking)));
    return hintOf({ asked, advice, teller, odds });
  }

  /** Nothing where nothing is left to chance. */
  async odds(id: number, picks: readonly OptionId[], looking: Looking): Promise<OddsShown | null> {
    const decision = this.decisionFor(looking, id);
    const thought = { ...this.thoughtAt(looking), decision, picks };
    const odds = await this.means.thinker.odds({ ...thought, seed: this.seedAt('odds', looking) });
    const view = this.views.of(thought.state, looking.viewer);
    return odds === undefined ? null : this.teller(looking.language).odds(odds, view);
  }

  async sampled(id: number, picks: readonly OptionId[], looking: Looking): Promise<SampledShown> {
    const decision = this.decisionFor(looking, id);
    const thought = { ...this.thoughtAt(looking), decision, picks };
    const tried = await this.means.thinker.sampled({ ...thought, seed: this.seedAt('odds', looking) });
    return this.teller(looking.language).sampled(tried);
  }

  private thoughtAt({ place, viewer }: Looking): { state: AnyState; viewer: Viewer } {
    return { state: this.timeline.stateAt(place), viewer };
  }

  private seedAt(what: string, { place }: Looking): string {
    return `${this.timeline.start.seed}/${what}/${place.at}`;
  }

  asked(decision: Decision, language: string) {
    const { state } = this.timeline;
    return this.teller(language).asked(state, decision, true, this.views.of(state, decision.by));
  }

  /** Advice and odds are for whoever may read the question: what is offered to others would tell something. */
  private decisionFor({ place, viewer }: Looking, id: number): Decision {
    const decision = this.decisionAt(place, id);
    const [seen] = this.game.rules
      .openFor(this.timeline.stateAt(place), viewer)
      .filter((open) => open.id === id);
    if (seen?.hidden === true) throw new Troubled(trouble('trouble.not.yours'));
    return decision;
  }

  private decisionAt(place: Place, id: number): Decision {
    const found = this.timeline.stateAt(place).open.find((open) => open.id === id);
    if (found === undefined) throw new Troubled(trouble('trouble.nothing.asked'));
    return found;
  }

  private kept(): void {
    this.means.played?.();
    this.changed();
  }

  private arrive(): void {
    this.companions.halt();
    this.kept();
    this.goOn();
  }
}

/** Who looks at which moment, and in which language. */
export type Looking = { readonly place: Place; readonly viewer: Viewer; readonly language: string };
