import type { LessonRecord } from '@questhall/tabletop/lessons';
import type { LessonId } from './lessons.js';

/** Written by `test/lessons/find.mjs`: where each lesson begins. */
export const RECORDS: { readonly [lesson in LessonId]: LessonRecord } = {
  spaces: { seed: 'moving-349', before: [] },
  attacking: { seed: 'attacking-1129', before: [] },
  hostiles: { seed: 'hostiles-199', before: [] },
  recuperating: { seed: 'recuperating-1', before: [] },
  assault: { seed: 'assault-1099', before: [] },
};
