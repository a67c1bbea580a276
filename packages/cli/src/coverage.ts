import { join } from 'node:path';
import { GAME_CODES, type GameCode } from '@questhall/rulebook';
import { type CoverageReport, coverage, readTests } from '@questhall/rulebook/coverage';
import type { Games } from './games/registry.js';
import { ROOT } from './root.js';

/** What of a game's ledger is carried out and tested; nothing of a game that has not begun. */
export function coverageOf(games: Games, code: GameCode, root = ROOT): CoverageReport {
  const carried = games.find((game) => game.code === code)?.carried() ?? [];
  return coverage(code, { carried, tests: readTests(join(root, 'games', code, 'test'), root) });
}

export function gameCode(code: string): GameCode | undefined {
  return GAME_CODES.find((known) => known === code.toLowerCase());
}
