/** The languages that the game speaks. English is always there, any other is loaded when somebody wants it. */
export const LANGUAGES = ['en', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];
