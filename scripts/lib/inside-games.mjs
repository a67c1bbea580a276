import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import { filesBelow, foldersIn } from './files.mjs';
import { importsOf } from './imports.mjs';

/**
 * Test files outside the games that import something of a game by its path, themselves or through a helper beside them. Only so
 * can they lay a table out, which adds cards to the game: nothing of the kind is exported by its package.
 * @param {string} root
 * @returns {string[]}
 */
export function testsInsideGames(root) {
  const folders = [
    ...foldersIn(join(root, 'packages')).map((name) => `packages/${name}`),
    'bench',
    'scripts',
  ];
  return folders
    .flatMap((folder) =>
      filesBelow(join(root, folder, 'test'), '.test.ts').map((file) => `${folder}/test/${file}`),
    )
    .filter((file) => reachesInside(root, file, new Set()));
}

/**
 * @param {string} root
 * @param {string} file
 * @param {Set<string>} seen files that were looked at on the way
 * @returns {boolean}
 */
function reachesInside(root, file, seen) {
  seen.add(file);
  return importsOf(join(root, file))
    .filter(({ target, typeOnly }) => target.startsWith('.') && !typeOnly)
    .map(({ target }) => posix.join(posix.dirname(file), target).replace(/\.js$/, '.ts'))
    .some(
      (path) =>
        path.startsWith('games/') ||
        (isHelper(root, path) && !seen.has(path) && reachesInside(root, path, seen)),
    );
}

/**
 * Sources are left out: a path never leaves those of its package.
 * @param {string} root
 * @param {string} path
 */
function isHelper(root, path) {
  return path.includes('/test/') && existsSync(join(root, path));
}
