import { FIRST_QUEST, LESSONS } from '@questhall/acg/lessons';
import type { appIcons } from '../../generated/app-icons.js';

type Step = {
  readonly id: (typeof LESSONS)[number]['id'] | (typeof FIRST_QUEST)['id'];
  readonly icon: keyof typeof appIcons;
  readonly minutes: number | null;
};

/** All that can be learnt, in order; the first quest is the last of it. */
export const STEPS: readonly Step[] = [
  ...LESSONS.map(({ id, icon, minutes }) => ({ id, icon, minutes })),
  { id: FIRST_QUEST.id, icon: FIRST_QUEST.icon, minutes: null },
];

/** The first that was not yet learnt. */
export const nextStep = (done: readonly string[]): Step | undefined =>
  STEPS.find(({ id }) => !done.includes(id));

export const stepAfter = (lesson: string): Step | undefined =>
  STEPS[STEPS.findIndex(({ id }) => id === lesson) + 1];
