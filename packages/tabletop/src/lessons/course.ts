import { type Advice, firstFitting } from './advice.js';
import type { Lesson, LessonRecord, Page } from './types.js';

/** A whole adventure with a coach, after the lessons. */
export type FirstGame = {
  readonly id: string;
  readonly icon: string;
  readonly setup: object;
  readonly seed: string;
};

/** What a game teaches, in no language: `V` is the view of its table. */
export type Teaching<V = unknown, Situation extends string = string> = {
  /** In the order in which one would take them. */
  readonly lessons: readonly Lesson[];
  readonly records: { readonly [lesson: string]: LessonRecord };
  readonly first: FirstGame;
  /** What a coach can point at without knowing its name. */
  readonly points: { readonly [word: string]: (view: V) => readonly string[] };
  readonly situations: { readonly [situation in Situation]: (view: V) => boolean };
  /** What matters at a question of the first game; the first that fits is said. */
  readonly advice: readonly Advice<Situation>[];
  /** What is said where nothing fits. */
  readonly otherwise: Page;
};

/** All that is said in the lessons of a game and in its first game; a word that is missing or too many does not compile. */
export type CourseWords<Step extends string = string, Say extends string = string> = {
  /** What stands above the list of lessons. */
  readonly lead: string;
  readonly steps: { readonly [step in Step]: { readonly name: string; readonly about: string } };
  readonly said: { readonly [say in Say]: string };
};

/** A line in the list of lessons. */
export type Step = {
  readonly id: string;
  readonly icon: string;
  /** Nothing: it takes as long as it takes. */
  readonly minutes: number | null;
  readonly name: string;
  readonly about: string;
};

/** A lesson, and where it begins. */
export type TaughtLesson = Lesson & { readonly record: LessonRecord };

/** All that a screen needs to teach a game, in one language. */
export type Course = {
  readonly lead: string;
  readonly lessons: readonly TaughtLesson[];
  readonly first: FirstGame;
  /** The lessons, and at last the first game. */
  readonly steps: readonly Step[];
  say(page: Page): string;
  /** The names of the things that a coach points at. */
  pointed(points: readonly string[], view: unknown): readonly string[];
  /** What a coach says at this question. */
  adviceAt(view: unknown, ask: string): Page;
};

export function courseOf<V, Situation extends string>(
  teaching: Teaching<V, Situation>,
  words: CourseWords,
): Course {
  const { lessons, records, first, points, situations, advice, otherwise } = teaching;
  const stepOf = ({ id, icon }: Lesson | FirstGame, minutes: number | null): Step => ({
    ...{ id, icon, minutes },
    ...(words.steps[id] ?? { name: id, about: '' }),
  });
  const taught = lessons.flatMap((lesson): TaughtLesson[] => {
    const record = records[lesson.id];
    return record === undefined ? [] : [{ ...lesson, record }];
  });
  return {
    ...{ lead: words.lead, lessons: taught, first },
    steps: [...taught.map((lesson) => stepOf(lesson, lesson.minutes)), stepOf(first, null)],
    say: ({ say }) => words.said[say] ?? say,
    // Safe because a course only ever gets views of its own game.
    pointed: (named, view) => named.flatMap((one) => points[one]?.(view as V) ?? [one]),
    adviceAt: (view, ask) => firstFitting(advice, ask, (one) => situations[one](view as V)) ?? otherwise,
  };
}

/** A game's course in any of its languages; English where it does not speak the language. Words are loaded when they are read. */
export function coursesOf<V, Situation extends string>(
  teaching: Teaching<V, Situation>,
  words: { readonly en: () => Promise<CourseWords>; readonly [language: string]: () => Promise<CourseWords> },
): (language: string) => Promise<Course> {
  return async (language) => {
    const load = Object.hasOwn(words, language) ? words[language] : undefined;
    return courseOf(teaching, await (load ?? words.en)());
  };
}

/** What comes after a lesson; nothing after the first game. */
export const stepAfter = ({ steps }: Pick<Course, 'steps'>, lesson: string): Step | undefined =>
  steps[steps.findIndex(({ id }) => id === lesson) + 1];
