import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '../files.mjs';
import { readJson } from '../json.mjs';

const LEDGERS = 'packages/rulebook/ledgers';
/** What people read at home; numbers in them are written by hand. */
const PAGES = ['README.md', 'CHANGELOG.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'docs', 'games'];
/** Words of the app and the command line: a number of rules there is an argument, never a part of the text. */
const TEXTS = ['packages/web/src/text', 'packages/web/src/games', 'packages/cli/src/words'];

/**
 * Entries of each ledger, and those of them that a game has to keep.
 * @param {string} root
 * @returns {{ entries: number, kept: number }[]}
 */
function rulesCounted(root) {
  return filesBelow(join(root, LEDGERS), '.json').map((name) => {
    const ledger = /** @type {{ sections: { rules: { kind: string }[] }[] }} */ (
      readJson(join(root, LEDGERS, name), `${LEDGERS}/${name}`)
    );
    const rules = ledger.sections.flatMap((section) => section.rules);
    return { entries: rules.length, kept: rules.filter(({ kind }) => kind !== 'content').length };
  });
}

/**
 * All entries of all ledgers.
 * @param {string} root
 */
export function allRules(root) {
  return rulesCounted(root).reduce((sum, { entries }) => sum + entries, 0);
}

/**
 * Numbers of rules in pages and texts that the ledgers do not bear out, one sentence each.
 * @param {string} root
 * @returns {string[]}
 */
export function wrongCounts(root) {
  const counted = rulesCounted(root);
  const right = new Set([allRules(root), ...counted.flatMap(({ entries, kept }) => [entries, kept])]);
  const inPages = numbersIn(root, PAGES, '.md')
    .filter(({ number }) => !right.has(number))
    .map(({ where, said }) => `${where} says '${said}', but no ledger and not all of them hold so many.`);
  const inTexts = numbersIn(root, TEXTS, '.ts').map(
    ({ where, said }) =>
      `${where} says '${said}': hand the number over instead, it is counted in the ledgers.`,
  );
  return [...inPages, ...inTexts];
}

/** Three digits and more: "2 rules" is seldom said of a rulebook. */
const COUNT = /\b(\d{1,3}(?:[.,]\d{3})+|\d{3,}) (?:rules|entries|Regeln|Einträge)\b/g;

/**
 * @param {string} root
 * @param {readonly string[]} places files, or folders to look through
 * @param {string} end
 */
function numbersIn(root, places, end) {
  const files = places.flatMap((place) =>
    place.endsWith(end) ? [place] : filesBelow(join(root, place), end).map((file) => `${place}/${file}`),
  );
  return files
    .filter((file) => !file.includes('node_modules') && existsSync(join(root, file)))
    .flatMap((file) => {
      const lines = readFileSync(join(root, file), 'utf8').split('\n');
      return lines.flatMap((line, at) =>
        [...line.matchAll(COUNT)].map(([said, digits = '']) => ({
          where: `${file}:${at + 1}`,
          said,
          number: Number(digits.replace(/[.,]/g, '')),
        })),
      );
    });
}
