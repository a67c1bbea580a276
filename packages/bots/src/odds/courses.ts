import {
  type Decision,
  type Event,
  type OddsReading,
  type OptionId,
  type RngState,
  type Rules,
  type Scope,
  type State,
  seeded,
  type Trial,
  type Viewer,
} from '@questhall/engine';
import { Answering } from './answering.js';
import { Heap } from './heap.js';
import { type Facedown, LedDice, type Path } from './led-dice.js';

/** `viewer` is whoever wants to know: what they may not see is made up. */
export type Wondered = {
  readonly decision: Decision;
  readonly viewer: Viewer;
  readonly picks: readonly OptionId[];
};

/** One way in which things may go. Several on the same path differ by luck alone. */
export type Course<B> = {
  readonly chance: number;
  readonly path: Path;
  readonly before: State<B>;
  readonly after: State<B>;
  readonly events: readonly Event[];
};
type Take<B> = (course: Course<B>) => void;

/** Whether cards that are turned up are listed, each of them a way of its own, or left to luck. */
export type Cards = 'listed' | 'by luck';

type Way = { readonly path: Path; readonly chance: number };

/** The moment before anything is left to chance: an answer that will be given, and what has happened until then. */
type Start<B> = {
  readonly before: State<B>;
  readonly state: State<B>;
  readonly scope: Scope;
  readonly decision: Decision;
  readonly picks: readonly OptionId[];
  readonly asked: number;
  readonly events: readonly Event[];
};

/** What all ways that are left may weigh together and still change no whole percent. */
const THIN = 0.004;
/** Possible worlds, and plays in them for all that is left to luck. */
const WORLDS = 64;
const PLAYS = 200;
/** No way is played less often in a world of luck, or nobody would notice that luck matters. */
const FEWEST = 2;
/** Questions on the way, after which it is enough. */
const DEPTH = 40;
/** Plays of one answer in all: nobody waits longer than that for odds. */
const MOST_PLAYS = 6000;

/**
 * Plays what may come of an answer to the end of the move in progress, the likeliest ways first. What is left when there
 * are too many ways, and what is left to luck, is played at random in several possible worlds.
 */
export class Courses<B, V, S> {
  private readonly dice: LedDice;
  private readonly trial: Trial<B>;
  private readonly starts: Start<B>[] = [];
  private world = 0;
  private plays = 0;
  readonly answering: Answering<B, V, S>;

  constructor(
    private readonly rules: Rules<B, V, S>,
    private readonly state: State<B>,
    private readonly wondered: Wondered,
    private readonly reading: OddsReading<B>,
  ) {
    this.dice = new LedDice('odds', wondered.viewer);
    this.trial = rules.trial(this.dice);
    this.answering = new Answering(rules);
  }

  /** Labels of what was turned up by luck. */
  get turnedUp(): ReadonlySet<string> {
    return this.dice.turnedUp;
  }

  /** Gives how many ways there were, or infinity if there were more than `most`. */
  follow(cards: Cards, most: number, take: Take<B>): number {
    const ways = new Heap<Way>();
    ways.push({ path: [], chance: 1 });
    let left = 1;
    let count = 0;
    for (let way = ways.pop(); way !== undefined && left > THIN; way = ways.pop()) {
      if (count++ >= most || this.plays > MOST_PLAYS) {
        ways.push(way);
        this.playRest(ways.rest, cards, take);
        return Number.POSITIVE_INFINITY;
      }
      left -= this.playWay(way, cards, ways, take);
    }
    return count;
  }

  /** Gives how likely it was. Where it could have gone another way, that is left for later. */
  private playWay({ path }: Way, cards: Cards, ways: Heap<Way>, take: Take<B>): number {
    const course = this.play(path, 0, 'likeliest', cards);
    const { taken, forks, ledUntil, chance } = this.dice;
    for (const { at, chance: before, chances } of forks) {
      const until = taken.slice(0, at);
      for (let other = 0; other < chances.length; other++)
        if (other !== taken[at])
          ways.push({ path: [...until, other], chance: before * (chances[other] ?? 0) });
    }
    if (ledUntil === null) take({ ...course, chance, path: taken });
    else this.playByLuck({ path: taken.slice(0, ledUntil), chance }, cards, take);
    return chance;
  }

  /** As often as the way is likely. */
  private playByLuck({ path, chance }: Way, cards: Cards, take: Take<B>): void {
    const times = Math.max(FEWEST, Math.round(chance * PLAYS));
    for (let i = 0; i < times; i++)
      take({ ...this.play(path, this.nextWorld(), 'rolling', cards), chance: chance / times, path });
  }

