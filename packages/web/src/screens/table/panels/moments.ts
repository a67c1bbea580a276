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
