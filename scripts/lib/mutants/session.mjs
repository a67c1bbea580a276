import { createVitest } from 'vitest/node';
import { ROOT } from '../files.mjs';
import { FOLDER, Journal } from './plan.mjs';

/** @typedef {{ notes: import('./plan.mjs').Noted[], failed: string[], ended: { mutant: number, test: string }[] }} Ran */

const CONFIG = new URL('./vitest.config.ts', import.meta.url).pathname;
/** Milliseconds between two looks at the journal. */
const LOOK = 250;

/** Vitest, kept ready between runs. A test process that hangs is ended, and the run goes on without it. */
export class Session {
  #vitest;
  #folder;
  /** @type {Map<number, import('./plan.mjs').Noted>} */
  #latest = new Map();

  /**
   * @param {import('vitest/node').Vitest} vitest
   * @param {string} folder
   */
  constructor(vitest, folder) {
    this.#vitest = vitest;
    this.#folder = folder;
  }

  /**
   * @param {string} folder where the plan is
   */
  static async open(folder) {
    process.env[FOLDER] = folder;
    const vitest = await createVitest('test', {
      config: CONFIG,
      root: ROOT,
      watch: false,
      reporters: [{}],
    });
    return new Session(vitest, folder);
  }

  /**
   * Runs test files by the plan that lies in the folder.
   * @param {readonly string[]} files
   * @returns {Promise<Ran>}
   */
  async run(files) {
    const journal = new Journal(this.#folder);
    /** @type {Ran} */
    const ran = { notes: [], failed: [], ended: [] };
    const look = () => {
      ran.notes.push(...this.#read(journal));
      ran.ended.push(...this.#endHanging());
    };
    const timer = setInterval(look, LOOK);
    try {
      const { testModules, unhandledErrors } = await this.#vitest.runTestSpecifications(
        await this.#specs(files),
      );
      // Vitest remembers the files of earlier runs, too.
      const bad = testModules.filter((module) => files.includes(module.relativeModuleId) && !module.ok());
      ran.failed = [...bad.map(trouble), ...unhandledErrors.map(String)];
    } finally {
      clearInterval(timer);
      ran.notes.push(...this.#read(journal));
    }
    // A process that did not end what it had begun was brought down by the mutant.
    if (ran.failed.length > 0)
      ran.ended.push(...[...this.#latest.values()].flatMap(({ begun }) => begun ?? []));
    this.#latest.clear();
    return ran;
  }

  /** @param {readonly string[]} files */
  async #specs(files) {
    const specs = await this.#vitest.globTestSpecifications([...files]);
    return files.flatMap((file) => specs.filter(({ moduleId }) => moduleId === `${ROOT}${file}`));
  }

  /** @param {Journal} journal */
  #read(journal) {
    const news = journal.news();
    for (const entry of news) this.#latest.set(entry.pid ?? 0, entry);
    return news;
  }

  #endHanging() {
    const hanging = [...this.#latest.entries()].filter(
      ([, { begun }]) => begun !== undefined && begun.until < Date.now(),
    );
    return hanging.flatMap(([pid, { begun }]) => {
      this.#latest.delete(pid);
      end(pid);
      return begun === undefined ? [] : [begun];
    });
  }

  async close() {
    await this.#vitest.close();
  }

  /** Ends the test processes of a run that is broken off. */
  abandon() {
    for (const pid of this.#latest.keys()) end(pid);
  }
}

/** @param {import('vitest/node').TestModule} module */
function trouble(module) {
  return `${module.relativeModuleId}: ${module.errors()[0]?.message ?? 'a test fails'}`;
}

/** @param {number} pid */
function end(pid) {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
}
