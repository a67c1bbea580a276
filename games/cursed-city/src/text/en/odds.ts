/** What is left to chance. */
export const odds = {} as const;
