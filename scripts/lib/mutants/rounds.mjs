import { Early } from './early.mjs';
import { writePlan } from './plan.mjs';

/**
 * @typedef {import('./weave.mjs').Numbered} Numbered
 * @typedef {import('./plan.mjs').Plan} Plan
 * @typedef {import('./plan.mjs').Noted} Noted
 * @typedef {import('./session.mjs').Session} Session
 * @typedef {import('./plan.mjs').Fall & { tier: 'tests' | 'laws' }} Fate how a mutant was noticed
 */

/** Tests that fail although nothing was changed. */
export class TestsFail extends Error {}

/** Tries mutants on tests, in one round after the other, and remembers what became of them. */
export class Rounds {
  /** @type {Map<number, Fate>} */
  fates = new Map();
  /** Mutants that some test passes. */
  reached = new Set();
  #early = new Early();
  /** Mutants and tests that do damage in a process that goes on: the former get one of their own, the latter are left out. */
  #barred = { mutants: new Set(), tests: new Set() };
  /** @type {Map<string, { file: string, ms: number, hits: number[] }>} */
  #known = new Map();

  /**
   * @param {Session} session
   * @param {string} folder
   * @param {readonly Numbered[]} mutants
   * @param {{ [path: string]: string }} woven
   */
  constructor(session, folder, mutants, woven) {
    this.session = session;
    this.folder = folder;
    this.mutants = mutants;
    this.woven = woven;
  }

  get #alive() {
    return this.mutants.filter(({ id }) => !this.fates.has(id));
  }

  /**
   * Each test tries all mutants that it passes, until nobody is left or all tests are done.
   * @param {readonly string[]} files
   * @param {{ tier: 'tests' | 'laws', citing?: boolean, named?: string }} how
   */
  async warm(files, how) {
    const done = new Set();
    for (let again = true; again; ) {
      const mutants = this.#alive.filter(({ id }) => !this.#barred.mutants.has(id));
      if (mutants.length === 0 || files.length === 0) return;
      const skipped = [...done, ...this.#barred.tests, ...this.#idle(mutants)];
      again = await this.#round(
        files,
        { mutants, ...how, done: skipped },
        (test) => done.add(test),
        how.tier,
      );
    }
  }

  /**
   * What is known of a test tells that it passes none of these mutants.
   * @param {readonly Numbered[]} mutants
   */
  #idle(mutants) {
    const ids = new Set(mutants.map(({ id }) => id));
    return [...this.#known].filter(([, { hits }]) => !hits.some((id) => ids.has(id))).map(([test]) => test);
  }

  /**
   * True if it has to be done again for those that are left.
   * @param {readonly string[]} files
   * @param {Partial<Plan>} plan
   * @param {(test: string) => void} finish
   * @param {'tests' | 'laws'} tier
   */
  async #round(files, plan, finish, tier) {
    this.#write(plan);
    const { notes, failed, ended } = await this.session.run(files);
    if (failed[0] !== undefined && ended.length === 0) throw new TestsFail(failed[0]);
    for (const entry of notes) this.#take(entry, finish, tier);
    for (const { mutant } of ended) this.#fall({ mutant, result: 'timeout', by: '', cites: false }, tier);
    const spoiled = notes.flatMap((entry) => entry.spoiled ?? []);
    for (const one of spoiled) this.#bar(one);
    return ended.length > 0 || spoiled.length > 0;
  }

  /** @param {Partial<Plan>} plan */
  #write(plan) {
    const usual = Object.fromEntries([...this.#known].map(([test, { ms }]) => [test, ms]));
    const mutants = (plan.mutants ?? []).map(({ id, rules }) => ({ id, rules }));
    const count = Math.max(0, ...this.mutants.map(({ id }) => id));
    const rest = { active: 0, citing: false, named: '', done: [], ...plan };
    writePlan(this.folder, { ...rest, count, woven: this.woven, usual, mutants });
  }

  /**
   * @param {Noted} entry
   * @param {(test: string) => void} finish
   * @param {'tests' | 'laws'} tier
   */
  #take(entry, finish, tier) {
    const { loaded, passed, fell, done } = entry;
    this.#early.take(entry);
    for (const id of [...(loaded?.hits ?? []), ...(passed?.hits ?? [])]) this.reached.add(id);
    if (passed !== undefined) this.#known.set(passed.test, passed);
    if (fell !== undefined) this.#fall(fell, tier);
    if (done !== undefined) finish(done);
  }

  /**
   * @param {import('./plan.mjs').Fall} fall
   * @param {'tests' | 'laws'} tier
   */
  #fall(fall, tier) {
    if (!this.fates.has(fall.mutant)) this.fates.set(fall.mutant, { ...fall, tier });
  }

  /** @param {NonNullable<Noted['spoiled']>} spoiled */
  #bar({ test, message, suspects, after }) {
    if (suspects.length === 0 && after === '') throw new TestsFail(`${test}: ${message}`);
    for (const id of suspects) this.#barred.mutants.add(id);
    if (suspects.length === 0) this.#barred.tests.add(after);
  }

  /**
   * Those that must be run afresh for a mutant.
   * @param {Numbered} mutant
   * @param {readonly string[]} files
   * @param {boolean} all
   */
  #filesFor(mutant, files, all) {
    const hit = [...this.#known.values()]
      .filter(({ hits }) => hits.includes(mutant.id))
      .map(({ file }) => file);
    const early = this.#early.filesFor(mutant, files);
    return all || this.#barred.mutants.has(mutant.id)
      ? files.filter((file) => hit.includes(file) || early.includes(file))
      : early;
  }

  /**
   * Mutants whose change happens while sources are loaded, or only once: each gets fresh processes.
   * @param {readonly string[]} files
   * @param {{ tier: 'tests' | 'laws', named?: string, all?: boolean }} how `all`: every mutant that is left, on the files that pass it
   */
  async cold(files, { tier, named = '', all = false }) {
    for (const mutant of this.#alive) {
      const fresh = this.#filesFor(mutant, files, all);
      if (fresh.length === 0) continue;
      this.#write({ mutants: [mutant], active: mutant.id, named });
      const { notes, failed, ended } = await this.session.run(fresh);
      const fell = notes.find((entry) => entry.fell !== undefined)?.fell;
      const result = ended.length > 0 ? 'timeout' : 'killed';
      if (fell !== undefined) this.#fall(fell, tier);
      else if (failed.length + ended.length > 0)
        this.#fall({ mutant: mutant.id, result, by: failed[0] ?? '', cites: false }, tier);
    }
  }
}
