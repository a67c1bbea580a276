import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compressBelow } from './compress.mjs';
import { filesBelow, foldersIn, hashOf, ROOT } from './files.mjs';
import { runQuiet, TOOLS } from './run.mjs';

const APP = 'packages/web/dist/app';
/** Beside the app, because a build empties its folder first. */
const STAMP = 'packages/web/dist/app-made-of';
/** None of these is part of the app. */
const OTHERS = ['packages/cli', 'packages/sim', 'packages/test-kit'];
/** What a package makes out of the rest, or keeps for itself. */
const LEFT_OUT = /^(dist|node_modules|test\/out)\//;

/**
 * Builds the app, unless the one that is there was made of exactly these files.
 * @returns {Promise<{ code: number, output: string }>}
 */
export async function buildApp() {
  const stamp = join(ROOT, STAMP);
  const made = madeOf(ROOT);
  if (existsSync(join(ROOT, APP, 'index.html')) && existsSync(stamp) && readFileSync(stamp, 'utf8') === made)
    return { code: 0, output: '' };
  // A build that is broken off leaves half an app, and must not look like a whole one.
  rmSync(stamp, { force: true });
  const built = await runQuiet(TOOLS.vite, ['build', 'packages/web', '--logLevel', 'warn']);
  if (built.code !== 0) return built;
  compressBelow(join(ROOT, APP));
  writeFileSync(stamp, made);
  return built;
}

/**
 * One word for all that the app is made of: its sources, those of the packages and games it uses, and what is installed.
 * The tests of the games belong to it, since the rulebook says how many there are.
 * @param {string} root
 */
export function madeOf(root) {
  const folders = ['packages', 'games']
    .flatMap((above) => foldersIn(join(root, above)).map((name) => `${above}/${name}`))
    .filter((folder) => !OTHERS.includes(folder));
  const files = folders.flatMap((folder) =>
    filesBelow(join(root, folder), '')
      .filter((file) => !LEFT_OUT.test(file))
      .map((file) => `${folder}/${file}`),
  );
  return hashOf(root, ['package-lock.json', ...files]);
}
