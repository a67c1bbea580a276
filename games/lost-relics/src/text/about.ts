/**
 * On what a text stands. On a hero's card, a treasure card or an object "you" is whoever uses it; in the rules of an
 * adventure it is the hero whom the moment is about.
 */
export type Holder = 'hero' | 'hostile' | 'adventure';

/** What a wording must know about its line. */
export type About = {
  readonly holder: Holder;
  /** The target of the line is whoever has just dealt damage. */
  readonly attacker?: boolean | undefined;
};
