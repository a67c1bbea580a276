/** Answers: a name, what is true now (`.facts`) and what may come of it (`.outlook`). */
export const options = {} as const;
