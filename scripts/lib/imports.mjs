import { readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';

/** @typedef {{ target: string, typeOnly: boolean, line: number }} Import */

// An import statement begins its line, which keeps the word in comments and strings apart from it.
const STATEMENT = /^[ \t]*(?:import|export)\b(?<kind>\s+type\b)?[^'"`;]*?['"](?<target>[^'"\n]+)['"]/gm;
const CALL = /\bimport\(\s*['"](?<target>[^'"\n]+)['"]\s*\)/g;

/**
 * What a source file imports; a `typeof import()` or `import().Type` counts as code, to be on the safe side.
 * @param {string} path
 * @returns {Import[]}
 */
export function importsOf(path) {
  const source = readFileSync(path, 'utf8');
  return [...source.matchAll(STATEMENT), ...source.matchAll(CALL)].filter(isImport).map((match) => ({
    target: match.groups?.target ?? '',
    typeOnly: match.groups?.kind !== undefined,
    line: source.slice(0, match.index).split('\n').length,
  }));
}

/**
 * `export const x = 'y'` looks like an import until the word `from` is missed.
 * @param {RegExpExecArray} match
 */
function isImport(match) {
  return /from\s*['"][^'"]*['"]$|^\s*import\s*['"]|import\(/.test(match[0]);
}

/** @param {string} target */
export function isNodeBuiltin(target) {
  return target.startsWith('node:') || builtinModules.includes(target.split('/')[0] ?? '');
}
