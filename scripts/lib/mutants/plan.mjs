import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * What the tests are run for. Test processes find the plan in a file, and write what they see into a journal beside it.
 * @typedef {object} Plan
 * @property {number} count mutants are numbered from 1 to here
 * @property {{ [path: string]: string }} woven sources with their mutants
 * @property {{ id: number, rules: string[] }[]} mutants those that are tried
 * @property {number} active a mutant that is in force while the sources are loaded, too; 0 if they are tried one after the other
 * @property {boolean} citing only tests that cite a rule of the mutant
 * @property {string} named only tests with these words in their name
 * @property {string[]} done tests that are not run (again)
 * @property {{ [test: string]: number }} usual milliseconds that a test takes, as far as they are known
 *
 * @typedef {object} Noted one line of the journal
 * @property {number} [pid] the test process that wrote it
 * @property {{ file: string, imported: number[], hits: number[] }} [loaded] mutants that were passed before the first test of a file, and those of them that were passed while its imports were loaded
 * @property {{ test: string, file: string, ms: number, hits: number[] }} [passed] what an unchanged test takes and passes
 * @property {{ mutant: number, test: string, until: number }} [begun] a mutant is tried, no longer than until then
 * @property {Fall} [fell]
 * @property {{ test: string, message: string, suspects: number[], after: string }} [spoiled] an unchanged test fails; `after` another one has been run more than once
 * @property {{ file: string, hits: number[] }} [cold] mutants that only a fresh process can try on the tests of this file
 * @property {string} [done] a test that has tried all its mutants
 *
 * @typedef {{ mutant: number, result: 'killed' | 'timeout', by: string, cites: boolean }} Fall
 */

/** The variable that says in which folder the plan is. */
export const FOLDER = 'QUESTHALL_MUTANTS';

/**
 * Begins a new journal, too.
 * @param {string} folder
 * @param {Plan} plan
 */
export function writePlan(folder, plan) {
  writeFileSync(join(folder, 'plan.json'), JSON.stringify(plan));
  writeFileSync(join(folder, 'journal'), '');
}

/**
 * @param {string} folder
 * @returns {Plan}
 */
export function readPlan(folder) {
  return JSON.parse(readFileSync(join(folder, 'plan.json'), 'utf8'));
}

/** The journal of a run, which several processes write and read while it grows. */
export class Journal {
  #file;
  #read = 0;
  #rest = '';

  /** @param {string} folder */
  constructor(folder) {
    this.#file = join(folder, 'journal');
  }

  /** @param {Noted} entry */
  note(entry) {
    appendFileSync(this.#file, `${JSON.stringify({ pid: process.pid, ...entry })}\n`);
  }

  /**
   * What has been added since the last look.
   * @returns {Noted[]}
   */
  news() {
    const lines = (this.#rest + this.#more()).split('\n');
    this.#rest = lines.pop() ?? '';
    return lines.map((line) => JSON.parse(line));
  }

  #more() {
    const bytes = existsSync(this.#file) ? readFileSync(this.#file) : Buffer.alloc(0);
    const more = bytes.subarray(this.#read).toString('utf8');
    this.#read = bytes.length;
    return more;
  }
}
