import { join } from 'node:path';
import { lostRelicsCarried } from '@questhall/lost-relics';
import { GAME_CODES, type GameCode } from '@questhall/rulebook';
import { type Carrier, type CoverageReport, coverage, readTests } from '@questhall/rulebook/coverage';
import type { Games } from './games/registry.js';
import { ROOT } from './root.js';

/** Games whose rules are written, but which cannot be played from here yet. */
const GROWING: { readonly [code in GameCode]?: () => readonly Carrier[] } = {
  'lost-relics': lostRelicsCarried,
};

/** What of a game's ledger is carried out and tested; nothing of a game that has not begun. */
export function coverageOf(games: Games, code: GameCode, root = ROOT): CoverageReport {
  const carried = games.find((game) => game.code === code)?.carried() ?? GROWING[code]?.() ?? [];
  return coverage(code, { carried, tests: readTests(join(root, 'games', code, 'test'), root) });
}

export function gameCode(code: string): GameCode | undefined {
  return GAME_CODES.find((known) => known === code.toLowerCase());
}
