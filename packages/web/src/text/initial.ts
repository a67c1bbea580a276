/** A large first letter floats and would swallow the space behind it: behind a word of one letter stands one that stays. */
export const withInitial = (story: string): string => story.replace(/^(\P{L}*\p{L}) /u, '$1\u00a0');
