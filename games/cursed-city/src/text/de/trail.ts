/** The rules in progress, by procedure and step. */
export const trail = {} as const;
