/** What is told of several events at once. */
export const told = {} as const;
