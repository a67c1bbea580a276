import { existsSync, mkdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filesBelow, foldersIn, hashOf, ROOT } from './files.mjs';
import { runQuiet, TOOLS } from './run.mjs';

/** Goes with what is installed, which the packages are compiled against. */
const STAMP = 'node_modules/.cache/packages-made-of';

/**
 * Compiles all packages. The compiler goes by dates, and notes down what it has built only at its end: a source that is changed in
 * the meantime is older than the note, and would count as built for ever. So its dates are believed only if nothing has changed and
 * nobody else has built since a build that succeeded; otherwise it has to compare contents.
 * @returns {Promise<{ code: number, output: string }>}
 */
export async function buildPackages() {
  const made = sourcesOf(ROOT);
  if (!isKnown(ROOT, made)) forgetDates(ROOT);
  const built = await runQuiet(TOOLS.tsc, ['-b']);
  if (built.code === 0) remember(ROOT, made);
  else rmSync(join(ROOT, STAMP), { force: true });
  return built;
}

/**
 * One word for all that is compiled.
 * @param {string} root
 */
export function sourcesOf(root) {
  const files = projects(root).flatMap((folder) => [
    ...['package.json', 'tsconfig.json'].map((file) => `${folder}/${file}`),
    ...filesBelow(join(root, folder, 'src'), '').map((file) => `${folder}/src/${file}`),
  ]);
  return hashOf(root, ['package-lock.json', 'tsconfig.json', 'tsconfig.base.json', ...files]);
}

/**
 * Was the last build one of exactly these sources?
 * @param {string} root
 * @param {string} made
 */
export function isKnown(root, made) {
  const stamp = join(root, STAMP);
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== made) return false;
  const { mtimeMs } = statSync(stamp);
  return notes(root).every((note) => statSync(note).mtimeMs <= mtimeMs);
}

/**
 * @param {string} root
 * @param {string} made
 */
export function remember(root, made) {
  const stamp = join(root, STAMP);
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, made);
}

/**
 * Makes what the compiler noted down older than every source.
 * @param {string} root
 */
export function forgetDates(root) {
  for (const note of notes(root)) utimesSync(note, 1, 1);
}

/** @param {string} root */
function notes(root) {
  return projects(root).flatMap((folder) => {
    const dist = join(root, folder, 'dist');
    return filesBelow(dist, '.tsbuildinfo').map((file) => join(dist, file));
  });
}

/**
 * @param {string} root
 * @returns {string[]}
 */
function projects(root) {
  const inside = ['packages', 'games'].flatMap((above) =>
    foldersIn(join(root, above)).map((name) => `${above}/${name}`),
  );
  return [...inside, 'bench'].filter((folder) => existsSync(join(root, folder, 'tsconfig.json')));
}
