import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { filesBelow, foldersIn, ROOT } from './lib/files.mjs';
import { GERMAN, SENTENCES, WORDS } from './lib/voice.mjs';

/** Pages in which words may be spelled freely, but no listed sentence may come back. */
const PAGES = ['README.md', 'CHANGELOG.md', 'CONTRIBUTING.md', 'ARCHITECTURE.md'];
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
    ...PAGES.flatMap((page) => inPage(root, page)),
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
  textsIn(root, file).flatMap((text) =>
    Object.entries(WORDS)
      .filter(([word]) => new RegExp(`\\b${word}\\b`, 'i').test(text))
      .map(([word, better]) => `${file} says “${word}” (better: ${better}): “${text}”`),
  );

/**
 * @param {string} root
 * @param {string} page
 */
function inPage(root, page) {
  const text = readFileSync(join(root, page), 'utf8').replace(/\s+/g, ' ');
  return SENTENCES.filter((sentence) => text.includes(sentence)).map(
    (sentence) => `${page} says “${sentence}” again`,
  );
}

if (resolve(process.argv[1] ?? '') === fileURLToPath(import.meta.url)) {
  const offences = voiceOffences(ROOT);
  for (const offence of offences) console.error(offence);
  process.exitCode = offences.length > 0 ? 1 : 0;
}
