import type { Answer, Recorded } from '@questhall/engine';
import { Branch, type KeptBranch, type Moment } from './branch.js';
import type { AnyRules, AnyState } from './game.js';
import { Troubled, trouble } from './trouble.js';

/** A moment of a game: after `at` answers on a branch. */
export type Place = { readonly branch: string; readonly at: number };

type Start = Omit<Recorded<unknown>, 'answers'>;

/** Every way in which a game was played on, and where its players are now. Looking elsewhere changes nothing here. */
export class Timeline {
  private readonly branches = new Map<string, Branch>();
  private current: Branch;
  /** What is ahead was only taken back, and is replaced by the next answer. Whoever changes branches keeps it. */
  private undone = false;

  constructor(
    readonly rules: AnyRules,
    readonly start: Start,
    kept: readonly [KeptBranch, ...KeptBranch[]],
  ) {
    const [first, ...others] = kept.map((one) => Branch.begin(rules, start.setup, start.seed, one));
    this.current = first as Branch;
    for (const branch of [this.current, ...others]) this.branches.set(branch.id, branch);
  }

  get state(): AnyState {
    return this.current.state;
  }

  get at(): number {
    return this.current.at;
  }

  get length(): number {
    return this.current.length;
  }

  get place(): Place {
    return { branch: this.current.id, at: this.current.at };
  }

  /** The moment at which the players are. */
  get moment(): Moment {
    return this.current.momentAt(this.at) as Moment;
  }

  /** Nothing is ahead. */
  get isAtEnd(): boolean {
    return this.at === this.length;
  }

  branch(id = this.current.id): Branch {
    const found = this.branches.get(id);
    if (found === undefined) throw new Troubled(trouble('trouble.branch'));
    return found;
  }

  get all(): readonly Branch[] {
    return [...this.branches.values()];
  }

  /** All of them as they are kept. */
  get kept(): readonly KeptBranch[] {
    return this.all.map(({ id, from, fork, answers }) => ({ id, from, fork, answers }));
  }

  stateAt({ branch, at }: Place): AnyState {
    return this.branch(branch).stateAt(at);
  }

  /** Whether an answer given here goes on beside what is ahead, on a branch of its own. */
  keepsAhead({ branch, at }: Place): boolean {
    const isHere = branch === this.current.id && at === this.at;
    return at < this.branch(branch).length && !(isHere && this.undone);
  }

  /** Takes an answer given at a place. One that is refused changes nothing. */
  answer(answer: Answer, place: Place): void {
    const branch = this.branch(place.branch);
    if (this.keepsAhead(place)) {
      const beside = branch.forkAt(place.at, this.freshId);
      beside.answer(answer);
      this.leaveFor(beside);
      return;
    }
    const from = branch.at;
    branch.goTo(place.at);
    try {
      branch.answer(answer);
    } catch (error) {
      branch.goTo(from);
      throw error;
    }
    if (branch !== this.current) this.switchTo(branch.id);
  }

  /** Goes back on this branch; the next answer replaces what was taken back. */
  undoTo(at: number): void {
    if (this.isAtEnd) this.undone = true;
    this.current.goTo(at);
  }

  /** Goes forth through what was taken back. */
  redoTo(at: number): void {
    this.current.goTo(at);
  }

  /** What was played stays as it is, and the game goes on from a place on a branch of its own. */
  branchFrom({ branch, at }: Place): string {
    return this.leaveFor(this.branch(branch).forkAt(at, this.freshId));
  }

  switchTo(id: string): void {
    this.current = this.branch(id);
    this.undone = false;
  }

  /** Where the players were when the game was left. */
  comeBackTo({ branch, at }: Place): void {
    this.switchTo(branch);
    this.current.goTo(at);
  }

  /** A game up to a place, without what is ahead and beside. */
  recordAt({ branch, at }: Place): Recorded<unknown> {
    return { ...this.start, answers: this.branch(branch).answers.slice(0, at) };
  }

  private leaveFor(branch: Branch): string {
    this.branches.set(branch.id, branch);
    this.switchTo(branch.id);
    return branch.id;
  }

  private get freshId(): string {
    return String(1 + Math.max(...[...this.branches.keys()].map(Number)));
  }
}

/** The branch every game begins with. */
export const trunk = (answers: KeptBranch['answers']): KeptBranch => ({
  id: '1',
  from: null,
  fork: 0,
  answers,
});
