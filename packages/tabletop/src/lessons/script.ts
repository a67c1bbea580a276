import type { OptionId } from '@questhall/engine';
import type { TaughtLesson } from './course.js';
import type { Beat, Lesson, LessonRecord } from './types.js';

type Question = { readonly options: readonly OptionId[] };

/** The beat after so many answers, counted from the first of the game; nothing before the lesson begins and after it ends. */
export function beatAt({ beats, record }: TaughtLesson, answers: number): Beat | null {
  return beats[answers - record.before.length] ?? null;
}

export const isLast = (lesson: Lesson, beat: Beat): boolean => lesson.beats.at(-1) === beat;

/** What the lesson asks for here; nothing where any answer is right. */
export function wantedPicks({ wants }: Beat, { options }: Question): OptionId[] | null {
  if (wants === undefined) return null;
  return wants.map((want) => {
    const place = /^#(\d+)$/.exec(want)?.[1];
    return place === undefined ? want : (options[Number(place) - 1] ?? want);
  });
}

export function isWanted(beat: Beat, question: Question, picks: readonly OptionId[]): boolean {
  const wanted = wantedPicks(beat, question);
  if (wanted === null) return true;
  return wanted.length === picks.length && wanted.every((pick) => picks.includes(pick));
}

/** The first answers as the engine takes them: one decision after the other. */
export const answersBefore = ({ before }: LessonRecord) =>
  before.map((picks, i) => ({ decision: i + 1, picks: [...picks] }));
