import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { summary } from './summary.mjs';
import { winTable } from './table.mjs';

/**
 * @typedef {import('./tally.mjs').GameFigures} GameFigures
 * @typedef {import('./file.mjs').Figures} Figures
 */

/**
 * Parts of a page that are written from the figures, by the name that its marks give.
 * @type {{ readonly [part: string]: (figures: GameFigures) => string }}
 */
const PARTS = { table: winTable, summary };

const page = (/** @type {string} */ game) => `docs/${game}-balance.md`;
const mark = (/** @type {string} */ part) => [`<!-- figures: ${part} -->`, `<!-- end of ${part} -->`];

/**
 * Writes the marked parts of every page anew.
 * @param {string} root
 * @param {Figures} figures
 */
export function writeDocuments(root, figures) {
  for (const [game, own] of Object.entries(figures)) {
    const file = join(root, page(game));
    if (existsSync(file)) writeFileSync(file, filled(readFileSync(file, 'utf8'), own));
  }
}

/**
 * Pages that do not say what the figures say, one sentence each.
 * @param {string} root
 * @param {Figures} figures
 * @returns {string[]}
 */
export function staleDocuments(root, figures) {
  return Object.entries(figures).flatMap(([game, own]) => {
    const file = page(game);
    if (!existsSync(join(root, file))) return [`There is no ${file} for the figures of ${game}.`];
    const text = readFileSync(join(root, file), 'utf8');
    const lost = Object.keys(PARTS).filter((part) => !mark(part).every((line) => text.includes(line)));
    if (lost.length > 0) return [`${file} has no marks for its ${lost.join(' and ')}.`];
    return filled(text, own) === text
      ? []
      : [`${file} is not of docs/figures.json: run npm run figures -- --pages`];
  });
}

/**
 * @param {string} text
 * @param {GameFigures} figures
 */
function filled(text, figures) {
  return Object.entries(PARTS).reduce((whole, [part, write]) => {
    const [begin = '', end = ''] = mark(part);
    const [from, to] = [whole.indexOf(begin), whole.indexOf(end)];
    if (from < 0 || to < from) return whole;
    return `${whole.slice(0, from + begin.length)}\n\n${write(figures)}\n\n${whole.slice(to)}`;
  }, text);
}
