import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readJson } from '../json.mjs';

/**
 * What the simulator found, by the code of the game.
 * @typedef {{ [game: string]: import('./tally.mjs').GameFigures }} Figures
 */

/** The one file that figures shown to people come from. */
export const FILE = 'docs/figures.json';

/**
 * @param {string} root
 * @returns {Figures}
 */
export function readFigures(root) {
  const file = join(root, FILE);
  return existsSync(file) ? /** @type {Figures} */ (readJson(file, FILE)) : {};
}

/**
 * @param {string} root
 * @param {Figures} figures
 */
export function writeFigures(root, figures) {
  const sorted = Object.fromEntries(Object.entries(figures).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(join(root, FILE), `${JSON.stringify(sorted, null, 2)}\n`);
}
