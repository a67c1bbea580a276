import { DECLINE, type OptionId, type SeatId, type Viewer } from '@questhall/engine';
import type { Moment } from './branch.js';
import { ordersFor, passing } from './orders.js';
import { undoPlace } from './rewind.js';
import type { Line, News, Order, Scene } from './scene.js';
import { newsFor, sceneFor } from './scene-for.js';
import type { Follower, Looking, Table } from './table.js';
import type { Place } from './timeline.js';
import { Troubled, trouble } from './trouble.js';

/** Whose seats are played from a screen: those of all people, or some. Nobody's: it only looks on. */
export type Mine = 'all' | readonly SeatId[];

/**
 * Somebody at a screen: which seats are played from there, in which language, and where in time it looks. Looking
 * back is its own business: it writes nothing, and nobody else notices.
 */
export class Watcher implements Follower {
  look: Place | null = null;
  /** Whether scenes say the whole table in words. */
  private inWords = false;
  /** The moment of the last scene that was sent. */
  private shown: Moment | null = null;
  private readonly leave: () => void;

  constructor(
    readonly table: Table,
    readonly mine: Mine,
    public language: string,
    private readonly onChange: (watcher: Watcher) => void,
  ) {
    this.leave = table.follow(this);
  }

  changed(): void {
    this.onChange(this);
  }

  close(): void {
    this.leave();
  }

  get place(): Place {
    return this.look ?? this.table.timeline.place;
  }

  /** The moment at which it looks. */
  get moment(): Moment | null {
    const { branch, at } = this.place;
    return this.table.timeline.branch(branch).momentAt(at) ?? null;
  }

  get viewer(): Viewer {
    const { seats, timeline } = this.table;
    return seats.viewerAmong(this.seats, timeline.stateAt(this.place));
  }

  private get seats(): readonly SeatId[] {
    return this.mine === 'all' ? this.table.seats.all : this.mine;
  }

  get looking(): Looking {
    return { place: this.place, viewer: this.viewer, language: this.language };
  }

  /** What is to be seen now, with what has happened since a moment. */
  sceneSince(since: Moment | null): Scene {
    return sceneFor(this.table, { ...this.looking, mine: this.seats, since, inWords: this.inWords });
  }

  /** What has happened since a moment, up to where it looks. */
  newsSince(since: Moment | null): News {
    return newsFor(this.table, { ...this.looking, mine: this.seats, since });
  }

  /** The next scene: it tells what was not in the scene before. */
  nextScene(): Scene {
    const scene = this.sceneSince(this.shown);
    this.shown = this.moment;
    return scene;
  }

  /** From now on scenes say the table in words, or no longer do. */
  read(inWords: boolean): void {
    if (this.inWords === inWords) return;
    this.inWords = inWords;
    this.changed();
  }

  /** Everything is told again in the next scene, as in another language. */
  forgetTold(): void {
    this.shown = null;
  }

  answer(decision: number, picks: readonly OptionId[]): void {
    const { place } = this;
    const asked = this.table.timeline.stateAt(place).open.find(({ id }) => id === decision);
    const seat = this.mine === 'all' ? undefined : this.seatFor(asked?.by);
    const { look } = this;
    this.look = null;
    try {
      this.table.answer({ decision, picks, seat, place });
    } catch (error) {
      this.look = look;
      throw error;
    }
  }

  /** Declines a question, now and whenever it comes again. */
  never(decision: number): void {
    const { table, place } = this;
    const state = table.timeline.stateAt(place);
    const open = state.open.find(({ id }) => id === decision);
    if (open === undefined || !this.seats.includes(open.by)) throw new Troubled(trouble('trouble.not.yours'));
    const view = table.views.of(state, this.viewer);
    table.orders.give(ordersFor(table.teller(this.language).asked(state, open, true, view)));
    this.answer(decision, [DECLINE]);
  }

  /** Gives a standing order of the game, which passes this question and others like it. */
  order(decision: number, order: string): void {
    const { table, place } = this;
    const state = table.timeline.stateAt(place);
    const open = state.open.find(({ id }) => id === decision);
    const picks = open === undefined ? null : passing(open);
    if (open === undefined || picks === null || !this.seats.includes(open.by))
      throw new Troubled(trouble('trouble.not.yours'));
    const view = table.views.of(state, this.viewer);
    const { orders = [] } = table.teller(this.language).asked(state, open, true, view);
    table.orders.give(orders.filter(({ option }) => option === order));
    this.answer(decision, picks);
  }

  /** The question is asked again from now on. */
  askAgain(order: Omit<Order, 'text'>): void {
    if (!this.seats.includes(order.seat)) throw new Troubled(trouble('trouble.not.yours'));
    this.table.liftOrders([order]);
  }

  /** For its own question a seat answers itself; for the party, whoever sits here. */
  private seatFor(by: SeatId | undefined): SeatId {
    const here = this.seats.filter((seat) => this.table.seats.sitterOn(seat) === 'person');
    const seat = here.find((one) => one === by) ?? here[0];
    if (seat === undefined) throw new Troubled(trouble('trouble.not.yours'));
    return seat;
  }

  /** Shows the table after `at` answers. Beyond the present lies what was taken back: going there takes it up again. */
  goTo(at: number): void {
    const { timeline } = this.table;
    const { branch, at: now } = timeline.place;
    const to = timeline.branch(branch).within(at);
    this.look = to < now ? { branch, at: to } : null;
    if (to > now) this.table.redoTo(to);
    else this.changed();
    if (to === now) this.table.goOn();
  }

  /** Back to where the game is. */
  comeBack(): void {
    this.look = null;
    this.changed();
    this.table.goOn();
  }

  /** Whoever looks back goes further back and changes nothing. */
  undo(count: number): void {
    const { look, table } = this;
    if (look === null) {
      table.undo(count, this.mine === 'all' ? undefined : this.seatFor(undefined));
      return;
    }
    const branch = table.timeline.branch(look.branch);
    this.look = { ...look, at: undoPlace(branch, look.at, table.seats, count) };
    this.changed();
  }

  redo(count: number): void {
    if (this.look === null) this.table.redo(count);
    else this.goTo(this.look.at + count);
  }

  /** One answer of a companion, or one further through what lies ahead of where one looks. */
  async step(): Promise<void> {
    if (this.look === null) await this.table.companions.step();
    else this.goTo(this.look.at + 1);
  }

  branch(): string {
    const { place } = this;
    this.look = null;
    return this.table.branchFrom(place);
  }

  switchTo(branch: string): void {
    this.look = null;
    this.table.switchTo(branch);
  }

  /** Everything told so far on this branch, up to where one looks. */
  chronicle(): readonly Line[] {
    const { branch, at } = this.place;
    const { table } = this;
    return table.chronicle(this.viewer, this.language).lines(table.timeline.branch(branch), 0, at);
  }

  marks() {
    const { table } = this;
    return table.chronicle(this.viewer, this.language).marks(table.timeline.branch(this.place.branch));
  }

  /** Whether nothing of the game has to be hidden from this screen: nobody else plays against it, or it is over. */
  get mayKnowAll(): boolean {
    const { seats, timeline } = this.table;
    const people = seats.with('person');
    return timeline.state.over !== null || people.every((seat) => this.seats.includes(seat));
  }
}
