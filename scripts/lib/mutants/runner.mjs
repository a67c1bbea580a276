import { TestRunner } from 'vitest';
import { cited } from './cited.mjs';
import { attempt, fullName, refresh, TooLong } from './one-test.mjs';
import { FOLDER, Journal, readPlan } from './plan.mjs';
import { switchboard, timeLimit } from './switchboard.mjs';

/**
 * @typedef {import('vitest').RunnerTestCase} Test
 * @typedef {{ error: unknown, passes: number, ms: number, seen: number[], isOverrun: boolean }} Run
 */

const folder = process.env[FOLDER] ?? '';
/** Loading a test file may take so long with a mutant. */
const LOADING = 30_000;
/** How much slower than now the machine may be in a moment. */
const BUSY = 4;

/** What was tried in this process since the last test that ran well, and whether it has done lasting damage. */
const tried = { mutants: /** @type {number[]} */ ([]), twice: '', isSpoiled: false };

/** Runs each test as it is, and then again with each mutant that it passes and that is still alive. */
export default class MutantRunner extends TestRunner {
  plan = readPlan(folder);
  journal = new Journal(folder);
  board = switchboard(this.plan.count);
  /** @type {Set<number>} */
  fallen = new Set();
  /** @type {Test | undefined} */
  latest = undefined;

  /** @param {import('vitest').SerializedConfig} config */
  constructor(config) {
    super(config);
    this.board.set(this.plan.active);
  }

  /**
   * @override
   * @param {import('vitest').RunnerTestFile} file
   */
  onCollectStart(file) {
    super.onCollectStart(file);
    if (this.plan.active > 0) this.begin(this.plan.active, file.name, LOADING);
  }

  /**
   * Once somebody has noticed the mutant, no other file needs to be loaded.
   * @override
   * @param {string} path
   * @param {'collect' | 'setup'} source
   */
  importFile(path, source) {
    return this.isOver() ? undefined : super.importFile(path, source);
  }

  isOver() {
    for (const { fell } of this.journal.news()) if (fell !== undefined) this.fallen.add(fell.mutant);
    return this.fallen.has(this.plan.active);
  }

  /** @override */
  onAfterRunFiles() {
    super.onAfterRunFiles();
    this.journal.note({});
  }

  /** @param {Test} test */
  async runTask(test) {
    if (tried.isSpoiled || !this.isWanted(test) || this.isOver()) return;
    await (this.plan.active > 0 ? this.runCold(test) : this.runWarm(test));
  }

  /** @param {Test} test */
  isWanted({ id, name }) {
    return !this.plan.done.includes(id) && name.includes(this.plan.named);
  }

  /**
   * The mutant is in force since the sources were loaded.
   * @param {Test} test
   */
  async runCold(test) {
    const { active, usual } = this.plan;
    const ms = usual[test.id] ?? LOADING;
    this.begin(active, test.id, timeLimit(ms));
    this.board.set(active, { passes: Number.POSITIVE_INFINITY, ms });
    const error = await attempt(test, timeLimit(ms) * BUSY);
    const isOverrun = this.board.isOverrun || error instanceof TooLong;
    this.journal.note({ done: test.id });
    if (error === undefined && !isOverrun) return;
    this.fell(test, active, isOverrun);
    throw error;
  }

  /** @param {Test} test */
  async runWarm(test) {
    const file = test.file.name;
    if (this.latest?.file !== test.file)
      this.journal.note({ loaded: { file, imported: this.board.imported, hits: this.board.seen } });
    const usual = await this.run(test, 0);
    if (usual.error !== undefined) return this.spoil(test, usual.error);
    Object.assign(tried, { mutants: [], twice: '' });
    this.journal.note({ passed: { test: test.id, file, ms: usual.ms, hits: usual.seen } });
    await this.tryEach(test, usual);
    if (!tried.isSpoiled) this.journal.note({ done: test.id });
  }

  /**
   * @param {Test} test
   * @param {Run} usual
   */
  async tryEach(test, usual) {
    const mine = this.candidates(test, usual.seen);
    if (mine.length === 0) return;
    tried.twice = test.id;
    // A test that cannot be run twice says nothing about a mutant, nor does one that passes it only the first time.
    const again = await this.run(test, 0);
    const repeatable = again.error === undefined ? mine.filter((id) => again.seen.includes(id)) : [];
    this.journal.note({
      cold: { file: test.file.name, hits: mine.filter((id) => !repeatable.includes(id)) },
    });
    for (const id of repeatable) if (!tried.isSpoiled) await this.tryOne(test, id, usual);
  }

  /**
   * @param {Test} test
   * @param {number[]} seen
   */
  candidates(test, seen) {
    return this.plan.mutants
      .filter(({ id }) => seen.includes(id) && !this.fallen.has(id))
      .map(({ id }) => id)
      .filter((id) => !this.plan.citing || this.cites(test, id));
  }

  /**
   * @param {Test} test
   * @param {number} id
   * @param {Run} usual
   */
  async tryOne(test, id, usual) {
    tried.mutants.push(id);
    this.begin(id, test.id, timeLimit(usual.ms));
    const run = await this.run(test, id, usual);
    if (run.error === undefined && !run.isOverrun) return;
    const { error } = await this.run(test, 0);
    if (error === undefined) this.fell(test, id, run.isOverrun);
    else this.spoil(test, error);
  }

  /**
   * @param {Test} test
   * @param {number} active
   * @param {Run} [usual]
   * @returns {Promise<Run>}
   */
  async run(test, active, usual) {
    if (this.latest === test) await refresh(test);
    this.latest = test;
    this.onBeforeTryTask(test);
    const started = performance.now();
    this.board.set(active, usual);
    const error = await attempt(test, usual && timeLimit(usual.ms) * BUSY);
    const ms = performance.now() - started;
    const { passes, seen, isOverrun } = this.board;
    this.board.set(0);
    return { error, passes, ms, seen, isOverrun: isOverrun || error instanceof TooLong };
  }

  /**
   * @param {number} mutant
   * @param {string} test
   * @param {number} ms that it may take on a quiet machine; much later the process is ended from outside
   */
  begin(mutant, test, ms) {
    this.journal.note({ begun: { mutant, test, until: Date.now() + (ms + 2000) * BUSY } });
  }

  /**
   * @param {Test} test
   * @param {number} mutant
   * @param {boolean} isOverrun
   */
  fell(test, mutant, isOverrun) {
    const result = isOverrun ? 'timeout' : 'killed';
    this.journal.note({ fell: { mutant, result, by: fullName(test), cites: this.cites(test, mutant) } });
  }

  /**
   * @param {Test} test
   * @param {number} id
   */
  cites({ name }, id) {
    const rules = this.plan.mutants.find((mutant) => mutant.id === id)?.rules ?? [];
    return cited(name).some((rule) => rules.includes(rule));
  }

  /**
   * @param {Test} test
   * @param {unknown} error
   */
  spoil(test, error) {
    const message = error instanceof Error ? error.message : String(error);
    this.journal.note({
      spoiled: { test: fullName(test), message, suspects: tried.mutants, after: tried.twice },
    });
    tried.isSpoiled = true;
  }
}
