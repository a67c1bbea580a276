import { gameCodes, loadGame } from '@questhall/games';
import { GAME_CODES } from '@questhall/rulebook';
import { en } from '../packages/web/src/text/en.js';

/** The first of the registry, where doors lead that belong to no game. */
export const [FIRST = ''] = gameCodes;

/** The game that offers this adventure: what a test plays it needs by name, wherever it lies on the shelf. */
export async function gameWith(adventure: string): Promise<string> {
  for (const code of gameCodes) {
    const known = (await loadGame(code))?.offer.adventures() ?? [];
    if (known.some(({ id }) => id === adventure)) return code;
  }
  throw new Error(`no game offers '${adventure}'`);
}

/** Where nothing else is said, tests sit down here. */
export const PLAYED = await gameWith('a-foul-stench');

/** Where the same is looked at in another game. */
export const OTHER = await gameWith('waking-stones');

/** Those whose rulebook is all that can be opened. */
export const CLOSED = GAME_CODES.filter((code) => !gameCodes.includes(code));

/** What stands on the lid. */
export const titleOf = (code: string): string =>
  (en as { [key: string]: string })[`game.${code}.title`] ?? code;
