import { existsSync, readFileSync } from 'node:fs';
import { join, posix, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { filesBelow, foldersIn, ROOT } from './lib/files.mjs';
import { importsOf, isNodeBuiltin } from './lib/imports.mjs';
import { ENGINE_DEPENDENCIES, MAY_IMPORT, NODE_ALLOWED, WITHOUT_NODE } from './lib/layers.mjs';

/**
 * @typedef {{ folder: string, name: string, layer: string, dependencies: string[] }} Package
 * @typedef {import('./lib/imports.mjs').Import & { file: string }} FoundImport
 */

/** Lies among the games and is none. */
const REGISTRY = 'games/registry';

/**
 * Every offence against the dependency arrow, one sentence each.
 * @param {string} root
 * @returns {string[]}
 */
export function layerOffences(root) {
  const packages = findPackages(root);
  const layerOf = Object.fromEntries(packages.map(({ name, layer }) => [name, layer]));
  return packages.flatMap((pkg) => {
    if (MAY_IMPORT[pkg.layer] === undefined) {
      return [`${pkg.folder} has no layer: say in scripts/lib/layers.mjs what it may import.`];
    }
    const sources = found(root, `${pkg.folder}/src`).flatMap((one) => sourceOffences(pkg, layerOf, one));
    const tests = found(root, `${pkg.folder}/test`).flatMap((one) => testOffences(pkg, layerOf, one));
    return [...manifestOffences(pkg, layerOf), ...sources, ...tests];
  });
}

/**
 * @param {string} root
 * @returns {Package[]}
 */
function findPackages(root) {
  const inside = ['packages', 'games'].flatMap((top) =>
    foldersIn(join(root, top)).map((name) => `${top}/${name}`),
  );
  return [...inside, 'bench']
    .filter((folder) => existsSync(join(root, folder, 'package.json')))
    .map((folder) => {
      const manifest = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
      const isGame = folder.startsWith('games/') && folder !== REGISTRY;
      const layer = isGame ? 'games' : posix.basename(folder);
      return { folder, name: manifest.name, layer, dependencies: Object.keys(manifest.dependencies ?? {}) };
    });
}

/**
 * @param {string} root
 * @param {string} folder
 * @returns {FoundImport[]}
 */
function found(root, folder) {
  return filesBelow(join(root, folder), '.ts', '.tsx', '.mjs').flatMap((file) =>
    importsOf(join(root, folder, file)).map((one) => ({ ...one, file: `${folder}/${file}` })),
  );
}

/**
 * @param {Package} pkg
 * @param {Record<string, string>} layerOf
 * @returns {string[]}
 */
function manifestOffences(pkg, layerOf) {
  const barred = pkg.dependencies.flatMap((name) => {
    const reason = barrier(pkg, layerOf, name);
    return reason === undefined ? [] : [`${pkg.folder}/package.json depends on ${name}: ${reason}`];
  });
  const extra = pkg.dependencies.filter(
    (name) => pkg.layer === 'engine' && !ENGINE_DEPENDENCIES.includes(name),
  );
  return [
    ...barred,
    ...extra.map(
      (name) =>
        `${pkg.folder}/package.json depends on ${name}: the engine's only dependency is the random generator.`,
    ),
  ];
}

/**
 * @param {Package} pkg
 * @param {Record<string, string>} layerOf
 * @param {FoundImport} one
 * @returns {string[]}
 */
function sourceOffences(pkg, layerOf, one) {
  const where = `${one.file}:${one.line} imports ${one.target}`;
  const reasons = [
    barrier(pkg, layerOf, packageName(one.target)),
    nodeBarrier(pkg, one),
    engineBarrier(pkg, one),
    pathBarrier(pkg, one),
  ];
  return reasons.filter((reason) => reason !== undefined).map((reason) => `${where}: ${reason}`);
}

/**
 * Tests may use what the sources may not, but a game is tested without the other games.
 * @param {Package} pkg
 * @param {Record<string, string>} layerOf
 * @param {FoundImport} one
 * @returns {string[]}
 */
function testOffences(pkg, layerOf, one) {
  const name = packageName(one.target);
  const another = pkg.layer === 'games' && layerOf[name] === 'games' && name !== pkg.name;
  return another ? [`${one.file}:${one.line} imports ${one.target}: a game never imports another game.`] : [];
}

/**
 * @param {Package} pkg
 * @param {Record<string, string>} layerOf
 * @param {string} name the imported package
 */
function barrier(pkg, layerOf, name) {
  const layer =
    layerOf[name] ?? (name.startsWith('@questhall/') ? name.slice('@questhall/'.length) : undefined);
  if (layer === undefined || name === pkg.name || MAY_IMPORT[pkg.layer]?.includes(layer)) return undefined;
  if (pkg.layer === 'games' && layer === 'games') return 'a game never imports another game.';
  const allowed = MAY_IMPORT[pkg.layer]?.join(', ') || 'nothing';
  return `${pkg.layer} may import ${allowed} of the workspace, not ${layer}.`;
}

/**
 * @param {Package} pkg
 * @param {FoundImport} one
 */
function nodeBarrier(pkg, { file, target }) {
  const free = !WITHOUT_NODE.includes(pkg.layer) || NODE_ALLOWED.some((folder) => folder.test(file));
  return free || !isNodeBuiltin(target)
    ? undefined
    : `${pkg.layer} runs in the browser too and uses nothing of Node.`;
}

/**
 * @param {Package} pkg
 * @param {FoundImport} one
 */
function engineBarrier(pkg, { target, typeOnly }) {
  const foreign = !target.startsWith('.') && !isNodeBuiltin(target);
  if (pkg.layer !== 'engine' || typeOnly || !foreign || ENGINE_DEPENDENCIES.includes(packageName(target)))
    return undefined;
  return "the engine's only dependency is the random generator; types come by `import type`.";
}

/**
 * @param {Package} pkg
 * @param {FoundImport} one
 */
function pathBarrier(pkg, { file, target }) {
  if (!target.startsWith('.')) return undefined;
  const reached = posix.join(posix.dirname(file), target);
  return reached.startsWith(`${pkg.folder}/src/`)
    ? undefined
    : 'a path never leaves the sources of its package.';
}

/** @param {string} target */
function packageName(target) {
  return target
    .split('/')
    .slice(0, target.startsWith('@') ? 2 : 1)
    .join('/');
}

if (resolve(process.argv[1] ?? '') === fileURLToPath(import.meta.url)) {
  const offences = layerOffences(ROOT);
  for (const offence of offences) console.error(offence);
  process.exitCode = offences.length > 0 ? 1 : 0;
}
