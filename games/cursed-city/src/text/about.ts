/** What a wording must know about its line. */
export type About = {
  /** The printed name of a record. */
  readonly name: (id: string) => string;
};
