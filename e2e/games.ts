import { gameCodes } from '@questhall/games';
import { GAME_CODES } from '@questhall/rulebook';
import { en } from '../packages/web/src/text/en.js';

/** The box that lies first on the shelf, where doors lead that belong to no game, and another one. */
export const [FIRST = '', OTHER = ''] = gameCodes;

/** Those whose rulebook is all that can be opened. */
export const CLOSED = GAME_CODES.filter((code) => !gameCodes.includes(code));

/** What stands on the lid. */
export const titleOf = (code: string): string =>
  (en as { [key: string]: string })[`game.${code}.title`] ?? code;
