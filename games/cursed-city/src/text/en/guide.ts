/** The guide to the game, page by page. */
export const guide = {} as const;
