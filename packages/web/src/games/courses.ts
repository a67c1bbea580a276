import { loadCourse } from '@questhall/games/courses';
import type { GameCode } from '@questhall/rulebook';
import type { Course } from '@questhall/tabletop/lessons';
import { use } from 'react';
import { onceEach } from '../app/once-each.js';
import { useLoaded } from '../app/useLoaded.js';
import { useLanguage } from '../text/t.js';

/** What a game teaches, in the language that is shown. */
export type GameCourse = Course & { readonly game: GameCode };

const courseIn = onceEach(async (game: GameCode, language: string): Promise<GameCourse> => {
  const course = await loadCourse(game, language);
  if (course === undefined) throw new Error(`'${game}' has no lessons`);
  return { ...course, game };
});

/** The page waits (`Suspense`) until it is there. Only for a game that teaches. */
export const useCourse = (game: GameCode): GameCourse => use(courseIn(game, useLanguage()));

/** Loaded where it is wanted, and nothing until it is there: a table does not wait for a coach. */
export function useCourseWhere(wanted: boolean, game: GameCode): GameCourse | null {
  const language = useLanguage();
  const course = useLoaded(() => (wanted ? courseIn(game, language) : undefined), [wanted, game, language]);
  return wanted ? (course ?? null) : null;
}
