import type { GameCode } from '@questhall/rulebook';
import type { Lesson, LessonRecord, Page } from '@questhall/tabletop/lessons';
import type { IconName } from '../../design/Icon.js';
import type { LessonStep } from '../../games/face.js';
import type { PlainKey, Translate } from '../../text/t.js';

export type Taught = Lesson & { readonly icon: IconName; readonly name: PlainKey; readonly about: PlainKey };

/** All that a game teaches, and how its coach speaks. */
export type Course = {
  readonly game: GameCode;
  readonly lessons: readonly Taught[];
  readonly records: { readonly [lesson: string]: LessonRecord };
  /** A whole adventure with somebody beside you, after the lessons. */
  readonly first: {
    readonly id: string;
    readonly icon: IconName;
    readonly name: PlainKey;
    readonly about: PlainKey;
    readonly setup: object;
    readonly seed: string;
  };
  /** The words of a page. */
  say(t: Translate, say: string): string;
  /** Things of the table behind the words of a page. */
  pointed(points: readonly string[], view: unknown): readonly string[];
  adviceAt(view: unknown, ask: string): Page;
};

/** All that can be learnt, in order; the first adventure is the last of it. */
export function stepsOf({ lessons, first }: Pick<Course, 'lessons' | 'first'>): readonly LessonStep[] {
  const { id, icon, name, about } = first;
  return [...lessons.map(stepOf), { id, icon, name, about, minutes: null }];
}

const stepOf = ({ id, icon, minutes, name, about }: Taught): LessonStep => ({
  id,
  icon,
  minutes,
  name,
  about,
});

export function stepAfter(course: Pick<Course, 'lessons' | 'first'>, lesson: string): LessonStep | undefined {
  const steps = stepsOf(course);
  return steps[steps.findIndex(({ id }) => id === lesson) + 1];
}
