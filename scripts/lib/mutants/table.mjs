import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashOf } from '../files.mjs';

/**
 * The score of a file when it was last kept.
 * @typedef {{ mutants: number, equal: number, score: number, scoreWithLaws: number, commit: string, date: string, source: string }} Kept
 * @typedef {{ [file: string]: Kept }} Scores
 */

const SCORES = 'docs/mutants.json';
const TABLE = 'docs/mutants.md';
/** Per cent that rules and the engine should reach. */
const WANTED = 90;

/**
 * Keeps the scores of these files, and writes the table anew.
 * @param {string} root
 * @param {readonly import('./summary.mjs').Summary[]} summaries
 */
export function keep(root, summaries) {
  const [commit = '', date = ''] = git(root, 'log', '-1', '--format=%h %cs').split(' ');
  const scores = readScores(root);
  for (const { file, mutants, equal, score, scoreWithLaws } of summaries) {
    const isChanged = git(root, 'status', '--porcelain', '--', file) !== '';
    const source = sourceOf(root, file);
    scores[file] = {
      mutants,
      equal,
      score,
      scoreWithLaws,
      commit: `${commit}${isChanged ? '+' : ''}`,
      date,
      source,
    };
  }
  const sorted = Object.fromEntries(Object.entries(scores).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(join(root, SCORES), `${JSON.stringify(sorted, null, 2)}\n`);
  writeTable(root);
}

/**
 * @param {string} root
 * @returns {string[]} files that have changed since their score was kept
 */
export function writeTable(root) {
  const scores = readScores(root);
  writeFileSync(join(root, TABLE), table(scores));
  return Object.entries(scores)
    .filter(([file, { source }]) => !existsSync(join(root, file)) || sourceOf(root, file) !== source)
    .map(([file]) => file);
}

/** @param {Scores} scores */
export function table(scores) {
  const rows = Object.entries(scores).map(([file, kept]) => row(file, kept));
  return `${[...HEAD, ...rows].join('\n')}\n`;
}

const HEAD = [
  '# Mutants',
  '',
  'How much of the code its tests hold on to: every small change of a line (a *mutant*) should make a test fail.',
  `Rules and the engine should reach ${WANTED} %. Golden playthroughs and laws notice more, but do not say which rule was broken;`,
  'what only they notice counts in the last column alone. *Equal* are changes that nobody could notice; `mutants-equal.json` lists each with its reason.',
  '',
  'Written by `npm run mutants -- --keep <file> …` and `npm run mutants -- --table` from `mutants.json`; do not change it by hand.',
  '',
  '| File | Mutants | Equal | Noticed by tests | Or by golden playthroughs | As of |',
  '| --- | ---: | ---: | ---: | ---: | --- |',
];

/**
 * @param {string} file
 * @param {Kept} kept
 */
function row(file, { mutants, equal, score, scoreWithLaws, commit, date }) {
  const shown = score < WANTED ? `**${score} %**` : `${score} %`;
  return `| \`${file}\` | ${mutants} | ${equal || ''} | ${shown} | ${scoreWithLaws} % | ${date} (${commit}) |`;
}

/**
 * @param {string} root
 * @returns {Scores}
 */
function readScores(root) {
  const file = join(root, SCORES);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

/**
 * @param {string} root
 * @param {string} file
 */
function sourceOf(root, file) {
  return hashOf(root, [file]).slice(0, 12);
}

/**
 * @param {string} root
 * @param {...string} words
 */
function git(root, ...words) {
  return execFileSync('git', words, { cwd: root, encoding: 'utf8' }).trim();
}
