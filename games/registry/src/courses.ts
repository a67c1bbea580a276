import type { Course } from '@questhall/tabletop/lessons';

/** What games teach. It stands apart from the list of games because a page that teaches loads no rules. */
const COURSES: { readonly [code: string]: (language: string) => Promise<Course> } = {
  acg: async (language) => (await import('@questhall/acg/lessons')).courseIn(language),
  'cursed-city': async (language) => (await import('@questhall/cursed-city/lessons')).courseIn(language),
  'lost-relics': async (language) => (await import('@questhall/lost-relics/lessons')).courseIn(language),
};

export const teaches = (code: string): boolean => Object.hasOwn(COURSES, code);

/** Nothing if the game teaches nothing. */
export async function loadCourse(code: string, language: string): Promise<Course | undefined> {
  return teaches(code) ? COURSES[code]?.(language) : undefined;
}
