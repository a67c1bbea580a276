import { falseEquals, isEqual } from './equal.mjs';

/**
 * @typedef {import('./weave.mjs').Numbered} Numbered
 * @typedef {{ line: number, kind: string, before: string, after: string, rules: string[], reached: boolean }} Left
 * @typedef {object} Summary
 * @property {string} file
 * @property {number} mutants
 * @property {number} killed by tests of rules, effects, cards and parts
 * @property {number} timedOut tests that never ended, or took ten times as long
 * @property {number} onlyLaws noticed by nothing but golden playthroughs and laws
 * @property {number} survived
 * @property {number} equal changes that nobody could notice; they are left out of everything else
 * @property {number} ruled mutants in steps that cite rules
 * @property {number} cited those of them that a test of the same rule notices
 * @property {number} score per cent that tests notice
 * @property {number} scoreWithLaws
 * @property {Left[]} survivors
 * @property {Left[]} lawsOnly
 * @property {string[]} complaints about the list of equal changes
 */

/**
 * @param {import('./try.mjs').Target} target
 * @param {import('./try.mjs').Tried} tried
 * @param {{ equals: readonly import('./equal.mjs').Equal[], all: boolean }} known `all`: no mutant of the file was left out
 * @returns {Summary}
 */
export function summarize({ file, mutants: tried }, { fates, reached }, { equals, all }) {
  const mutants = tried.filter((mutant) => fates.has(mutant.id) || !isEqual(equals, mutant));
  const count = (/** @type {(mutant: Numbered) => boolean} */ is) => mutants.filter(is).length;
  const isNoticed = (/** @type {{ id: number }} */ { id }) => fates.get(id)?.tier === 'tests';
  const timedOut = count(({ id }) => isNoticed({ id }) && fates.get(id)?.result === 'timeout');
  const noticed = count(isNoticed);
  const onlyLaws = count(({ id }) => fates.get(id)?.tier === 'laws');
  const left = (/** @type {Numbered} */ mutant) => leftOver(mutant, reached.has(mutant.id));
  return {
    file,
    mutants: mutants.length,
    killed: noticed - timedOut,
    timedOut,
    onlyLaws,
    survived: mutants.length - noticed - onlyLaws,
    equal: tried.length - mutants.length,
    ruled: count(({ rules }) => rules.length > 0),
    cited: count(({ id }) => fates.get(id)?.cites ?? false),
    score: percent(noticed, mutants.length),
    scoreWithLaws: percent(noticed + onlyLaws, mutants.length),
    survivors: mutants.filter(({ id }) => !fates.has(id)).map(left),
    lawsOnly: mutants.filter(({ id }) => fates.get(id)?.tier === 'laws').map(left),
    complaints: all ? falseEquals(equals, tried, fates) : [],
  };
}

/**
 * Rounded down, so that 90 % is 90 %.
 * @param {number} part
 * @param {number} whole
 */
function percent(part, whole) {
  return whole === 0 ? 100 : Math.floor((part / whole) * 1000) / 10;
}

/**
 * @param {Numbered} mutant
 * @param {boolean} reached
 * @returns {Left}
 */
function leftOver({ line, kind, before, after, rules }, reached) {
  return { line, kind, before, after, rules, reached };
}
