import type { Viewer } from '@questhall/engine';
import type { Branch, Moment } from './branch.js';
import type { Mark } from './looking.js';
import type { Line, Rest } from './scene.js';
import type { Teller } from './teller.js';
import type { Views } from './views.js';

/** A game as it is told to one viewer in one language. What happened is kept as events; sentences are made once, when somebody reads. */
export class Chronicle {
  private readonly told = new WeakMap<Moment, readonly Line[]>();

  constructor(
    private readonly teller: Teller,
    private readonly viewer: Viewer,
    private readonly views: Views,
  ) {}

  /** What is told of the moments of a branch from one to another. */
  lines(branch: Branch, from: number, to: number): readonly Line[] {
    this.tell(branch, from, to);
    return branch.allMoments
      .slice(Math.max(0, from), to + 1)
      .flatMap((moment) => this.told.get(moment) ?? []);
  }

  /** Where chapters and rounds begin, also those ahead. */
  marks(branch: Branch): readonly Mark[] {
    this.tell(branch, 0, branch.length);
    return branch.allMoments.flatMap((moment) => {
      const { at, before, round } = moment;
      const chapters = (this.told.get(moment) ?? []).filter(({ kind }) => kind === 'chapter');
      const isNewRound = round !== before?.round || chapters.length > 0;
      return [
        ...chapters.map(({ text }): Mark => ({ kind: 'chapter', at, text })),
        ...(round > 0 && isNewRound ? [{ kind: 'round', at, round } as const] : []),
      ];
    });
  }

  /** The chapter that a moment told, and the last chapter or part after it: what comes. */
  chapterAt(branch: Branch, at: number): Rest | null {
    const lines = this.lines(branch, at, at);
    const from = lines.findIndex(({ kind }) => kind === 'chapter');
    const chapter = lines[from];
    if (chapter === undefined) return null;
    const next = lines.slice(from + 1).findLast(({ kind }) => kind === 'chapter' || kind === 'part');
    return { happened: chapter.text, comes: next?.text ?? null };
  }

  private tell(branch: Branch, from: number, to: number): void {
    const untold = (moment: Moment | undefined) => moment !== undefined && !this.told.has(moment);
    let first = Math.max(0, from);
    while (first <= to && !untold(branch.momentAt(first))) first++;
    if (first > to) return;
    branch.visit(first, to, (moment, state) => {
      if (!untold(moment)) return;
      const view = () => this.views.of(state, this.viewer);
      this.told.set(moment, this.teller.lines(moment.at, moment.events, this.viewer, view));
    });
  }
}
