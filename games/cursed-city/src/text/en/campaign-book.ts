/** What is written down of a quest from journey to journey. */
export const campaignBook = {} as const;
