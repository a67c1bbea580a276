import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A change that changes nothing that anybody could notice, and why.
 * @typedef {{ before: string, after: string, because: string }} Equal
 */

const FILE = 'docs/mutants-equal.json';

/**
 * Those of a source file. They are tried like all others, but do not count.
 * @param {string} root
 * @param {string} file
 * @returns {Equal[]}
 */
export function equalsOf(root, file) {
  const list = join(root, FILE);
  return existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8'))[file] ?? []) : [];
}

/**
 * @param {readonly Equal[]} equals
 * @param {{ before: string, after: string }} mutant
 */
export function isEqual(equals, { before, after }) {
  return equals.some((equal) => equal.before === before && equal.after === after);
}

/**
 * What the list says although it is not so. The same words may stand in several lines; one of them must be meant.
 * @param {readonly Equal[]} equals
 * @param {readonly { id: number, before: string, after: string }[]} mutants all of the file
 * @param {ReadonlyMap<number, { by: string }>} fates
 * @returns {string[]}
 */
export function falseEquals(equals, mutants, fates) {
  return equals.flatMap((equal) => {
    const meant = mutants.filter((mutant) => isEqual([equal], mutant));
    if (meant.length === 0) return [`${FILE} lists a change that cannot be made any more: ${equal.after}`];
    const [by] = meant.map(({ id }) => fates.get(id)?.by);
    const isNoticed = meant.every(({ id }) => fates.has(id));
    return isNoticed ? [`${FILE} lists a change that is noticed by ${by}: ${equal.after}`] : [];
  });
}
