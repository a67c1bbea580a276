import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from './files.mjs';

/**
 * A game by its code, its printed title without that of the series, and how identifiers spell it.
 * @typedef {{ code: string, pattern: RegExp }} NamedGame
 */

const LEDGERS = 'packages/rulebook/ledgers';

/**
 * Every game that has a ledger, playable or not.
 * @param {string} root
 * @returns {NamedGame[]}
 */
export function namedGames(root) {
  return filesBelow(join(root, LEDGERS), '.json').map((file) => {
    const { game, title } = JSON.parse(readFileSync(join(root, LEDGERS, file), 'utf8'));
    return { code: game, pattern: patternOf(game, title) };
  });
}

/**
 * The id of a rule (ACG-ZONE-04) names no game: it names the rule, and its ledger finds the game.
 * @param {string} code
 * @param {string} title
 */
function patternOf(code, title) {
  const camel = code.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
  const pascal = camel.charAt(0).toUpperCase() + camel.slice(1);
  const [series = '', own = series] = title.split(': ');
  const words = own.startsWith('The Adventure Game') ? series : own.replace(/^The /, '');
  const word = `(?<![\\w])${code}(?![\\w]|-[a-zA-Z]+-\\d)`;
  const identifier = `(?<![a-zA-Z])(?:${camel}|${pascal})(?=[A-Z_]|\\b)(?!-[a-zA-Z]+-\\d)|(?<![a-zA-Z])${camel.toUpperCase()}_`;
  return new RegExp(`${word}|${identifier}|${words}`);
}

/** Folders that no hand has written, or that hold no source. */
export const NOT_LOOKED_INTO = ['node_modules', 'dist', 'generated', '.git', 'out', 'coverage'];

/** The ledgers, documents for people, the registry, and what tools write. */
const EXEMPT = [
  /^packages\/rulebook\//,
  /^games\/registry\//,
  /^(docs|decisions)\//,
  /\.md$/,
  /^package-lock\.json$/,
];

/** @param {string} file */
export const isExempt = (file) => EXEMPT.some((pattern) => pattern.test(file));

/**
 * Whether a file is a game's own: in its folders, or one of its tests, which begin with its code or lie in a folder of that name.
 * @param {string} file
 * @param {string} code
 */
export function belongsTo(file, code) {
  if (file.startsWith(`games/${code}/`) || file.startsWith(`packages/web/src/games/${code}/`)) return true;
  const inTests = /^(?:e2e|(?:packages\/[\w-]+|scripts|bench)\/test)\/(.+)$/.exec(file)?.[1];
  return (
    inTests
      ?.split('/')
      .some((part) => part === code || part.startsWith(`${code}.`) || part.startsWith(`${code}-`)) === true
  );
}

/**
 * Files that name games and have to, each with the reason.
 * @type {{ readonly [file: string]: string }}
 */
export const ALLOWED = {
  'packages/web/package.json':
    'a package lists what it imports, and the folder of a game in the app imports types, lessons and choices of its game',
  'packages/web/test/kit.test.ts': 'lists the style sheets that do not use the kit yet, wherever they lie',
  'packages/web/src/text/en/screens.ts': 'the notice of a fan work names the trade marks of others',
  'packages/web/src/text/de/screens.ts': 'the notice of a fan work names the trade marks of others',
};
