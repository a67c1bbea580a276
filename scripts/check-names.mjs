import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ROOT } from './lib/files.mjs';
import { ALLOWED, belongsTo, isExempt, NOT_LOOKED_INTO, namedGames } from './lib/names.mjs';

/**
 * Every line that names a game outside its own folders, one sentence each. A game is a folder, its folder in the app and a
 * line in the registry; whatever else knows it by name has to be changed for the next game.
 * @param {string} root
 * @param {{ readonly [file: string]: string }} allowed files that name games and have to, each with the reason
 * @returns {string[]}
 */
export function nameOffences(root, allowed = ALLOWED) {
  const games = namedGames(root);
  const files = sourcesBelow(root, root).filter((file) => !isExempt(file));
  const found = files.flatMap((file) => offencesIn(root, file, games).map((text) => ({ file, text })));
  const naming = new Set(found.map(({ file }) => file));
  const needless = Object.keys(allowed).filter((file) => !naming.has(file));
  return [
    ...found.filter(({ file }) => allowed[file] === undefined).map(({ text }) => text),
    ...needless.map(
      (file) => `${file} names no game any more: take it off the list in scripts/lib/names.mjs.`,
    ),
  ];
}

const TEXTS = /\.(?:ts|tsx|mts|mjs|js|json|css|html|txt|svg|yml|yaml|sh)$/;

/**
 * @param {string} root
 * @param {string} folder
 * @returns {string[]}
 */
function sourcesBelow(root, folder) {
  return readdirSync(folder, { withFileTypes: true })
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return NOT_LOOKED_INTO.includes(entry.name) ? [] : sourcesBelow(root, path);
      return TEXTS.test(entry.name) ? [relative(root, path).split(sep).join('/')] : [];
    })
    .sort();
}

/**
 * @param {string} root
 * @param {string} file
 * @param {readonly import('./lib/names.mjs').NamedGame[]} games
 */
function offencesIn(root, file, games) {
  const foreign = games.filter(({ code }) => !belongsTo(file, code));
  const lines = readFileSync(join(root, file), 'utf8').split('\n');
  return lines.flatMap((line, at) =>
    foreign.flatMap(({ code, pattern }) => {
      const name = pattern.exec(line)?.[0];
      return name === undefined ? [] : [`${file}:${at + 1} names '${name}': ${placeFor(file, code)}`];
    }),
  );
}

/**
 * @param {string} file
 * @param {string} code
 */
function placeFor(file, code) {
  if (/^e2e\/|\/test\/|^scripts\/test\//.test(file))
    return `a test of one game is called ${code}… or lies in a folder ${code}; one of all games takes them from @questhall/games.`;
  if (file.startsWith('packages/web/'))
    return `move it to packages/web/src/games/${code}, or ask the face or the offer of the game.`;
  return `move it to games/${code}, or ask its module (@questhall/games).`;
}

if (resolve(process.argv[1] ?? '') === fileURLToPath(import.meta.url)) {
  const offences = nameOffences(ROOT);
  for (const offence of offences) console.error(offence);
  process.exitCode = offences.length > 0 ? 1 : 0;
}
