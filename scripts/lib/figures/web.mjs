import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readFigures } from './file.mjs';
import { allRules } from './rules-counted.mjs';
import { sum } from './score.mjs';

/** @typedef {import('./tally.mjs').AdventureFigures} AdventureFigures */

const NOTE = '// Written by scripts/generate.mjs. Change its sources, not this file.\n';

/**
 * What the app shows of the figures: how long and how hard each adventure is, and how many rules there are.
 * @param {string} root
 * @returns {Record<string, string>}
 */
export function figureFiles(root) {
  if (!existsSync(join(root, 'packages/web/package.json'))) return {};
  const trials = Object.entries(readFigures(root)).map(([game, { adventures }]) => [
    game,
    Object.fromEntries(Object.entries(adventures).map(([id, figures]) => [id, trialOf(figures)])),
  ]);
  const source = `${NOTE}import type { Figures } from '../games/trials.js';

export const figures: { readonly [game: string]: Figures } = ${JSON.stringify(Object.fromEntries(trials), null, 2)};

export const rulesCounted = ${allRules(root)};
`;
  return { 'figures.ts': source };
}

/**
 * A campaign goes on whether its chapters are won or lost, so these are what is counted.
 * @param {AdventureFigures} figures
 */
function trialOf({ campaign, rounds, decisions, won, chapters = {} }) {
  if (campaign) return { rounds: null, decisions, won: chapters };
  const all = Object.entries(won).map(([difficulty, byParty]) => [difficulty, sum(Object.values(byParty))]);
  return { rounds, decisions, won: Object.fromEntries(all) };
}
