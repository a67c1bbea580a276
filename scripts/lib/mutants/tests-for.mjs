import { join, posix } from 'node:path';
import { filesBelow } from '../files.mjs';

/** @typedef {{ tests: string[], laws: string[] }} Selection */

/** Tests that play whole games: golden playthroughs notice almost any change, but do not say which rule it breaks. */
const LAWS = /\/laws\.test\.ts$/;
/** Tests of a game that look at single rules and cards. */
const SINGLE = ['rules', 'effects', 'cards'];
/** The engine is also tested by the games that the test kit makes up. */
const HELPERS = { engine: ['test-kit'] };

/**
 * The test files that can notice a change of a source file, those with its name first; nothing for a file of another kind.
 * @param {string} root
 * @param {string} file
 * @returns {Selection | undefined}
 */
export function testsFor(root, file) {
  const [top = '', name = '', src, ...inside] = file.split('/');
  if (src !== 'src' || inside.length === 0 || !['games', 'packages'].includes(top)) return undefined;
  const words = inside.map((word) => word.replace(/\.\w+$/, ''));
  const folders = [name, ...(top === 'packages' ? (HELPERS[/** @type {'engine'} */ (name)] ?? []) : [])];
  const all = folders.flatMap((folder) => testsBelow(root, `${top}/${folder}/test`));
  const own = all.filter((test) => test.endsWith(`/${words.at(-1)}.test.ts`));
  const alike = [words.slice(-1), words].flatMap((some) => all.filter((test) => isNamesake(test, some)));
  const namesakes = [...own, ...alike];
  const others = all.filter((test) => top === 'packages' || SINGLE.includes(test.split('/')[3] ?? ''));
  return apart([...new Set([...namesakes, ...others])], all);
}

/**
 * Test files with one of these words in their path.
 * @param {string} root
 * @param {readonly string[]} words
 * @returns {Selection}
 */
export function testsNamed(root, words) {
  const all = ['games', 'packages', 'scripts', 'bench'].flatMap((top) => testsBelow(root, top));
  return apart(
    all.filter((test) => words.some((word) => test.includes(word))),
    [],
  );
}

/**
 * @param {string[]} chosen
 * @param {string[]} all
 */
function apart(chosen, all) {
  return {
    tests: chosen.filter((test) => !LAWS.test(test)),
    laws: [...new Set([...chosen, ...all])].filter((test) => LAWS.test(test)),
  };
}

/**
 * @param {string} root
 * @param {string} folder
 */
function testsBelow(root, folder) {
  return filesBelow(join(root, folder), '.test.ts')
    .filter((file) => !file.includes('node_modules/'))
    .map((file) => posix.join(folder, file));
}

/**
 * @param {string} test
 * @param {string[]} words folders and name of the source
 */
function isNamesake(test, words) {
  const parts = test
    .replace(/\.test\.ts$/, '')
    .split('/')
    .slice(3);
  return parts.some((part) => words.some((word) => part === word || part.startsWith(`${word}-`)));
}
