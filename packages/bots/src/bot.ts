import type { Decision, OptionId } from '@questhall/engine';
import type { World } from './world.js';

/** A player that decides by itself. It keeps nothing between decisions; chance comes from the look. */
export interface Bot {
  readonly name: string;
  choose(look: Look): OptionId[];
}

/** All that a bot gets to know: its own question, and worlds that its seat cannot tell from the real one. */
export interface Look {
  readonly decision: Decision;
  /** What the seat sees, in the game's own terms. */
  readonly view: unknown;
  /** A whole number from 0 to below `sides`, from the bot's own generator. */
  draw(sides: number): number;
  /** A possible world, for the bot to do with as it likes. */
  imagine(): World;
}
