import type { BranchShown } from '@questhall/table';
import type { Mark } from '../../../table/table.js';

export type Round = Extract<Mark, { kind: 'round' }>;
export type Chapter = { readonly at: number; readonly text: string; readonly rounds: readonly Round[] };

/** Rounds under the chapter they belong to. What comes before any chapter has none, and no name. */
export function chaptersOf(marks: readonly Mark[]): readonly Chapter[] {
  const chapters: { at: number; text: string; rounds: Round[] }[] = [];
  for (const mark of marks) {
    if (mark.kind === 'chapter') chapters.push({ at: mark.at, text: mark.text, rounds: [] });
    else {
      if (chapters.length === 0) chapters.push({ at: 0, text: '', rounds: [] });
      chapters.at(-1)?.rounds.push(mark);
    }
  }
  return chapters;
}

/** The chapter and the round in which a moment lies. */
export function placeOf(marks: readonly Mark[], at: number): { chapter: string; round: number | null } {
  const before = marks.filter((mark) => mark.at <= at);
  const chapter = before.findLast(({ kind }) => kind === 'chapter');
  const round = before.findLast(({ kind }) => kind === 'round');
  return {
    chapter: chapter?.kind === 'chapter' ? chapter.text : '',
    round: round?.kind === 'round' ? round.round : null,
  };
}

/** A branch in the order in which a tree is drawn, with how deep it hangs. */
export type Twig = BranchShown & { readonly depth: number };

/** Each branch is followed by those that leave it, the earliest fork first. */
export function twigsOf(
  branches: readonly BranchShown[],
  from: string | null = null,
  depth = 0,
): readonly Twig[] {
  return branches
    .filter((branch) => branch.from === from)
    .sort((a, b) => a.fork - b.fork)
    .flatMap((branch) => [{ ...branch, depth }, ...twigsOf(branches, branch.id, depth + 1)]);
}
