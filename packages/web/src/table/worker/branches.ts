import type { Answer, Recorded } from '@questhall/engine';
import type { Branch, Time } from '../scene.js';
import { Troubled, trouble } from '../trouble.js';
import type { AnyRules } from './games.js';
import { History, type Tell } from './history.js';

type Grown = {
  readonly id: string;
  readonly from: string | null;
  readonly fork: number;
  readonly history: History;
};
/** A branch as it is kept: where it left another one, and all of its answers. */
export type KeptBranch = Omit<Grown, 'history'> & { readonly answers: Recorded<unknown>['answers'] };

/** Every way in which a game was played on, one of which is being looked at. */
export class Branches {
  private readonly all = new Map<string, Grown>();
  private current: Grown;
  /** What is ahead was only taken back, and is replaced by the next answer. Whoever jumps or comes back keeps it. */
  undone = false;

  constructor(
    rules: AnyRules,
    tell: Tell,
    { setup, seed }: Omit<Recorded<unknown>, 'answers'>,
    kept: readonly [KeptBranch, ...KeptBranch[]],
  ) {
    const grow = ({ answers, ...branch }: KeptBranch): Grown => {
      const grown = { ...branch, history: History.begin(rules, tell, { setup, seed, answers }) };
      this.all.set(branch.id, grown);
      return grown;
    };
    const [first, ...others] = kept;
    this.current = grow(first);
    for (const branch of others) grow(branch);
  }

  get history(): History {
    return this.current.history;
  }

  get id(): string {
    return this.current.id;
  }

  /** Leaves the current branch as it is and goes on from here on a new one. */
  branch(): string {
    return this.leave(this.history.fork());
  }

  switchTo(id: string): void {
    const found = this.all.get(id);
    if (found === undefined) throw new Troubled(trouble('trouble.branch'));
    this.current = found;
    this.undone = false;
  }

  /** Takes an answer. One that is refused changes nothing. */
  answer(answer: Answer): void {
    const beside = this.keeps;
    const history = beside ? this.history.fork() : this.history;
    history.answer(answer);
    if (beside) this.leave(history);
  }

  get time(): Time {
    const { at, length } = this.history;
    return { at, length, keeps: this.keeps, branch: this.current.id, branches: this.list };
  }

  private get keeps(): boolean {
    return this.history.at < this.history.length && !this.undone;
  }

  private leave(history: History): string {
    const { id: from, history: left } = this.current;
    const id = String(1 + Math.max(...[...this.all.keys()].map(Number)));
    this.current = { id, from, fork: left.at, history };
    this.all.set(id, this.current);
    return id;
  }

  get answers(): { id: string; answers: KeptBranch['answers'] }[] {
    return [...this.all.values()].map(({ id, history }) => ({ id, answers: history.answers }));
  }

  /** All of them as they would be kept. */
  get kept(): readonly KeptBranch[] {
    return [...this.all.values()].map(({ history, ...branch }) => ({ ...branch, answers: history.answers }));
  }

  private get list(): Branch[] {
    return [...this.all.values()].map(({ history, ...branch }) => ({ ...branch, length: history.length }));
  }
}

/** The branch every game begins with. */
export const trunk = (answers: KeptBranch['answers']): KeptBranch => ({
  id: '1',
  from: null,
  fork: 0,
  answers,
});
