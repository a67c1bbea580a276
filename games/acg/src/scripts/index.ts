/** Records with code of their own, by id. Whoever marks a card `"script": true` lists it here, beside its code; none needs it so far. */
export const scripts: readonly string[] = [];
