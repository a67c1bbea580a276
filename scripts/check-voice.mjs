import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { filesBelow, foldersIn, ROOT } from './lib/files.mjs';
import { GERMAN, SENTENCES, WORDS } from './lib/voice.mjs';

/** Pages for people who play or build: no listed sentence, no word that has a plainer one. What they quote does not count. */
const PAGES = ['README.md', 'CHANGELOG.md', 'CONTRIBUTING.md', 'ARCHITECTURE.md'];
const QUOTED = /“[^”]*”|`[^`]*`/g;
const COMMENT = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/[^\n]*/g;
const LITERAL = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g;

/**
 * Every sentence or word that has a plainer form, with the place where it stands.
 * @param {string} root
 * @returns {string[]}
 */
export function voiceOffences(root) {
  return [
    ...textsOf(root, 'en').flatMap((file) => [...found(root, file, SENTENCES), ...foundWords(root, file)]),
    ...filesBelow(join(root, 'packages/cli/src'), '.ts').flatMap((name) =>
      found(root, `packages/cli/src/${name}`, SENTENCES),
    ),
    ...textsOf(root, 'de').flatMap((file) => found(root, file, GERMAN)),
    ...pagesOf(root).flatMap((page) => inPage(root, page)),
  ];
}

/**
 * Files with what people read in one language.
 * @param {string} root
 * @param {'en' | 'de'} language
 */
function textsOf(root, language) {
  const folders = [
    'packages/web/src/text',
    'packages/cli/src/words',
    ...foldersIn(join(root, 'packages/web/src/games')).map((game) => `packages/web/src/games/${game}/words`),
    ...foldersIn(join(root, 'games')).map((game) => `games/${game}/src/text`),
  ];
  const isOfLanguage = new RegExp(`(^|/)${language}(/|\\.ts$)`);
  return folders.flatMap((folder) =>
    filesBelow(join(root, folder), '.ts')
      .map((name) => `${folder}/${name}`)
      .filter((file) => isOfLanguage.test(file)),
  );
}

/**
 * @param {string} root
 */
function pagesOf(root) {
  const houses = ['games', 'packages'].flatMap((house) =>
    foldersIn(join(root, house)).map((folder) => `${house}/${folder}/README.md`),
  );
  return [
    ...PAGES,
    ...houses.filter((page) => existsSync(join(root, page))),
    ...filesBelow(join(root, 'decisions'), '.md').map((name) => `decisions/${name}`),
  ];
}

/**
 * The texts of a file: its string literals without keys and without comments.
 * @param {string} root
 * @param {string} file
 */
function textsIn(root, file) {
  const source = readFileSync(join(root, file), 'utf8').replace(COMMENT, '');
  return [...source.matchAll(LITERAL)]
    .filter((match) => !isKey(source, match.index, match[0].length))
    .map((match) => match[0].slice(1, -1));
}

/**
 * A key stands first on its line and before a colon.
 * @param {string} source
 * @param {number} from
 * @param {number} length
 */
const isKey = (source, from, length) =>
  /(^|\n)\s*$/.test(source.slice(0, from)) && /^\s*:/.test(source.slice(from + length));

/**
 * @param {string} root
 * @param {string} file
 * @param {readonly string[]} sentences
 */
const found = (root, file, sentences) =>
  textsIn(root, file).flatMap((text) =>
    sentences
      .filter((sentence) => text.includes(sentence))
      .map((sentence) => `${file} says “${sentence}” again: “${text}”`),
  );

/**
 * @param {string} root
 * @param {string} file
 */
const foundWords = (root, file) =>
  textsIn(root, file).flatMap((text) => wordsIn(text).map((words) => `${file} says ${words}: “${text}”`));

/** @param {string} text */
const wordsIn = (text) =>
  Object.entries(WORDS)
    .filter(([word]) => new RegExp(`\\b${word}\\b`, 'i').test(text))
    .map(([word, better]) => `“${word}” (better: ${better})`);

/**
 * @param {string} root
 * @param {string} page
 */
function inPage(root, page) {
  const text = readFileSync(join(root, page), 'utf8').replace(/\s+/g, ' ');
  const own = text.replace(QUOTED, '');
  return [
    ...SENTENCES.filter((sentence) => own.includes(sentence)).map(
      (sentence) => `${page} says “${sentence}” again`,
    ),
    ...wordsIn(own).map((words) => `${page} says ${words}`),
  ];
}

if (resolve(process.argv[1] ?? '') === fileURLToPath(import.meta.url)) {
  const offences = voiceOffences(ROOT);
  for (const offence of offences) console.error(offence);
  process.exitCode = offences.length > 0 ? 1 : 0;
}
