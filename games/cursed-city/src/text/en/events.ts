/** What the chronicle says, by event. */
export const events = {} as const;
