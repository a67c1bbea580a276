/** What a wording must know about its line: whose card it is. On an encounter's there is nobody to say "you" to. */
export type About = {
  readonly holder: 'character' | 'encounter' | 'event';
  /** How cards, spaces and tokens are called. */
  readonly name: (id: string) => string;
  readonly verbs: { readonly [verb: string]: (params: never, about: About) => unknown };
};
