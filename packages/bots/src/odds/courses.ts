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
import { Moments, type Way } from './moments.js';

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
type Played<B> = Pick<Course<B>, 'before' | 'after' | 'events'>;

/** Whether cards that are turned up are listed, each of them a way of its own, or left to luck. */
export type Cards = 'listed' | 'by luck';

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

/** What all ways that are left may weigh together. No share that is told moves by more than this. */
const THIN = 1e-6;
/** Possible worlds, and plays in them for all that is left to luck. */
const WORLDS = 64;
const PLAYS = 200;
/** No way is played less often in a world of luck, or nobody would notice that luck matters. */
const FEWEST = 2;
/** Questions on the way, after which it is enough. */
const DEPTH = 40;
/** All there is, before anything has been played. */
const WHOLE: readonly Way[] = [{ path: [], chance: 1, times: 1 }];
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
  private played: Played<B> | null = null;
  private moment: string | null = null;
  private readonly moments = new Moments();
  readonly answering: Answering<B, V, S>;

  constructor(
    private readonly rules: Rules<B, V, S>,
    private readonly state: State<B>,
    private readonly wondered: Wondered,
    private readonly reading: OddsReading<B>,
  ) {
    this.dice = new LedDice('odds', wondered.viewer, {
      step: () => this.trial.step(),
      comesToCard: (hasRolled) => {
        this.moment = hasRolled || this.played === null ? null : this.momentIn(this.played);
      },
    });
    this.trial = rules.trial(this.dice);
    this.answering = new Answering(rules);
  }

  /** Labels of what was turned up by luck. */
  get turnedUp(): ReadonlySet<string> {
    return this.dice.turnedUp;
  }

  /** Where the dice led while cards were left to luck; each has as many ways as there are cards. */
  get places(): number {
    return this.moments.size;
  }

  /** False if there were more ways than `most`. Cards are listed after they were left to luck. */
  follow(cards: Cards, most: number, take: Take<B>): boolean {
    const ways = new Heap<Way>();
    for (const way of cards === 'listed' ? this.moments.ways : WHOLE) ways.push(way);
    let left = 1;
    for (let count = 0; left > THIN && ways.size > 0; count++) {
      if (count >= most || this.plays > MOST_PLAYS) {
        this.playRest(ways.rest, cards, take);
        return false;
      }
      left -= this.playWay(ways.pop() as Way, cards, ways, take);
    }
    if (cards === 'by luck') this.moments.leave(ways.rest);
    return true;
  }

  /** Gives how likely it was. Where it could have gone another way, that is left for later. */
  private playWay({ path, times }: Way, cards: Cards, ways: Heap<Way>, take: Take<B>): number {
    const course = this.play(path, 0, 'likeliest', cards);
    const { taken, forks, ledUntil } = this.dice;
    const chance = this.dice.chance * times;
    const led = ledUntil === null ? taken : taken.slice(0, ledUntil);
    for (const { at, chance: before, chances } of forks) {
      const until = taken.slice(0, at);
      for (let other = 0; other < chances.length; other++)
        if (other !== taken[at])
          ways.push({ path: [...until, other], chance: before * (chances[other] ?? 0) * times, times });
    }
    if (cards === 'by luck') this.moments.add(this.moment, led, chance);
    if (ledUntil === null) take({ ...course, chance, path: led });
    else this.playByLuck(led, chance, cards, take);
    return chance;
  }

  /** As often as the way is likely. */
  private playByLuck(path: Path, chance: number, cards: Cards, take: Take<B>): void {
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

  private play(path: Path, world: number, then: 'likeliest' | 'rolling', cards: Cards): Played<B> {
    const start = this.startIn(world);
    const played = { before: start.before, after: this.rules.fork(start.state), events: [...start.events] };
    this.dice.follow(path, then, cards === 'listed' ? this.facedownIn(played.after) : null);
    this.played = played;
    this.moment = null;
    this.playOn(played.after, start, played.events);
    return played;
  }

  /** All that may still matter in the middle of a course. */
  private momentIn({ before, after, events }: Played<B>): string {
    const { figures, still } = this.reading;
    const board = still === undefined ? after.board : still(after);
    const step = this.trial.step()?.name;
    return JSON.stringify([figures(before, after, events), after.stack, step, board]);
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