  /** All of them stand for one path, since each is too thin to be played for itself. */
  private playRest(ways: readonly Way[], cards: Cards, take: Take<B>): void {
    const rest: Path = [];
    const chance = ways.reduce((sum, way) => sum + way.chance, 0);
    const times = Math.max(FEWEST, Math.round(chance * PLAYS));
    let at = 0;
    let passed = 0;
    for (let i = 0; i < times; i++) {
      // Evenly spread over all of them, as they weigh.
      for (const aim = ((i + 0.5) / times) * chance; passed + (ways[at]?.chance ?? 0) < aim; at++)
        passed += ways[at]?.chance ?? 0;
      const course = this.play(ways[at]?.path ?? [], this.nextWorld(), 'rolling', cards);
      take({ ...course, chance: chance / times, path: rest });
    }
  }

  private play(
    path: Path,
    world: number,
    then: 'likeliest' | 'rolling',
    cards: Cards,
  ): Pick<Course<B>, 'before' | 'after' | 'events'> {
    const start = this.startIn(world);
    const after = this.rules.fork(start.state);
    const events = [...start.events];
    this.dice.follow(path, then, cards === 'listed' ? this.facedownIn(after) : null);
    this.playOn(after, start, events);
    return { before: start.before, after, events };
  }

  /** In turn, so that no way is played in the same few worlds. */
  private nextWorld(): number {
    this.world = (this.world + 1) % WORLDS;
    return this.world;
  }

  private facedownIn(state: State<B>): Facedown {
    const { viewer } = this.wondered;
    return {
      unseen: (label) => this.reading.unseen?.(state, viewer, label),
      exchange: (one, other) => this.reading.exchange?.(state, one, other),
    };
  }

  /** From an answer to the end of the move. */
  private playOn(state: State<B>, start: Start<B>, events: Event[]): void {
    this.plays++;
    const { decision, picks, asked } = start;
    const scope = { ...start.scope };
    this.trial.play(state, { decision: decision.id, picks }, events, scope);
    for (let i = asked; i < DEPTH; i++) {
      const next = this.nextQuestion(state, scope);
      if (next === undefined) return;
      const answer = this.answering.answer(state, next, this.momentOf(i));
      this.trial.play(state, { decision: next.id, picks: answer }, events, scope);
    }
  }

  /** A rule that is no move, such as a stay in town, is looked at until it asks the same again. */
  private nextQuestion({ open: [next] }: State<B>, { moves }: Scope): Decision | undefined {
    return moves !== null && next?.ask === this.wondered.decision.ask ? undefined : next;
  }

  /** Once something was left to luck, no moment is like another. */
  private momentOf(asked: number): string | null {
    const { taken, ledUntil } = this.dice;
    return ledUntil === null ? `${asked}/${taken.join()}` : null;
  }

  private startIn(world: number): Start<B> {
    const start = this.starts[world] ?? this.findStart(seeded(`odds/${world}`));
    this.starts[world] = start;
    return start;
  }

  /** What happens before chance has a say is the same each time and needs to be played only once. */
  private findStart(rng: RngState): Start<B> {
    const { decision, viewer, picks } = this.wondered;
    const before = this.rules.determinize(this.state, viewer, rng);
    const scope = scopeOf(before, this.reading.moves);
    let start: Start<B> = { before, state: before, scope, decision, picks, asked: 0, events: [] };
    for (let next = this.pass(start); next !== undefined; next = this.pass(start)) start = next;
    return start;
  }

  /** The same a question later, if chance had no say until then. */
  private pass(start: Start<B>): Start<B> | undefined {
    const { decision, picks, asked } = start;
    const state = this.rules.fork(start.state);
    const scope = { ...start.scope };
    const events = [...start.events];
    this.dice.follow([], 'likeliest', null);
    this.trial.play(state, { decision: decision.id, picks }, events, scope);
    const { taken, ledUntil } = this.dice;
    const next = this.nextQuestion(state, scope);
    if (taken.length > 0 || ledUntil !== null || next === undefined || asked >= DEPTH) return undefined;
    const answer = this.answering.answer(state, next, this.momentOf(asked));
    return { ...start, state, scope, events, decision: next, picks: answer, asked: asked + 1 };
  }
}

/** To the end of the innermost move in progress; or else of the move that begins, or of the rule that asks. */
function scopeOf({ stack }: Pick<State<unknown>, 'stack'>, moves: readonly string[]): Scope {
  const at = stack.findLastIndex(({ proc }) => moves.includes(proc));
  return at >= 0 ? { floor: at, moves: null } : { floor: stack.length - 1, moves };
}
