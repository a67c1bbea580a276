/** Questions, by ask. `hero` is the hero who is asked, `source` the card behind an effect. */
export const asks = {} as const;
