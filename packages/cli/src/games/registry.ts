import { GAME_CODES } from '@questhall/rulebook';
import { Refused } from '../errors.js';
import { nearest } from '../text/likeness.js';
import { andList, orList } from '../text/list.js';
import type { Playable } from './playable.js';

/** The games that can be played; the rulebook knows four, this list grows towards them. */
export type Games = readonly Playable[];

/** The game of this code, or a sentence that says which there are. */
export function gameCalled(games: Games, code: string): Playable {
  const game = games.find((candidate) => candidate.code === code.toLowerCase());
  if (game !== undefined) return game;
  const playable = games.map((candidate) => candidate.code);
  if (isKnown(code)) {
    throw new Refused(
      `'${code}' cannot be played yet. You can already read its rules. Ready to play: ${andList(playable)}.`,
    );
  }
  throw new Refused(`There is no game called '${code}'. ${suggestion(code, playable)}`);
}

/** The game that most commands mean when none is named. */
export function firstGame(games: Games): Playable {
  const [first] = games;
  if (first === undefined) throw new Refused('No game is ready to play yet.');
  return first;
}

function isKnown(code: string): boolean {
  return (GAME_CODES as readonly string[]).includes(code.toLowerCase());
}

/** "Did you mean …?", or the whole list if nothing comes near. */
export function suggestion(typed: string, names: readonly string[]): string {
  const near = nearest(typed, names);
  return near.length > 0 ? `Did you mean ${orList(near)}?` : `There are: ${andList(names)}.`;
}
